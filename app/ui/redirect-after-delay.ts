/** Follows a page's link after 1.5 s, as after signing out (spec section 9). */
export const REDIRECT_AFTER_MS = 1_500;

export function redirectAfterDelay(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-redirect-after-delay]');
  if (link) setTimeout(() => location.assign(link.href), REDIRECT_AFTER_MS);
}
