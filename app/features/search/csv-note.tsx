import { pathTo, withQuery } from '../../base/paths.ts';
import { advancedSearchText as text } from '../../text/text.ts';
import { Gate, type UpgradeOffer } from '../../ui/gate.tsx';
import { type SearchState, searchHref } from './search-address.ts';

export interface CsvLimits {
  csvRows: number;
  /** A free account's row limit, for visitors; null for accounts. */
  accountRows: number | null;
  offer: UpgradeOffer | null;
}

interface CsvNoteProps extends CsvLimits {
  state: SearchState;
  total: number;
  isAtLeast: boolean;
}

/** The file's rows, and how to get more (decisions.md, visitors' limits). */
export function CsvNote(props: CsvNoteProps) {
  const { state, total, isAtLeast, csvRows, accountRows, offer } = props;
  if (!isAtLeast && total <= csvRows) return <p className="found-notes">{text.csvAll}</p>;
  const accountHelps = accountRows !== null && accountRows > csvRows;
  const here = searchHref(state, {});
  return (
    <div className="found-gate">
      <Gate
        title={text.csvRows(csvRows, total, isAtLeast)}
        offer={offer}
        gives={offer ? text.csvGives(offer.limit) : undefined}
      >
        {accountHelps && (
          <p>
            {text.csvAccount(accountRows)}{' '}
            <a href={withQuery(pathTo('/login'), { next: here })} rel="nofollow">
              {text.csvSignIn}
            </a>
          </p>
        )}
      </Gate>
    </div>
  );
}
