import { formatPartialDate } from '../../base/partial-date.ts';
import { investorsPath, roundsPath } from '../../base/paths.ts';
import { startupGroupsText as text } from '../../text/text.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { FollowableRow } from '../follows/followable-row.tsx';
import type { GroupInvestor } from './group-contract.ts';

interface GroupInvestorsProps {
  title: string;
  investors: readonly GroupInvestor[];
  /** Of the group, by parameter of /rounds. */
  records: { country?: string; city?: string; industry?: string };
}

/** Investors by their rounds in a place or an industry; each figure leads to them. */
export function GroupInvestors({ title, investors, records }: GroupInvestorsProps) {
  if (investors.length === 0) return null;
  const { country, city, industry } = records;
  return (
    <section className="section">
      <h2>{title}</h2>
      <DataTable
        caption={title}
        captionHidden
        rows={investors}
        getKey={({ slug }) => slug}
        columns={[
          {
            key: 'name',
            label: text.investor,
            cell: ({ name, slug, logo, type }) => (
              <FollowableRow kind="investor" name={name} slug={slug} logo={logo} tagline={type} />
            ),
          },
          {
            key: 'last',
            label: text.lastDealHere,
            hideOnXs: true,
            isKnown: ({ last_deal_on }) => last_deal_on !== null,
            cell: ({ last_deal_on }) =>
              last_deal_on ? formatPartialDate(last_deal_on) : text.unknown,
          },
          {
            key: 'led',
            label: text.ledHere,
            isFigure: true,
            cell: ({ lead_count, slug }) =>
              lead_count === 0 ? (
                0
              ) : (
                <a href={roundsPath({ ...records, lead_investor: slug })}>{lead_count}</a>
              ),
          },
          {
            key: 'deals',
            label: text.dealsHere,
            isFigure: true,
            cell: ({ deals_count, slug }) => (
              <a href={roundsPath({ ...records, investor: slug })}>{deals_count}</a>
            ),
          },
        ]}
      />
      <p className="list-downloads">
        <a href={investorsPath({ place: country ?? city, sector: industry })}>
          {text.allInvestorsHere}
        </a>
      </p>
    </section>
  );
}
