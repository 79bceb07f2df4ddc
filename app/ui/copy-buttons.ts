// Citations and code can be copied by a button; without script one click selects them whole.
import { shellText } from '../text/text.ts';
import { element } from './first-script.ts';

const { copy: text } = shellText;
const SAID_MS = 2_000;

export function addCopyButtons(root: ParentNode): void {
  for (const piece of root.querySelectorAll('.figure-cite p:not(.take-how), [data-copies] pre')) {
    if (piece.nextElementSibling?.matches('.copy-button')) continue;
    const label = element('span', { ariaLive: 'polite' }, text.copy);
    const className = 'button button-secondary copy-button';
    const button = element('button', { type: 'button', className }, label);
    button.addEventListener('click', async () => {
      label.textContent = await copy(piece.textContent ?? '');
      setTimeout(() => {
        label.textContent = text.copy;
      }, SAID_MS);
    });
    piece.after(button);
  }
}

async function copy(words: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(words);
    return text.copied;
  } catch {
    return text.denied;
  }
}
