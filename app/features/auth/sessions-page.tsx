import { pathTo } from '../../base/paths.ts';
import { Redirect } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import { type Page, page } from '../../http/page.ts';
import { authText, securityLogText } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { SettingsFrame } from '../../ui/settings-frame.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import type { LoggedEvent } from '../security-log/contract.ts';
import { EventsTable } from '../security-log/events-table.tsx';
import { listOwnEvents } from '../security-log/queries.server.ts';
import { recordEvent } from '../security-log/record-event.server.ts';
import { listSessions, type OpenSession } from './queries.server.ts';
import { endOwnSession, endSession, endSessions } from './sessions.server.ts';

const text = authText.sessions;
const MOST_EVENTS = 50;
const PATH = pathTo('/dashboard/account-settings/sessions');

interface SessionsData {
  sessions: OpenSession[];
  events: LoggedEvent[];
  ownId: number;
  xsrfToken: string;
}

export const sessionsPage: Page = page<SessionsData>({
  cache: 'private',
  async load(context) {
    const { userId, id, xsrfToken } = requireSession(context);
    const sessions = await listSessions(context.sql, userId, context.now);
    const events = await listOwnEvents(context.sql, userId, MOST_EVENTS);
    return { sessions, events, ownId: id, xsrfToken };
  },
  async submit(context, _params, form) {
    const { userId, id } = requireSession(context);
    const chosen = String(form.get('session') ?? '');
    if (chosen === 'others') await endSessions(context.sql, userId, id);
    else if (Number(chosen) === id) await endOwnSession(context);
    else if (/^\d{1,15}$/.test(chosen)) await endSession(context.sql, userId, Number(chosen));
    await recordEvent(context, { kind: 'sessions_ended', userId });
    throw new Redirect(context.session ? PATH : pathTo('/logout'));
  },
  head: () => ({ title: text.title, description: text.description, noindex: true }),
  body: ({ sessions, events, ownId, xsrfToken }, { now }) => (
    <SettingsFrame tab="sessions" isWide>
      <h1>{text.title}</h1>
      <p className="muted">{text.lead}</p>
      <DataTable<OpenSession>
        caption={text.caption}
        captionHidden
        cardsOnXs
        columns={[
          {
            key: 'browser',
            label: text.browser,
            cell: ({ id, label }) => (
              <>
                {label ?? text.unknown}
                {id === ownId && <span className="muted"> ({text.here})</span>}
              </>
            ),
          },
          {
            key: 'created',
            label: text.signedIn,
            cell: ({ createdAt }) => <TimeAgo at={createdAt.toISOString()} now={now} />,
          },
          {
            key: 'seen',
            label: text.lastSeen,
            cell: ({ lastSeenAt }) => <TimeAgo at={lastSeenAt.toISOString()} now={now} />,
          },
          {
            key: 'action',
            label: text.action,
            cell: ({ id, label }) => (
              <EndForm
                session={String(id)}
                xsrfToken={xsrfToken}
                label={text.end}
                spoken={text.endOf(label ?? text.unknown)}
              />
            ),
          },
        ]}
        rows={sessions}
        getKey={({ id }) => id}
      />
      <div>
        {sessions.length > 1 ? (
          <EndForm session="others" xsrfToken={xsrfToken} label={text.endOthers} />
        ) : (
          <p className="muted">{text.onlyThis}</p>
        )}
      </div>
      <section className="section">
        <h2>{securityLogText.title}</h2>
        <p className="muted">{securityLogText.lead}</p>
        <EventsTable events={events} now={now} />
      </section>
    </SettingsFrame>
  ),
});

interface EndFormProps {
  session: string;
  xsrfToken: string;
  label: string;
  /** For assistive technology: distinguishes the buttons. */
  spoken?: string;
}

function EndForm({ session, xsrfToken, label, spoken }: EndFormProps) {
  return (
    <form method="post" action={PATH}>
      <input type="hidden" name="_xsrf" value={xsrfToken} />
      <input type="hidden" name="session" value={session} />
      <Button type="submit" aria-label={spoken}>
        {label}
      </Button>
    </form>
  );
}
