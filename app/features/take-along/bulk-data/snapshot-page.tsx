import { sql as raw } from 'kysely';
import { formatDay } from '../../../base/dates.ts';
import {
  fundingPath,
  investorPath,
  locationPath,
  pathTo,
  personPath,
  startupPath,
} from '../../../base/paths.ts';
import type { Sql } from '../../../data/database.ts';
import { notFound } from '../../../http/errors.ts';
import { type Page, page } from '../../../http/page.ts';
import { marksText, bulkDataText as text } from '../../../text/text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Section } from '../../../ui/section.tsx';
import type { Cell, Change, Snapshot, TableChanges } from './contract.ts';
import { readSnapshot } from './snapshots.server.ts';

export const snapshotPage: Page = page<Snapshot>({
  cache: 'public',
  hydrate: 'never',
  async load({ sql, settings }, { snapshot: name = '' }) {
    const snapshot = readSnapshot(settings.DATA_DIR, name);
    if (!snapshot) throw notFound('snapshot', name);
    const changes = snapshot.changes && (await leaveOutRemoved(sql, snapshot.changes));
    return { ...snapshot, changes };
  },
  head: ({ snapshot }) => ({
    title: text.snapshotTitle(sayDay(snapshot)),
    description: text.snapshotDescription(sayDay(snapshot)),
    isTool: true,
    canonical: pathTo('/data/:snapshot', { snapshot }),
    noindex: true,
  }),
  body: (snapshot) => (
    <>
      <h1>{text.snapshotTitle(sayDay(snapshot.snapshot))}</h1>
      {snapshot.is_fictional && <p>{text.fictional}</p>}
      <p>
        <a href={pathTo('/data')}>{text.allSnapshots}</a>
      </p>
      <Section title={snapshot.previous ? text.changesOf(sayDay(snapshot.previous)) : text.changes}>
        <Changes changes={snapshot.changes} />
      </Section>
      <Section title={text.files}>
        <DataTable
          caption={text.files}
          rows={snapshot.files}
          columns={[
            { label: text.file, cell: ({ name }) => <FileLink snapshot={snapshot} file={name} /> },
          ]}
        />
      </Section>
    </>
  ),
});

function Changes({ changes }: { changes: TableChanges[] | null }) {
  if (!changes) return <p>{text.first}</p>;
  const changed = changes.filter((one) => one.insert + one.update + one.delete > 0);
  if (changed.length === 0) return <p>{text.nothing}</p>;
  return changed.map((one) => <ChangesOfTable key={one.table} {...one} />);
}

function ChangesOfTable({ table, insert, update, delete: deleted, shown }: TableChanges) {
  const hidden = insert + update + deleted - shown.length;
  return (
    <section className="section">
      <h3>
        {table}: {text.counts(insert, update, deleted)}
      </h3>
      {shown.length > 0 && (
        <DataTable
          caption={table}
          cardsOnXs
          rows={shown}
          columns={[
            { label: text.row, cell: nameRow },
            { label: text.op, cell: ({ op }) => text.ops[op] },
            { label: text.detail, cell: sayDetail },
          ]}
        />
      )}
      {hidden > 0 && <p className="small">{text.more(hidden)}</p>}
    </section>
  );
}

const PATHS: Record<string, (slug: string) => string> = {
  startups: startupPath,
  rounds: fundingPath,
  investors: investorPath,
  people: personPath,
  places: locationPath,
  industries: (industry) => pathTo('/industry/:industry', { industry }),
};

function nameRow({ table, op, key, row }: Change) {
  const { slug = null, startup = row?.startup ?? null } = key;
  const toPath = PATHS[table];
  const label = String(row?.name ?? row?.title ?? slug ?? Object.values(key).join(' '));
  if (typeof slug === 'string' && toPath && op !== 'delete') {
    return <a href={toPath(slug)}>{label}</a>;
  }
  return table === 'exits' && startup ? `${startup}` : label;
}

function sayDetail({ before, row, moved_to }: Change) {
  if (moved_to) return text.movedTo(moved_to);
  // That a row changed is said already.
  const columns = Object.keys(before ?? {}).filter((column) => column !== 'updated_at');
  return columns.map((column) => (
    <div key={column}>
      {text.beforeAfter(column, sayCell(before?.[column]), sayCell(row?.[column]))}
    </div>
  ));
}

const LONGEST = 160;

function sayCell(cell: Cell | undefined): string {
  const said = Array.isArray(cell) ? cell.join(', ') : String(cell ?? '');
  return said.length > LONGEST ? `${said.slice(0, LONGEST)}…` : said || text.unknown;
}

/** Changes that a page may still show: without records removed since. */
async function leaveOutRemoved(sql: Sql, changes: readonly TableChanges[]) {
  const named = changes.flatMap(({ shown }) => shown.flatMap(slugsOf));
  const { rows } = await raw<{ slug: string }>`
    select slug from published_deletions
    where why = 'removed' and slug = any(${[...new Set(named)]}::text[])`.execute(sql);
  const removed = new Set(rows.map(({ slug }) => slug));
  const isThere = (change: Change) =>
    change.op === 'delete' || !slugsOf(change).some((slug) => removed.has(slug));
  return changes.map((one) => ({ ...one, shown: one.shown.filter(isThere) }));
}

function slugsOf({ key, row }: Change): string[] {
  const { slug, startup } = { ...row, ...key };
  const others = Array.isArray(row?.startups) ? row.startups : [];
  return [slug, startup, ...others].filter((one) => typeof one === 'string');
}

/** "25 Nov 2026", or "25 Nov 2026 (2)" for the second of that day. */
export function sayDay(snapshot: string): string {
  const [date = '', number] = snapshot.split('.');
  const day = formatDay(date);
  return number ? `${day} (${number})` : day;
}

/** A file by its label, otherwise its name, with its size. */
export function FileLink(props: { snapshot: Snapshot; file: string; label?: string }) {
  const { snapshot, file, label } = props;
  const found = snapshot.files.find(({ name }) => name === file);
  if (!found) return null;
  const size = text.kilobytes(found.bytes);
  const href = pathTo('/data/:snapshot/:file', { snapshot: snapshot.snapshot, file });
  return (
    <>
      <a href={href} download>
        {label ?? file}
      </a>
      {marksText.comma}
      <bdi>{size}</bdi>
    </>
  );
}
