/** What can be subscribed to by mail address alone, beside the newsletter. */
export const TOPIC_TYPES = ['location', 'industry', 'investor'] as const;
export type TopicType = (typeof TOPIC_TYPES)[number];
