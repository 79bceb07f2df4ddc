import { hostOf } from '../../../base/address.ts';
import { correctionsPath, subjectPath } from '../../../base/desk-paths.ts';
import { pathTo } from '../../../base/paths.ts';
import { factLabel } from '../../../catalogue/records.ts';
import { readQuery } from '../../../http/endpoint.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { pageMetaWithin } from '../../../http/params.ts';
import { correctionsText as text } from '../../../text/text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Pagination } from '../../../ui/lists.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { NameLink, StatStrip } from '../../../ui/values.tsx';
import { columnsOf } from '../page-parts.tsx';
import { movedSubject } from '../subjects.server.ts';
import {
  CORRECTIONS_PER_PAGE,
  type Correction,
  type CorrectionFigures,
  logQuery,
  sayAbout,
} from './contract.ts';
import { Change, Day } from './fact-notes.tsx';
import { loadCorrections } from './log.server.ts';

export const correctionsPage: Page = page({
  cache: 'public',
  isInSitemap: true,
  async load(context) {
    const { about, page: number } = readQuery(logQuery, context.url);
    const found = await loadCorrections(
      context,
      about,
      (total) => pageMetaWithin(number, CORRECTIONS_PER_PAGE, total),
      (given) => movedSubject(context.sql, given, (to) => correctionsPath({ about: to })),
    );
    return { about, ...found };
  },
  head: ({ about, meta }) => ({
    title: text.title,
    description: text.description,
    canonical: correctionsPath({ page: about ? 1 : meta.current_page }),
    noindex: about !== undefined,
    alternates: [
      { type: 'application/atom+xml', title: text.feed, href: pathTo('/corrections.atom') },
    ],
  }),
  body: ({ about, rows, figures, meta }) => (
    <>
      <h1>{about && rows[0] ? text.aboutOne(rows[0].subject) : text.title}</h1>
      <p className="lead">{text.lead}</p>
      {about ? (
        <p>
          <a href={correctionsPath()}>{text.all}</a>
        </p>
      ) : (
        <>
          <Figures figures={figures} />
          <p className="small">
            {text.how} {figures.decided > 0 && text.figures.year}
          </p>
        </>
      )}
      <section className="section correction-log">
        {rows.length === 0 ? (
          <EmptyState title={text.none}>{text.noneWhy}</EmptyState>
        ) : (
          <LogTable rows={rows} />
        )}
        <Pagination
          meta={meta}
          href={(number) =>
            correctionsPath({ about: about ? sayAbout(about) : null, page: number })
          }
        />
      </section>
      <p className="small">
        <a href={pathTo('/corrections.atom')}>{text.feed}</a>
        {' · '}
        <a href={pathTo('/api/corrections')}>{text.api}</a>
      </p>
    </>
  ),
});

function Figures({ figures }: { figures: CorrectionFigures }) {
  const { waiting, oldest_days, decided, accepted, in_time, median_days } = figures;
  const { figures: say } = text;
  return (
    <StatStrip
      stats={[
        { label: say.waiting, value: waiting },
        oldest_days === null ? null : { label: say.oldest, value: say.days(oldest_days) },
        decided ? { label: say.inTime, value: say.percent(in_time, decided) } : null,
        decided ? { label: say.accepted, value: say.percent(accepted, decided) } : null,
        median_days === null ? null : { label: say.median, value: say.days(median_days) },
      ]}
    />
  );
}

function LogTable({ rows }: { rows: readonly Correction[] }) {
  return (
    <DataTable
      caption={text.title}
      cardsOnXs
      rows={rows}
      columns={columnsOf<Correction>(text.columns, {
        fact: ({ kind, slug, subject, field }) => (
          <>
            <NameLink href={subjectPath(kind, slug)} name={subject} />
            <span className="small">, {factLabel(field)}</span>
          </>
        ),
        change: (row) => (
          <>
            <Change {...row} />
            {row.undone_by !== null && <span className="small"> {text.takenBack}</span>}
          </>
        ),
        why: ({ reason, finder, undoes }) => (
          <span dir="auto">
            {[
              undoes !== null && text.tookBack,
              reason ?? text.onItsSource,
              finder && text.thanks(finder),
            ]
              .filter(Boolean)
              .join(' ')}
          </span>
        ),
        source: ({ source_url }) => (
          <NameLink href={source_url} rel="noopener nofollow ugc" name={hostOf(source_url)} />
        ),
        days: ({ days }) => (days === 0 ? text.sameDay : text.figures.days(days)),
        at: ({ decided_at }) => <Day at={decided_at} />,
      })}
    />
  );
}
