import { subjectPath, suggestEditPath } from '../../../base/desk-paths.ts';
import { pathTo } from '../../../base/paths.ts';
import { Redirect } from '../../../http/errors.ts';
import { readLinkToken } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { confirmationsText as text } from '../../../text/text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { Notice } from '../../../ui/states.tsx';
import { Name } from '../../../ui/values.tsx';
import { Heading } from '../page-parts.tsx';
import {
  ANSWERS,
  type Answer,
  answerQuestion,
  neverAsk,
  type Question,
  readQuestion,
} from './confirmations.server.ts';

interface ConfirmData {
  token: string;
  question: Question | null;
  /** The answer just given. */
  done?: Answer;
  hasChanged?: boolean;
}

/** A button answers, since mail scanners follow links. */
export const confirmFactsPage: Page = page<ConfirmData>({
  async load(context) {
    const token = readLinkToken(context);
    return { token, question: await readQuestion(context.sql, token, context.now) };
  },
  async submit({ sql, now }, _params, form) {
    const token = String(form.get('token') ?? '').slice(0, 200);
    const question = await readQuestion(sql, token, now);
    const asked = { token, question };
    if (!question) return asked;
    const answer = ANSWERS.find((one) => one === form.get('answer'));
    if (!answer) return asked;
    if (answer === 'confirmed' && form.get('seen') !== question.digest) {
      return { ...asked, hasChanged: true };
    }
    if (answer === 'never') await neverAsk(sql, question.id, now);
    else await answerQuestion(sql, question, answer, now);
    const { kind, slug } = question.subject;
    if (answer === 'corrected') throw new Redirect(suggestEditPath(slug, kind));
    return { ...asked, done: question.answer === 'never' ? 'never' : answer };
  },
  head: ({ question, done }) => ({
    title: question ? text.title(question.subject.name) : text.badLinkTitle,
    description: text.description,
    noindex: true,
    errorStatus: done ? 200 : undefined,
  }),
  body: ({ token, question, done, hasChanged }) => {
    if (!question) {
      return (
        <div className="prose">
          <Heading title={text.badLinkTitle} lead={text.badLink} />
        </div>
      );
    }
    const { subject, facts, digest } = question;
    const { kind, slug, name } = subject;
    if (done) {
      return (
        <div className="prose">
          <Heading title={text.thanks} lead={text.done[done]} />
          <p>
            <ButtonLink href={subjectPath(kind, slug) ?? ''}>{text.see(name)}</ButtonLink>
          </p>
        </div>
      );
    }
    return (
      <div className="narrow flow">
        <h1>{text.title(name)}</h1>
        {hasChanged && <Notice type="warning">{text.changed}</Notice>}
        <p className="lead">{text.lead}</p>
        <dl className="facts">
          {facts.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <Name>{value}</Name>
              </dd>
            </div>
          ))}
        </dl>
        <PostForm action={pathTo('/confirm')} className="flow" fields={{ token, seen: digest }}>
          <div className="row">
            <Button type="submit" name="answer" value="confirmed" look="primary">
              {text.confirm}
            </Button>
            <Button type="submit" name="answer" value="corrected">
              {text.correct}
            </Button>
            <Button type="submit" name="answer" value="declined" look="quiet">
              {text.decline}
            </Button>
          </div>
          <p className="small">{text.silence}</p>
          <p>
            <Button type="submit" name="answer" value="never" look="quiet">
              {text.never}
            </Button>
          </p>
        </PostForm>
      </div>
    );
  },
});
