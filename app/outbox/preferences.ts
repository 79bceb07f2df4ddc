export const NOTIFICATION_KINDS = [
  'followed_funding',
  'followed_news',
  'followed_status',
  'recommended_digest',
  'my_listing_review',
  'product_news',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Kept beside them: what waits, daily, for moderators only; turned off on their own page. */
export const MODERATION_MAIL = 'moderation_queue';

export const FREQUENCIES = ['off', 'instant', 'daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const DEFAULT_FREQUENCIES: Record<NotificationKind, Frequency> = {
  followed_funding: 'daily',
  followed_news: 'weekly',
  followed_status: 'daily',
  recommended_digest: 'off',
  my_listing_review: 'instant',
  product_news: 'off',
};

export type NotificationPreferences = Record<NotificationKind, Frequency> & { pause_all: boolean };

export function readPreferences(stored: unknown): NotificationPreferences {
  const given = (stored ?? {}) as Record<string, unknown>;
  const chosen = NOTIFICATION_KINDS.map((kind) => {
    const frequency = FREQUENCIES.find((one) => one === given[kind]);
    return [kind, frequency ?? DEFAULT_FREQUENCIES[kind]];
  });
  return { ...Object.fromEntries(chosen), pause_all: given.pause_all === true };
}

export function isNotificationKind(text: string): text is NotificationKind {
  return NOTIFICATION_KINDS.some((kind) => kind === text);
}
