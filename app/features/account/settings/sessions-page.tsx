import { pathTo, settingsPath } from '../../../base/paths.ts';
import { formPage } from '../../../http/forms.server.ts';
import { requireSession } from '../../../http/guard.server.ts';
import type { Page } from '../../../http/page.ts';
import { type LoggedEvent, recordEvent } from '../../../http/security-events.server.ts';
import { authText, securityLogText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { TextInput } from '../../../ui/fields.tsx';
import { FormErrors, PostForm } from '../../../ui/post-form.tsx';
import { Section } from '../../../ui/section.tsx';
import { SettingsFrame } from '../../../ui/settings-frame.tsx';
import { agoColumn, Written } from '../../../ui/values.tsx';
import { requireOwnPassword } from '../auth/change-password.server.ts';
import { sessionEnding } from '../auth/contract.ts';
import { hasPassword } from '../auth/queries.server.ts';
import { listOwnEvents } from '../auth/security-log.server.ts';
import {
  endOwnSession,
  endSession,
  endSessions,
  listSessions,
  type OpenSession,
} from '../auth/sessions.server.ts';

const text = authText.sessions;
const MOST_EVENTS = 50;
const FIELD = 'sessions-password';
const PATH = settingsPath('sessions');

export const sessionsPage: Page = formPage({
  schema: sessionEnding,
  words: text,
  async load(context) {
    const { sql, now } = context;
    const { userId, id: ownId } = requireSession(context);
    return {
      sessions: await listSessions(sql, userId, now),
      events: await listOwnEvents(sql, userId, MOST_EVENTS),
      asksPassword: await hasPassword(sql, userId),
      ownId,
    };
  },
  async act(context, { session, password }) {
    const { userId, id } = requireSession(context);
    if (Number(session) !== id) await requireOwnPassword(context, password);
    if (session === 'others') await endSessions(context.sql, userId, id);
    else if (Number(session) === id) await endOwnSession(context);
    else await endSession(context.sql, userId, Number(session));
    await recordEvent(context, { kind: 'sessions_ended', userId });
    return context.session ? PATH : pathTo('/logout');
  },
  body: ({ sessions, events, ownId, errors, asksPassword }, { now }) => (
    <SettingsFrame tab="sessions" isWide lead={text.lead}>
      <FormErrors errors={errors} idOf={() => FIELD} />
      <PostForm className="flow" action={PATH}>
        {asksPassword && sessions.length > 1 && (
          <div className="narrow">
            <TextInput
              id={FIELD}
              name="password"
              label={text.password}
              type="password"
              autoComplete="current-password"
              error={errors.password}
            />
          </div>
        )}
        <SessionsTable {...{ sessions, ownId, now }} />
        <div>
          {sessions.length > 1 ? (
            <Button type="submit" name="session" value="others">
              {text.endOthers}
            </Button>
          ) : (
            <p className="muted">{text.onlyThis}</p>
          )}
        </div>
      </PostForm>
      <Section title={securityLogText.title}>
        <p className="muted">{securityLogText.lead}</p>
        <EventsTable events={events} now={now} />
      </Section>
    </SettingsFrame>
  ),
});

function SessionsTable(props: { sessions: readonly OpenSession[]; ownId: number; now: Date }) {
  const { sessions, ownId, now } = props;
  return (
    <DataTable<OpenSession>
      caption={text.caption}
      cardsOnXs
      columns={[
        {
          label: text.browser,
          cell: ({ id, label }) => (
            <>
              {label ?? text.unknown}
              {id === ownId && <span className="muted"> ({text.here})</span>}
            </>
          ),
        },
        agoColumn(text.signedIn, now, (session) => session.created_at),
        agoColumn(text.lastSeen, now, (session) => session.last_seen_at),
        {
          label: text.action,
          cell: ({ id, label }) => (
            <Button
              type="submit"
              name="session"
              value={String(id)}
              aria-label={text.endOf(label ?? text.unknown)}
            >
              {text.end}
            </Button>
          ),
        },
      ]}
      rows={sessions}
    />
  );
}

function EventsTable({ events, now }: { events: readonly LoggedEvent[]; now: Date }) {
  const { title, columns, kinds, outcomes } = securityLogText;
  return (
    <DataTable<LoggedEvent>
      caption={title}
      cardsOnXs
      columns={[
        { label: columns.kind, cell: ({ kind }) => kinds[kind] },
        { label: columns.outcome, cell: ({ outcome }) => outcomes[outcome] },
        { label: columns.detail, cell: ({ detail }) => detail && <Written>{detail}</Written> },
        agoColumn(columns.at, now, ({ at }) => at),
      ]}
      rows={events}
    />
  );
}
