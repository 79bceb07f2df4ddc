// Announcements of articles, next to the words that each part was read from.
import { hostOf } from '../../../base/address.ts';
import { formatPartialDate, parsePartialDate } from '../../../base/dates.ts';
import { fundingPath, startupPath } from '../../../base/paths.ts';
import { sayFact } from '../../../catalogue/records.ts';
import { proposalsText as text } from '../../../text/text.ts';
import { Name, NameLink } from '../../../ui/values.tsx';
import type { ReadWords } from '../../arriving/news-reading/proposal.ts';
import { OutsideLink, Terms } from '../page-parts.tsx';
import type { Proposal } from './proposals.server.ts';

export function ProposalSides({ proposal }: { proposal: Proposal }) {
  const { happening, content, articles, funding } = proposal;
  const isRound = happening === 'round';
  const { kind, amount, announced_on, investors, counterparty, country } = content;
  const date = announced_on === null ? null : parsePartialDate(announced_on);
  const part = (field: keyof ReadWords, said: string | null) => (
    <>
      <ins dir="auto">{said ?? text.unknown}</ins>
      <ReadFrom proposal={proposal} field={field} />
    </>
  );
  const { labels } = text;
  return (
    <>
      {funding && (
        <p>
          <a href={fundingPath(funding.slug)}>{text.sameRound}</a>
        </p>
      )}
      <Terms
        className="queue-sides"
        terms={[
          [labels.name, <Company proposal={proposal} />],
          isRound && [labels.kind, part('kind', kind ?? text.noKind)],
          (isRound || amount !== null) && [
            labels.amount,
            part('amount', amount ? sayFact('amount', amount) : text.undisclosed),
          ],
          [labels.announced_on, part('announced_on', date && formatPartialDate(date))],
          isRound && [labels.investors, part('investors', investors.join(', ') || null)],
          counterparty !== null && [labels.counterparty, part('counterparty', counterparty)],
          country !== null && [labels.country, country],
          [text.articles, <Articles articles={articles} />],
        ]}
      />
    </>
  );
}

function Company({ proposal }: { proposal: Proposal }) {
  const { name, startup } = proposal;
  return (
    <>
      <Name>{name}</Name>{' '}
      <span className="small">
        {startup ? (
          <>
            {text.isKnown} <NameLink href={startupPath(startup.slug)} name={startup.name} />
          </>
        ) : (
          text.isNew
        )}
      </span>
      <ReadFrom proposal={proposal} field="company" />
    </>
  );
}

function ReadFrom({ proposal, field }: { proposal: Proposal; field: keyof ReadWords }) {
  const words = proposal.articles.map((one) => one.words[field]).find((one) => one !== undefined);
  if (words === undefined) return null;
  return (
    <span className="small queue-fact" dir="auto">
      {words === '' ? text.ownDay : `“${words}”`}
    </span>
  );
}

function Articles({ articles }: Pick<Proposal, 'articles'>) {
  return (
    <ul>
      {articles.map(({ url, publisher, title }) => (
        <li key={url}>
          <OutsideLink href={url}>{publisher || hostOf(url)}</OutsideLink>{' '}
          <span className="small" dir="auto">
            {title}
          </span>
        </li>
      ))}
    </ul>
  );
}
