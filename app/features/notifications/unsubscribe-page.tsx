import { pathTo, withQuery } from '../../base/paths.ts';
import { type Page, page } from '../../http/page.ts';
import { notificationsText as text } from '../../text/text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { applyEnding, type Ending, readEnding } from './unsubscribe.server.ts';

interface UnsubscribeData {
  token: string;
  ending: Ending | null;
  isDone: boolean;
}

/** A POST answers 200 without a redirect, as mail programs expect (RFC 8058). */
export const unsubscribePage: Page = page<UnsubscribeData>({
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
    if (ending) await applyEnding(sql, ending, now);
    return { token, ending, isDone: ending !== null };
  },
  head: (data) => ({
    title: titleOf(data),
    description: text.unsubscribeDescription,
    noindex: true,
    errorStatus: data.isDone ? 200 : undefined,
  }),
  body: (data) => (
    <div className="prose">
      <h1>{titleOf(data)}</h1>
      {data.ending ? (
        <UnsubscribeContent {...data} ending={data.ending} />
      ) : (
        <p className="lead">{text.badLink}</p>
      )}
    </div>
  ),
});

function UnsubscribeContent({ ending, isDone, token }: UnsubscribeData & { ending: Ending }) {
  const what = whatOf(ending);
  if (!isDone) {
    return (
      <>
        <p className="lead">{text.unsubscribeAsk(what)}</p>
        <form method="post" action={withQuery(pathTo('/unsubscribe'), { token })}>
          <Button type="submit" look="primary" large>
            {text.unsubscribeSubmit}
          </Button>
        </form>
      </>
    );
  }
  return (
    <>
      <p className="lead">{text.unsubscribed(what)}</p>
      {ending.what === 'notifications' && (
        <>
          <p>{text.unsubscribedChoose}</p>
          <p>
            <ButtonLink href={pathTo('/dashboard/account-settings/notification')}>
              {text.settings}
            </ButtonLink>
          </p>
        </>
      )}
    </>
  );
}

function whatOf(ending: Ending): string {
  switch (ending.what) {
    case 'newsletter':
      return text.newsletter;
    case 'topic':
      return text.about(ending.name);
    case 'topics':
      return text.topics;
    case 'questions':
      return text.questions;
    case 'notifications':
      return text.about(text.kind(ending.kind));
  }
}

function titleOf({ ending, isDone }: UnsubscribeData): string {
  if (!ending) return text.badLinkTitle;
  return isDone ? text.unsubscribedTitle : text.unsubscribeTitle;
}
