import { pathTo, withQuery } from '../../base/paths.ts';
import type { Sql } from '../../data/database.ts';
import { type Page, page } from '../../http/page.ts';
import { alertsText as text } from '../../text/text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { readMailLink } from '../mail/mail-link-token.server.ts';
import { findAlertName } from './queries.server.ts';
import { endAlert, endMails } from './save-alert.server.ts';

type Ending = { alertId: number; name: string } | { userId: number };

interface EndData {
  token: string;
  ending: Ending | null;
  isDone: boolean;
}

/** Needs no sign-in. A POST answers 200 without a redirect, as mail programs expect (RFC 8058). */
export const endAlertPage: Page = page<EndData>({
  cache: 'private',
  isOpenToAllSites: true,
  async load({ url, sql, now, answerHeaders }) {
    answerHeaders.set('referrer-policy', 'no-referrer');
    const token = (url.searchParams.get('token') ?? '').slice(0, 200);
    return { token, ending: await readEnding(sql, token, now), isDone: false };
  },
  async submit({ url, sql, now }) {
    const token = (url.searchParams.get('token') ?? '').slice(0, 200);
    const ending = await readEnding(sql, token, now);
    if (ending && 'alertId' in ending) await endAlert(sql, ending.alertId, now);
    else if (ending) await endMails(sql, ending.userId);
    return { token, ending, isDone: ending !== null };
  },
  head: (data) => ({
    title: titleOf(data),
    description: text.description,
    noindex: true,
    errorStatus: data.isDone ? 200 : undefined,
  }),
  body: (data) => (
    <div className="prose">
      <h1>{titleOf(data)}</h1>
      <p className="lead">{sayWhat(data)}</p>
      {data.ending && !data.isDone && (
        <form method="post" action={withQuery(pathTo('/alerts/end'), { token: data.token })}>
          <Button type="submit" look="primary" large>
            {text.end}
          </Button>
        </form>
      )}
      {data.isDone && (
        <p>
          <ButtonLink href={pathTo('/dashboard/alerts')}>{text.manage}</ButtonLink>
        </p>
      )}
    </div>
  ),
});

async function readEnding(sql: Sql, token: string, now: Date): Promise<Ending | null> {
  const all = await readMailLink(sql, token, 'end-alert-mails', now);
  if (all) return { userId: all.id };
  const one = await readMailLink(sql, token, 'end-alert', now);
  // A deleted one has ended.
  return one ? { alertId: one.id, name: (await findAlertName(sql, one.id)) ?? '' } : null;
}

function titleOf({ ending, isDone }: EndData): string {
  if (!ending) return text.badLinkTitle;
  return isDone ? text.endedTitle : text.endTitle;
}

function sayWhat({ ending, isDone }: EndData): string {
  if (!ending) return text.badLink;
  const name = 'name' in ending ? ending.name : null;
  return isDone ? text.endedLead(name) : text.endLead(name);
}
