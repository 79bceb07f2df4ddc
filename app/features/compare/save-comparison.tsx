// Saves a comparison by a form; with script, without leaving the page.
import { type FormEvent, useRef, useState } from 'react';
import { comparePath, pathTo, withQuery } from '../../base/paths.ts';
import { MAX_COMPARED } from '../../base/plans.ts';
import { savedComparisonsText as text } from '../../text/text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Textarea, TextInput } from '../../ui/fields.tsx';
import { request } from '../../ui/request.ts';
import { showToast } from '../../ui/toast-queue.ts';

interface SaveComparisonProps {
  slugs: readonly string[];
  /** Null for visitors, who sign in and return. */
  xsrfToken: string | null;
}

export function SaveComparison({ slugs, xsrfToken }: SaveComparisonProps) {
  const [isBusy, setBusy] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);
  if (xsrfToken === null) {
    return (
      <ButtonLink href={withQuery(pathTo('/login'), { next: comparePath(slugs) })} rel="nofollow">
        {text.save}
      </ButtonLink>
    );
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const { name, note, slugs: all } = Object.fromEntries(new FormData(form));
    setBusy(true);
    const answer = await request(pathTo('/api/user/comparisons'), {
      method: 'POST',
      body: { name, note, slugs: String(all).split(',') },
    });
    setBusy(false);
    if (!answer.ok) {
      const { message } = (answer.body ?? {}) as { message?: string };
      showToast({ type: 'negative', message: message || text.saveFailed });
      return;
    }
    form.reset();
    if (menu.current) menu.current.open = false;
    menu.current?.querySelector('summary')?.focus();
    showToast({
      type: 'positive',
      message: text.saveDone,
      actions: [{ label: text.see, href: pathTo('/dashboard/saved-comparisons') }],
    });
  }

  return (
    <details className="menu save-menu" data-menu="" ref={menu}>
      <summary className="button button-secondary">{text.save}</summary>
      <form
        className="save-panel"
        method="post"
        action={pathTo('/dashboard/saved-comparisons')}
        onSubmit={save}
        aria-label={text.saveSubmit}
      >
        <input type="hidden" name="_xsrf" value={xsrfToken} />
        <input type="hidden" name="slugs" value={slugs.slice(0, MAX_COMPARED).join()} />
        <TextInput id="save-name" name="name" label={text.saveName} optional maxLength={80} />
        <Textarea
          id="save-note"
          name="note"
          label={text.saveNote}
          optional
          rows={2}
          maxLength={500}
        />
        <Button type="submit" look="primary" large busy={isBusy}>
          {text.saveSubmit}
        </Button>
      </form>
    </details>
  );
}
