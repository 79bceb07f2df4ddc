import type { KeyboardEvent } from 'react';
import { tabulate } from '../../base/csv.ts';
import { compareCsvPath, comparePath } from '../../base/paths.ts';
import { chartsText, compareText as text } from '../../text/text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { saveCsv } from '../../ui/save-csv.ts';
import { showToast } from '../../ui/toast-queue.ts';
import type { ComparedStartup } from '../startups/comparison-contract.ts';
import { COMPARISON_COLUMNS } from '../startups/comparison-table.tsx';
import { onPlainClick } from './plain-click.ts';
import { SaveComparison } from './save-comparison.tsx';

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
    showToast({
      type: 'negative',
      message: text.linkNotCopied,
      caption: text.linkNotCopiedWhy,
    });
  }
}
