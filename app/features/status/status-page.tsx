import type { ErrorCount, ProcessFigures, QueueFigures } from '../../http/context.ts';
import { requireModerator } from '../../http/guard.server.ts';
import { type Page, page } from '../../http/page.ts';
import type { JobState } from '../../jobs/runs.server.ts';
import { statusText as text } from '../../text/text.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Breadcrumbs, MODERATION } from '../../ui/navigation.tsx';
import { Section } from '../../ui/section.tsx';
import { TimeAgo } from '../../ui/values.tsx';
import { columnsOf, Heading, Terms } from '../desk/page-parts.tsx';
import type { Status, Waiting } from './contract.ts';
import { readStatus } from './queries.server.ts';

export const statusPage: Page = page<Status>({
  async load(context) {
    requireModerator(context);
    return readStatus(context);
  },
  head: () => ({ title: text.title, description: text.description, noindex: true }),
  body: (status, { now }) => (
    <>
      <Breadcrumbs crumbs={[MODERATION, { label: text.title }]} />
      <Heading title={text.title} lead={text.about(status.version, status.node)} />
      <Section title={text.waiting}>
        <WaitingTable rows={status.waiting} now={now} />
      </Section>
      <Section title={text.facts}>
        <Facts status={status} now={now} />
      </Section>
      <Section title={text.jobs}>
        {status.jobs_failed_for_good > 0 && <p>{text.jobsDead(status.jobs_failed_for_good)}</p>}
        {status.jobs ? <JobTable rows={status.jobs} now={now} /> : <p>{text.jobsNever}</p>}
      </Section>
      {status.process && (
        <Section title={text.process}>
          <ProcessFacts figures={status.process} now={now} />
        </Section>
      )}
    </>
  ),
});

const Ago = ({ at, now }: { at: Date | string; now: Date }) => (
  <TimeAgo at={new Date(at).toISOString()} now={now} />
);

function WaitingTable({ rows, now }: { rows: readonly Waiting[]; now: Date }) {
  const since = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
  return (
    <DataTable
      caption={text.waiting}
      compact
      rows={rows}
      columns={columnsOf<Waiting>(text.waitingColumns, {
        what: ({ what }) => text.kinds[what],
        count: { cell: ({ count }) => count, isFigure: true },
        since: ({ oldest_seconds: seconds }) =>
          seconds !== null && <Ago at={since(seconds)} now={now} />,
      })}
    />
  );
}

function JobTable({ rows, now }: { rows: readonly JobState[]; now: Date }) {
  return (
    <DataTable
      caption={text.jobs}
      compact
      cardsOnXs
      rows={rows}
      columns={columnsOf<JobState>(text.jobColumns, {
        name: ({ name }) => name,
        cron: ({ cron }) => <code>{cron}</code>,
        began: ({ began_at: at }) => (at ? <Ago at={at} now={now} /> : text.neverRan),
        took: { cell: ({ seconds }) => seconds !== null && text.seconds(seconds), isFigure: true },
        state: ({ state }) => state,
        failures: { cell: ({ failures }) => failures, isFigure: true },
      })}
    />
  );
}

function Facts({ status, now }: { status: Status; now: Date }) {
  const { mail, backup, disk } = status;
  return (
    <Terms
      className="facts"
      terms={[
        [
          text.mail,
          <>
            {text.mailCounts(mail.sent_last_day, mail.queued + mail.sending, mail.failed)}
            {mail.interrupted > 0 && <p>{text.mailInterrupted(mail.interrupted)}</p>}
            {mail.last_error && <p>{text.mailError(mail.last_error)}</p>}
          </>,
        ],
        [
          text.backup,
          backup ? (
            <>
              <Ago at={backup.made_at} now={now} />
              <p>{text.backupOf(backup.file, backup.bytes)}</p>
            </>
          ) : status.backup_problem ? (
            text.backupUnreadable(status.backup_problem)
          ) : (
            text.backupNone
          ),
        ],
        backup && [
          text.backupTested,
          backup.tested_at ? <Ago at={backup.tested_at} now={now} /> : text.backupUntested,
        ],
        [text.disk, text.diskOf(disk.free_bytes, disk.all_bytes, disk.folder)],
        [text.database, text.size(status.database_bytes)],
      ]}
    />
  );
}

function ProcessFacts({ figures, now }: { figures: ProcessFigures; now: Date }) {
  const { started_at: startedAt, memory_bytes: memory, cache, queues, errors } = figures;
  return (
    <>
      <Terms
        className="facts"
        terms={[
          [text.processSince, <Ago key="since" at={startedAt} now={now} />],
          [text.memory, text.size(memory)],
          [
            text.cache,
            cache
              ? text.cacheOf(cache.pages, cache.bytes, cache.hits, cache.misses)
              : text.cacheOff,
          ],
        ]}
      />
      <h3>{text.queues}</h3>
      <DataTable
        caption={text.queues}
        compact
        rows={queues}
        columns={columnsOf<QueueFigures>(text.queueColumns, {
          name: ({ name }) => name,
          running: { cell: ({ running }) => running, isFigure: true },
          waiting: { cell: ({ waiting }) => waiting, isFigure: true },
          refused: { cell: ({ refused }) => refused, isFigure: true },
        })}
      />
      <h3>{text.errors}</h3>
      {errors.length === 0 ? (
        <p>{text.errorsNone}</p>
      ) : (
        <DataTable
          caption={text.errors}
          compact
          rows={errors}
          columns={columnsOf<ErrorCount>(text.errorColumns, {
            kind: ({ kind }) => kind,
            count: { cell: ({ count }) => count, isFigure: true },
            last: ({ last_at: at }) => <Ago at={at} now={now} />,
          })}
        />
      )}
    </>
  );
}
