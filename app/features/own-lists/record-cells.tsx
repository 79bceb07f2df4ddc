import { FollowableRow } from '../../follows/follow-button.tsx';
import { sayName } from '../../text/say-name.ts';
import { ownListsText as text } from '../../text/text.ts';
import type { DataColumn } from '../../ui/data-table.tsx';
import { EntityRow } from '../../ui/entities.tsx';
import { Name, Written } from '../../ui/values.tsx';
import {
  chosenFacts,
  type Fact,
  LISTED_FACTS,
  type ListedRecord,
  type ListKind,
} from './listed-facts.ts';

/** The name of a row; of people without a follow mark. */
export function RecordName({ kind, record }: { kind: ListKind; record: ListedRecord | null }) {
  if (!record) return <span className="muted">{text.gone}</span>;
  const said = record.tagline && sayName(record.tagline);
  const tagline = said === record.tagline && said ? <Written>{said}</Written> : said;
  if (kind !== 'person') return <FollowableRow kind={kind} of={record} tagline={tagline} />;
  return <EntityRow kind={kind} of={record} tagline={tagline} />;
}

/** A column for each fact that is shown. */
export function factColumns<Row extends { record: ListedRecord | null }>(
  kind: ListKind,
  chosen: readonly string[] | null,
): DataColumn<Row>[] {
  return chosenFacts(kind, chosen).map((name) => ({
    key: name,
    label: LISTED_FACTS[kind][name]?.label() ?? name,
    isFigure: LISTED_FACTS[kind][name]?.isFigure,
    cell: ({ record }) => <FactCell fact={record?.facts[name]} />,
  }));
}

function FactCell({ fact }: { fact: Fact | undefined }) {
  if (!fact) return null;
  const { words, href } = fact;
  if (!href) return <Name>{words}</Name>;
  const isOutside = /^https?:/.test(href);
  return (
    <a href={href} rel={isOutside ? 'noopener nofollow' : undefined}>
      <Name>{isOutside ? words.replace(/^https?:\/\/(?:www\.)?|\/$/g, '') : words}</Name>
    </a>
  );
}
