import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { tabulate } from '../../base/csv.ts';
import { compareCsvPath, comparePath, pathTo, withQuery } from '../../base/paths.ts';
import { MAX_COMPARED } from '../../base/plans.ts';
import {
  chartsText,
  savedComparisonsText as savedText,
  compareText as text,
} from '../../text/text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Textarea, TextInput } from '../../ui/fields.tsx';
import { request } from '../../ui/request.ts';
import { saveCsv } from '../../ui/save-csv.ts';
import { showToast } from '../../ui/toast-queue.ts';
import type { ComparedStartup } from '../startups/comparison-contract.ts';
import { COMPARISON_COLUMNS } from '../startups/comparison-rows.tsx';
import { onPlainClick } from './use-comparison.ts';

interface ComparisonToolsProps {
  shown: readonly ComparedStartup[];
  slugs: readonly string[];
  onlyDifferences: boolean;
  productName: string;
  xsrfToken: string | null;
  onSwitch: () => void;
}

export function ComparisonTools(props: ComparisonToolsProps) {
  const { shown, slugs, onlyDifferences, productName, xsrfToken, onSwitch } = props;
  const saveFile = () =>
    saveCsv({
      title: text.csvTitle,
      productName,
      ...tabulate(COMPARISON_COLUMNS, shown),
    });
  return (
    <div className="row compare-tools">
      {shown.length > 1 && (
        <a
          className="switch-link"
          role="switch"
          aria-checked={onlyDifferences}
          href={comparePath(slugs, !onlyDifferences)}
          rel="nofollow"
          onClick={onPlainClick(onSwitch)}
          onKeyDown={onSpace(onSwitch)}
        >
          {text.onlyDifferences}
        </a>
      )}
      <div className="row row-end">
        {shown.length > 1 && <SaveComparison slugs={slugs} xsrfToken={xsrfToken} />}
        <Button
          className="needs-script"
          onClick={() => copyLink(comparePath(slugs, onlyDifferences))}
        >
          {text.copyLink}
        </Button>
        <ButtonLink
          href={compareCsvPath(shown.map(({ slug }) => slug))}
          rel="nofollow"
          download
          onClick={onPlainClick(saveFile)}
        >
          {text.exportCsv}
        </ButtonLink>
        <ButtonLink
          href={compareCsvPath(shown.map(({ slug }) => slug)).replace('.csv', '.xlsx')}
          rel="nofollow"
          download
        >
          {chartsText.xlsx}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Switches react to the space bar, which links do not. */
function onSpace(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    act();
  };
}

async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.origin).href);
    showToast({ type: 'positive', message: text.linkCopied });
  } catch {
    showToast({ type: 'negative', message: text.linkNotCopied, caption: text.linkNotCopiedWhy });
  }
}

// Saves a comparison by a form; with script, without leaving the page.

interface SaveComparisonProps {
  slugs: readonly string[];
  /** Null for visitors, who sign in and return. */
  xsrfToken: string | null;
}

function SaveComparison({ slugs, xsrfToken }: SaveComparisonProps) {
  const [isBusy, setBusy] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);
  if (xsrfToken === null) {
    return (
      <ButtonLink href={withQuery(pathTo('/login'), { next: comparePath(slugs) })} rel="nofollow">
        {savedText.save}
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
      showToast({ type: 'negative', message: message || savedText.saveFailed });
      return;
    }
    form.reset();
    if (menu.current) menu.current.open = false;
    menu.current?.querySelector('summary')?.focus();
    showToast({
      type: 'positive',
      message: savedText.saveDone,
      actions: [{ label: savedText.see, href: pathTo('/dashboard/saved-comparisons') }],
    });
  }

  return (
    <details className="menu save-menu" data-menu="" ref={menu}>
      <summary className="button button-secondary">{savedText.save}</summary>
      <form
        className="save-panel"
        method="post"
        action={pathTo('/dashboard/saved-comparisons')}
        onSubmit={save}
        aria-label={savedText.saveSubmit}
      >
        <input type="hidden" name="_xsrf" value={xsrfToken} />
        <input type="hidden" name="slugs" value={slugs.slice(0, MAX_COMPARED).join()} />
        <TextInput id="save-name" name="name" label={savedText.saveName} optional maxLength={80} />
        <Textarea
          id="save-note"
          name="note"
          label={savedText.saveNote}
          optional
          rows={2}
          maxLength={500}
        />
        <Button type="submit" look="primary" large busy={isBusy}>
          {savedText.saveSubmit}
        </Button>
      </form>
    </details>
  );
}
