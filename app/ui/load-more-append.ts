/** Appends the rows of the page behind `link`; throws when it is no such page. */
export async function appendPage(link: HTMLAnchorElement): Promise<void> {
  const listId = link.dataset.loadMore ?? '';
  const list = document.getElementById(listId);
  if (!list || link.hasAttribute('aria-busy')) return;
  link.setAttribute('aria-busy', 'true');
  const answer = await fetch(link.href, { headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`Loading more failed: ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const more = page.getElementById(listId);
  if (!more) throw new Error(`No list "${listId}" on the next page`);
  const first = more.firstElementChild;
  list.append(...more.children);
  const next = page.querySelector(`a[data-load-more="${CSS.escape(listId)}"]`);
  const foot = link.closest('.load-more');
  const nextFoot = next?.closest('.load-more');
  if (nextFoot) foot?.replaceWith(nextFoot);
  else foot?.remove();
  const target = first?.querySelector<HTMLElement>('a, button');
  target?.focus({ preventScroll: true });
}
