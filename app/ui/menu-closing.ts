/** Closes native <details> menus on Esc, on a press outside, and when another opens. */
export function followMenus(): void {
  const listOpen = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

  const closeOthers = ({ target }: Event) => {
    for (const menu of listOpen()) if (!menu.contains(target as Node)) menu.open = false;
  };

  addEventListener('pointerdown', closeOthers);
  addEventListener('focusin', closeOthers);

  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    for (const menu of listOpen()) {
      menu.open = false;
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    }
  });
}
