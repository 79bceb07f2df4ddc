import type { ReactNode } from 'react';
import { withQuery } from '../base/paths.ts';
import type { Sql } from '../data/database.ts';
import { type Page, page } from '../http/page.ts';
import { Button } from '../ui/button.tsx';

export interface Ending {
  /** In words, before and after it. */
  ask: string;
  done: string;
  /** Below it when it is done. */
  next?: ReactNode;
  end(): Promise<void>;
}

interface EndingPage {
  path: string;
  /** Null for a link that does not work. */
  read(sql: Sql, token: string, now: Date): Promise<Ending | null>;
  titles: { ask: string; done: string; bad: string };
  badLink: string;
  description: string;
  submit: string;
}

interface EndingData {
  token: string;
  ending: Ending | null;
  isDone: boolean;
}

/**
 * Ends messages by the link in one of them, without signing in. A POST answers 200 without a
 * redirect, as mail programs expect (RFC 8058).
 */
export function endingPage({ path, read, titles, ...words }: EndingPage): Page {
  const titleOf = ({ ending, isDone }: EndingData) => {
    if (!ending) return titles.bad;
    return isDone ? titles.done : titles.ask;
  };
  return page<EndingData>({
    cache: 'private',
    isOpenToAllSites: true,
    async load({ url, sql, now, answerHeaders }) {
      answerHeaders.set('referrer-policy', 'no-referrer');
      const token = tokenOf(url);
      return { token, ending: await read(sql, token, now), isDone: false };
    },
    async submit({ url, sql, now }) {
      const token = tokenOf(url);
      const ending = await read(sql, token, now);
      await ending?.end();
      return { token, ending, isDone: ending !== null };
    },
    head: (data) => ({
      title: titleOf(data),
      description: words.description,
      noindex: true,
      errorStatus: data.isDone ? 200 : undefined,
    }),
    body: (data) => {
      const { token, ending, isDone } = data;
      return (
        <div className="prose">
          <h1>{titleOf(data)}</h1>
          <p className="lead">{ending ? ending[isDone ? 'done' : 'ask'] : words.badLink}</p>
          {ending && !isDone && (
            <form method="post" action={withQuery(path, { token })}>
              <Button type="submit" look="primary" large>
                {words.submit}
              </Button>
            </form>
          )}
          {isDone && ending?.next}
        </div>
      );
    },
  });
}

const tokenOf = (url: URL) => (url.searchParams.get('token') ?? '').slice(0, 200);
