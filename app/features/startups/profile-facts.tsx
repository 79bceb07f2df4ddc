import type { ReactNode } from 'react';
import { abbreviateCount } from '../../base/money.ts';
import { formatPartialDate } from '../../base/partial-date.ts';
import { industryPath, locationPath, suggestEditPath } from '../../base/paths.ts';
import { listingText, startupsText as text } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import { ChipList } from '../../ui/chip.tsx';
import { SourceMark } from '../sources/source-mark.tsx';
import type { Startup } from './contract.ts';

/** Unknown facts are listed too, so that readers can add them. */
export function ProfileFacts({ startup }: { startup: Startup }) {
  const { hq_city, hq_city_slug, state } = startup;
  const facts: Array<[label: string, value: ReactNode]> = [
    [text.founders, startup.founders.length > 0 && <Name>{startup.founders.join(', ')}</Name>],
    [text.founded, startup.year_founded],
    [
      text.headquarters,
      hq_city && hq_city_slug ? (
        <>
          <a href={locationPath(hq_city_slug)}>
            <Name>{hq_city}</Name>
          </a>
          {state && `, ${state}`}
        </>
      ) : (
        state
      ),
    ],
    [
      text.country,
      <a key="country" href={locationPath(startup.country_slug)}>
        <Name>{startup.country}</Name>
      </a>,
    ],
    [text.employees, startup.employee_range],
    [text.type, startup.type === 'other' ? text.otherType : startup.type],
    [
      text.status,
      startup.status && (
        <>
          {text.statuses[startup.status]} <SourceMark source={startup.figure_sources.status} />
        </>
      ),
    ],
    [
      text.twitterFollowers,
      startup.twitter_followers && abbreviateCount(startup.twitter_followers),
    ],
  ];
  facts.push(...listRecordFacts(startup));
  if (startup.public_ticker) facts.push([text.ticker, startup.public_ticker]);
  return (
    <section className="section">
      <h2>{text.facts}</h2>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={value ? undefined : 'muted'}>{value || '-'}</dd>
          </div>
        ))}
        {startup.industries.length > 0 && (
          <div>
            <dt>{text.industries}</dt>
            <dd>
              <ChipList
                chips={startup.industries.map(({ name, slug }) => ({
                  label: name,
                  href: industryPath(slug),
                }))}
              />
            </dd>
          </div>
        )}
      </dl>
      <p className="small suggest-edit">
        <a href={suggestEditPath(startup.slug)} rel="nofollow">
          {listingText.suggestLink}
        </a>
      </p>
    </section>
  );
}

/** Facts that are listed only where they are known. */
function listRecordFacts(startup: Startup): Array<[label: string, value: ReactNode]> {
  const { names, incorporated_in, operates_in, business_models, is_women_led } = startup;
  const others = names.map(({ name, kind, until }) => {
    return `${name} (${text.aliasKinds[kind](until && formatPartialDate(until))})`;
  });
  const known: Array<[string, ReactNode]> = [
    [text.otherNames, others.join(', ')],
    [text.incorporatedIn, incorporated_in?.country],
    [text.operatesIn, operates_in.map(({ country }) => country).join(', ')],
    [text.businessModels, business_models.join(', ')],
    [text.womenLed, is_women_led && text.womenLedYes],
  ];
  return known.filter(([, value]) => value);
}
