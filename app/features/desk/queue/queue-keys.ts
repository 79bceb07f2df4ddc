// Keys of the queue press its buttons (ui/keys.ts); these move the focus, and tick or
// open what it is on.

export function followQueue(form: HTMLFormElement): void {
  const items = [...form.querySelectorAll<HTMLElement>('[data-queue-item]')];
  const current = () => items.find((item) => item.contains(document.activeElement));
  const boxOf = (item: HTMLElement | undefined) =>
    item?.querySelector<HTMLInputElement>('input[type=checkbox]:enabled');
  const isTicked = () => items.some((item) => boxOf(item)?.checked);
  let last: HTMLElement | undefined;
  form.addEventListener('focusin', () => {
    last = current() ?? last;
  });

  form.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.dataset.step) {
      const at = last ? items.indexOf(last) + Number(button.dataset.step) : 0;
      const item = items[Math.min(Math.max(at, 0), items.length - 1)];
      item?.focus();
      item?.scrollIntoView({ block: 'nearest' });
    }
    if (button?.dataset.open !== undefined)
      last?.querySelector<HTMLAnchorElement>('a[data-edit]')?.click();
    const box = button?.dataset.tick === undefined ? null : boxOf(last);
    if (box) box.checked = !box.checked;
  });

  form.addEventListener('submit', (event) => {
    const box = boxOf(last);
    if (box && !isTicked()) box.checked = true;
    const reason = form.elements.namedItem('reason') as HTMLInputElement;
    const isDeclining = (event.submitter as HTMLButtonElement | null)?.value === 'reject';
    if (!isDeclining || reason.value.trim()) return;
    event.preventDefault();
    reason.focus();
  });

  form.querySelector<HTMLElement>('[data-queue-keys]')?.removeAttribute('hidden');
}
