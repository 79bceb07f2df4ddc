import { foundPath, searchPath } from '../../base/paths.ts';
import { PastTheEnd } from '../../find/lists/list-frame.tsx';
import { FollowMark } from '../../follows/follow-button.tsx';
import { sayName } from '../../text/say-name.ts';
import { searchText as text } from '../../text/text.ts';
import { EntityRow } from '../../ui/entities.tsx';
import { Pagination } from '../../ui/lists.tsx';
import { Tabs } from '../../ui/navigation.tsx';
import { Section } from '../../ui/section.tsx';
import { NameLink, Written } from '../../ui/values.tsx';
import { SUGGESTED_KINDS, type SuggestedKind, type Suggestion } from './contract.ts';
import { type FoundName, type FoundNames, MAX_NAMES } from './suggest.server.ts';

const NAMES_PER_PAGE = 20;
const NAMES_OF_EACH_KIND = 5;

interface NameResultsProps {
  q: string;
  kind: SuggestedKind | undefined;
  page: number;
  found: FoundNames;
}

export function NameResults({ q, kind, page, found }: NameResultsProps) {
  const kinds = SUGGESTED_KINDS.filter((one) => found[one].length > 0 || one === kind);
  const all = kinds.reduce((sum, one) => sum + found[one].length, 0);
  const isCapped = kinds.some((one) => found[one].length === MAX_NAMES);
  return (
    <>
      <Tabs
        label={text.kinds}
        tabs={[
          {
            href: searchPath(q),
            label: text.all,
            count: sayCount(all, isCapped),
            isCurrent: !kind,
          },
          ...kinds.map((one) => ({
            href: searchPath(q, one),
            label: text.groups[one],
            count: sayCount(found[one].length, found[one].length === MAX_NAMES),
            isCurrent: one === kind,
          })),
        ]}
      />
      {kind ? (
        <AllOfKind q={q} kind={kind} page={page} names={found[kind]} />
      ) : (
        kinds.map((one) => <SomeOfKind key={one} q={q} kind={one} names={found[one]} />)
      )}
    </>
  );
}

/** Kinds are capped, so there may be more. */
function sayCount(names: number, isCapped: boolean): number | string {
  return isCapped ? text.atLeast(names) : names;
}

interface KindProps {
  q: string;
  kind: SuggestedKind;
  names: readonly FoundName[];
}

function SomeOfKind({ q, kind, names }: KindProps) {
  return (
    <Section title={text.groups[kind]}>
      <NameList names={names.slice(0, NAMES_OF_EACH_KIND)} />
      {names.length > NAMES_OF_EACH_KIND && (
        <p>
          <a href={searchPath(q, kind)}>
            {text.allOfKind(text.groups[kind], names.length, MAX_NAMES)}
          </a>
        </p>
      )}
    </Section>
  );
}

function AllOfKind({ q, kind, names, page }: KindProps & { page: number }) {
  const start = (page - 1) * NAMES_PER_PAGE;
  const shown = names.slice(start, start + NAMES_PER_PAGE);
  return (
    <Section title={text.groups[kind]}>
      {names.length === 0 && <p>{text.noneOfKind(text.groups[kind])}</p>}
      {names.length === MAX_NAMES && <p className="muted">{text.firstOfMany(MAX_NAMES)}</p>}
      {names.length > 0 && shown.length === 0 && <PastTheEnd href={searchPath(q, kind)} />}
      {shown.length > 0 && <NameList names={shown} />}
      <Pagination
        meta={{ current_page: page, per_page: NAMES_PER_PAGE, total: names.length }}
        href={(number) => searchPath(q, kind, number)}
        label={text.groups[kind]}
      />
    </Section>
  );
}

const nameOf = (kind: FoundName['kind'], name: string) =>
  kind === 'industry' || kind === 'location' ? sayName(name) : name;

function NameList({ names }: { names: readonly FoundName[] }) {
  return (
    <ul className="name-list">
      {names.map(({ kind, name, slug, label, logo, tagline }) => (
        <li key={`${kind} ${slug}`}>
          <EntityRow
            kind={kind === 'investor' || kind === 'person' ? kind : 'startup'}
            of={{ name: nameOf(kind, name), slug, logo }}
            href={foundPath(kind, slug)}
            tagline={tagline && <Written>{tagline}</Written>}
            mark={
              kind !== 'person' && <FollowMark type={kind} slug={slug} name={nameOf(kind, name)} />
            }
          >
            <span className="small">{label}</span>
          </EntityRow>
        </li>
      ))}
    </ul>
  );
}

export function NearestNames({ nearest }: { nearest: readonly Suggestion[] }) {
  if (nearest.length === 0) return null;
  return (
    <section className="section">
      <h2 className="h3">{text.nearest}</h2>
      <ul className="link-list">
        {nearest.map(({ kind, name, slug, label }) => (
          <li key={`${kind} ${slug}`}>
            <NameLink href={foundPath(kind, slug)} name={name} />{' '}
            <span className="small">{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
