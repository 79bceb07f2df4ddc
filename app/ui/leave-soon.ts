/** A page that leads on by itself after 1.5 s, such as the one after signing out (spec section 9). */
export const LEAVE_AFTER_MS = 1_500;

export function leaveSoon(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-leave-soon]');
  if (link) setTimeout(() => location.assign(link.href), LEAVE_AFTER_MS);
}
