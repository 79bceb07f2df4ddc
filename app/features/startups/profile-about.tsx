import { abbreviateCount } from '../../base/money.ts';
import { industryPath } from '../../base/paths.ts';
import type { Startup } from '../../catalogue/startup-contract.ts';
import { startupsText as text } from '../../text/text.ts';
import { ChipList } from '../../ui/lists.tsx';
import { type MarkedFact, MarkedFacts } from '../desk/corrections/fact-notes.tsx';
import { SourceNotes } from './source-notes.tsx';

/** What it does in a few sentences, and what is known beside what the head says. */
export function ProfileAbout({ startup }: { startup: Startup }) {
  const { name, overview } = startup;
  const facts = listFacts(startup);
  if (!overview && facts.length === 0) return null;
  return (
    <section>
      <h2>{text.about(name)}</h2>
      {overview && (
        <p className="prose" dir="auto">
          {overview}
        </p>
      )}
      {facts.length > 0 && <MarkedFacts kind="startup" slug={startup.slug} facts={facts} />}
    </section>
  );
}

function listFacts(startup: Startup): MarkedFact[] {
  const { industries, type, incorporated_in, operates_in, twitter_followers } = startup;
  const others = startup.names.filter(({ kind }) => kind !== 'former' && kind !== 'parent');
  const facts: MarkedFact[] = [
    [
      text.industries,
      industries.length > 0 && (
        <ChipList
          chips={industries.map(({ name, slug }) => ({ label: name, href: industryPath(slug) }))}
        />
      ),
      'industries',
    ],
    [text.type, type === 'other' ? text.otherType : type, 'type'],
    [text.businessModels, startup.business_models.join(', '), 'other'],
    [text.employees, startup.employee_range, 'employee_range'],
    [
      text.operatesIn,
      operates_in.length > 0 && (
        <>
          {operates_in.map(({ country }) => country).join(', ')}
          <SourceNotes sources={operates_in.flatMap(({ sources }) => sources)} />
        </>
      ),
    ],
    [
      text.incorporatedIn,
      incorporated_in && (
        <>
          {incorporated_in.country}
          <SourceNotes sources={incorporated_in.sources} />
        </>
      ),
    ],
    [text.womenLed, startup.is_women_led && text.womenLedYes],
    [text.ticker, startup.public_ticker, 'ticker'],
    [text.twitterFollowers, twitter_followers && abbreviateCount(twitter_followers)],
    [
      text.otherNames,
      others.length > 0 && (
        <>
          {others.map(({ name, kind }) => `${name} (${text.aliasKinds[kind](null)})`).join(', ')}
          <SourceNotes sources={others.flatMap(({ sources }) => sources)} />
        </>
      ),
    ],
  ];
  return facts.filter(([, value]) => value);
}
