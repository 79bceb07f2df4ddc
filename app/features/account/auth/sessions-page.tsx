import { pathTo } from '../../../base/paths.ts';
import { formPage } from '../../../http/form-page.server.ts';
import { requireSession } from '../../../http/guard.server.ts';
import type { Page } from '../../../http/page.ts';
import { recordEvent } from '../../../http/record-event.server.ts';
import { authText, securityLogText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { TextInput } from '../../../ui/fields.tsx';
import { FormErrors, PostForm } from '../../../ui/post-form.tsx';
import { SettingsFrame } from '../../../ui/settings-frame.tsx';
import { TimeAgo } from '../../../ui/values.tsx';
import { EventsTable } from '../security-log/events-table.tsx';
import { listOwnEvents } from '../security-log/queries.server.ts';
import { requireOwnPassword } from './change-second-step.server.ts';
import { sessionEnding } from './contract.ts';
import { hasPassword, listSessions, type OpenSession } from './queries.server.ts';
import { endOwnSession, endSession, endSessions } from './sessions.server.ts';

const text = authText.sessions;
const MOST_EVENTS = 50;
const FIELD = 'sessions-password';
const PATH = pathTo('/dashboard/account-settings/sessions');

export const sessionsPage: Page = formPage({
  cache: 'private',
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
    <SettingsFrame tab="sessions" isWide>
      <h1>{text.title}</h1>
      <p className="muted">{text.lead}</p>
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
          getKey={({ id }) => id}
        />
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
      <section className="section">
        <h2>{securityLogText.title}</h2>
        <p className="muted">{securityLogText.lead}</p>
        <EventsTable events={events} now={now} />
      </section>
    </SettingsFrame>
  ),
});
