import { shellText, homeText as text } from '../../text/text.ts';
import { moneyStat } from '../../ui/money.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { StatStrip } from '../../ui/stat-strip.tsx';
import type { Landing } from './contract.ts';

const count = new Intl.NumberFormat('en');

export function HomeOpening({ landing }: { landing: Landing | undefined }) {
  return (
    <>
      <div className="home-opening">
        <h1 className="display">{shellText.defaultTitle}</h1>
        {landing && <p className="lead">{sayCounts(landing)}</p>}
        <SearchForm id="home-search" label={text.search} />
      </div>
      {landing && (
        <StatStrip
          stats={[
            moneyStat(text.totalRaised, landing.total_fundings),
            { label: text.startups, value: count.format(landing.counts.startups) },
            { label: text.fundings, value: count.format(landing.counts.fundings) },
            { label: text.investors, value: count.format(landing.counts.investors) },
          ]}
        />
      )}
    </>
  );
}

function sayCounts({ counts: { startups, countries, industries } }: Landing): string {
  return startups > 0 ? text.lead(startups, countries, industries) : text.leadEmpty;
}
