import { foundPath, pathTo } from '../../../base/paths.ts';
import { sayName } from '../../../text/say-name.ts';
import { matchText as text } from '../../../text/text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { Section } from '../../../ui/section.tsx';
import { Name } from '../../../ui/values.tsx';
import { entityId } from '../reconcile/contract.ts';
import type { Candidate } from '../reconcile/match-names.server.ts';
import { type MatchedKind, type MatchedName, ROWS_AT_ONCE } from './match-list.server.ts';

interface MatchResultsProps {
  matched: readonly MatchedName[];
  /** The pasted text. */
  names: string;
  kind: MatchedKind;
  part: MatchedPart;
}

/** Long lists are matched part by part. */
export interface MatchedPart {
  /** Row that it begins with. */
  first: number;
  /** Rows of the whole list. */
  all: number;
  /** For the rows before, by name of the field. */
  chosen: Record<string, string>;
}

/** From here the best candidate is chosen at first: its name differs by little. */
const LIKELY = 80;

const isCertain = ({ candidates }: MatchedName) => candidates[0]?.match === true;

/** One form, which sends the choices on to the file. */
export function MatchResults({ matched, names, kind, part }: MatchResultsProps) {
  const { first, all, chosen } = part;
  const next = first + ROWS_AT_ONCE;
  const isPart = all > ROWS_AT_ONCE;
  const certain = matched.filter(isCertain);
  const doubtful = matched.filter((one) => !isCertain(one) && one.candidates.length > 0);
  const unknown = matched.filter(({ candidates }) => candidates.length === 0);
  return (
    <>
      <h1>{text.resultsTitle(matched.length)}</h1>
      {isPart && <p className="lead">{text.part(first + 1, Math.min(next, all), all)}</p>}
      <PostForm
        action={pathTo('/match.csv')}
        encType="multipart/form-data"
        fields={{ names, kind, ...chosen }}
      >
        {doubtful.length > 0 && (
          <Section title={text.doubtful(doubtful.length)}>
            <p className="muted">{text.doubtfulHow}</p>
            <MatchTable caption={text.doubtful(doubtful.length)} rows={doubtful} />
          </Section>
        )}
        {certain.length > 0 && (
          <details className="section" open={doubtful.length === 0}>
            <summary>{text.certain(certain.length)}</summary>
            <MatchTable caption={text.certain(certain.length)} rows={certain} />
          </details>
        )}
        {unknown.length > 0 && (
          <details className="section" open={unknown.length === matched.length}>
            <summary>{text.unknown(unknown.length)}</summary>
            <ul>
              {unknown.map(({ row, name }) => (
                <li key={row}>
                  <Name>{name}</Name>
                </li>
              ))}
            </ul>
          </details>
        )}
        <p className="row section">
          {next < all && (
            <Button
              type="submit"
              look="primary"
              formAction={pathTo('/match')}
              name="first"
              value={next}
            >
              {text.nextPart(Math.min(ROWS_AT_ONCE, all - next))}
            </Button>
          )}
          <Button type="submit" look={next < all ? 'secondary' : 'primary'}>
            {text.takeCsv}
          </Button>
          <Button type="submit" formAction={pathTo('/match.xlsx')}>
            {text.takeXlsx}
          </Button>
          <ButtonLink look="quiet" href={pathTo('/match')}>
            {text.again}
          </ButtonLink>
        </p>
      </PostForm>
    </>
  );
}

function MatchTable({ caption, rows }: { caption: string; rows: readonly MatchedName[] }) {
  return (
    <DataTable
      caption={caption}
      cardsOnXs
      rows={rows}
      columns={[
        { label: text.yours, cell: ({ name }) => <Name>{name}</Name> },
        { label: text.found, cell: (one) => <Choice matched={one} /> },
      ]}
    />
  );
}

function Choice({ matched }: { matched: MatchedName }) {
  const { row, name, candidates } = matched;
  const [first] = candidates;
  if (!first) return null;
  const chosen = first.match || first.score >= LIKELY ? idOf(first) : '';
  return (
    <span className="match-choice">
      <select
        className="control"
        name={`row-${row}`}
        aria-label={text.choiceOf(name)}
        defaultValue={chosen}
      >
        {candidates.map((one) => (
          <option key={idOf(one)} value={idOf(one)}>
            {text.option(one.name, one.detail && sayName(one.detail), one.otherName)}
          </option>
        ))}
        <option value="">{text.none}</option>
      </select>
      <a href={foundPath(first.kind, first.slug)} target="_blank" rel="noopener">
        <Name>{first.name}</Name>
      </a>
    </span>
  );
}

const idOf = ({ kind, slug }: Candidate) => entityId(kind, slug);
