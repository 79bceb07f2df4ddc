/** A page that leads on by itself after 1.5 s, such as the one after signing out (spec section 9). */
export const REDIRECT_AFTER_MS = 1_500;

export function redirectAfterDelay(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-redirect-after-delay]');
  if (link) setTimeout(() => location.assign(link.href), REDIRECT_AFTER_MS);
}
