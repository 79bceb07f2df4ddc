import { formatDay } from '../../../base/dates.ts';
import { issuePath, pathTo, withQuery } from '../../../base/paths.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, Redirect } from '../../../http/errors.ts';
import { requireModerator } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { findDraft, type Issue } from '../../../outbox/issue-draft.server.ts';
import { renderMail } from '../../../outbox/render-mail.server.ts';
import { newsletterMails } from '../../../outbox/templates/messages.ts';
import { marksText, newsletterText as newsletter } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Textarea } from '../../../ui/fields.tsx';
import { Breadcrumbs, MODERATION } from '../../../ui/navigation.tsx';
import { ErrorSummary, PostForm } from '../../../ui/post-form.tsx';
import { Section } from '../../../ui/section.tsx';
import { EmptyState, Notice } from '../../../ui/states.tsx';
import { IssueBlocks } from './issue-pages.tsx';
import { actOnDraft, contentOf, listPast, type PastIssue } from './issues.server.ts';
import { countReaders } from './subscribers.server.ts';

const text = newsletter.moderation;
const PAST = 12;

interface ModerateData {
  draft: Issue | null;
  mail: ReturnType<typeof renderMail> | null;
  past: PastIssue[];
  readers: number;
  isTested: boolean;
  error: { status: number; message: string } | null;
  /** As typed, when it is too long. */
  note?: string;
}

const PATH = pathTo('/moderation/newsletter');

export const moderateNewsletterPage: Page = page<ModerateData>({
  load: (context) => load(context),
  async submit(context, _params, form) {
    const typed = form.get('note');
    const note = typed === null ? null : String(typed);
    const what = String(form.get('do') ?? '');
    try {
      await actOnDraft(context, Number(form.get('draft')), what, note);
    } catch (error) {
      if (!(error instanceof HttpError) || ![409, 422].includes(error.status)) throw error;
      const message = error.status === 422 ? text.wrongNote : error.message;
      return {
        ...(await load(context)),
        error: { status: error.status, message },
        note: note ?? undefined,
      };
    }
    throw new Redirect(withQuery(PATH, { tested: what === 'test' ? 1 : null }));
  },
  head: ({ error }) => ({
    title: text.title,
    description: text.description,
    noindex: true,
    hasErrors: error !== null,
    errorStatus: error?.status,
  }),
  body: (data, { settings }) => {
    const { draft, readers, isTested, error, past } = data;
    const isAutomatic = settings.NEWSLETTER_RELEASE === 'automatic';
    return (
      <>
        {error && <ErrorSummary errors={[{ ...error, id: error.status === 422 ? 'note' : '' }]} />}
        <Breadcrumbs crumbs={[MODERATION, { label: text.title }]} />
        <h1>{text.title}</h1>
        <p className="lead">{text.lead(readers, isAutomatic)}</p>
        {isTested && <Notice type="positive">{text.tested}</Notice>}
        {draft ? (
          <Draft {...data} draft={draft} />
        ) : (
          <EmptyState title={text.none}>{text.noneWhy}</EmptyState>
        )}
        {past.length > 0 && <Past past={past} />}
      </>
    );
  },
});

async function load(context: Context): Promise<ModerateData> {
  requireModerator(context);
  const { sql, settings, url } = context;
  const draft = await findDraft(sql);
  const { PRODUCT_NAME } = settings;
  const content =
    draft && newsletterMails.newsletter_issue({ ...draft, blocks: contentOf(draft) }, PRODUCT_NAME);
  return {
    draft,
    mail:
      content && renderMail(settings, content, withQuery(pathTo('/unsubscribe'), { token: '' })),
    past: await listPast(sql, PAST),
    readers: await countReaders(sql),
    isTested: url.searchParams.get('tested') === '1',
    error: null,
  };
}

function Draft({ draft, mail, error, note = draft.note ?? '' }: ModerateData & { draft: Issue }) {
  const kb = (part = '') => `${(Buffer.byteLength(part) / 1_000).toFixed(1)} KB`;
  return (
    <section className="section flow">
      <h2>{text.draft(formatDay(draft.day))}</h2>
      <PostForm action={PATH} className="flow fact-form" fields={{ draft: draft.id }}>
        <Textarea
          id="note"
          name="note"
          label={text.note}
          hint={text.noteHint}
          defaultValue={note}
          error={error?.status === 422 ? error.message : null}
          rows={4}
        />
        <div className="row">
          <Button type="submit" name="do" value="save">
            {text.save}
          </Button>
          <Button type="submit" name="do" value="remake" look="quiet">
            {text.remake}
          </Button>
          <Button type="submit" name="do" value="test" look="quiet">
            {text.test}
          </Button>
        </div>
        <div className="row">
          <Button type="submit" name="do" value="release" look="primary">
            {text.release}
          </Button>
          <Button type="submit" name="do" value="skip" look="quiet">
            {text.skip}
          </Button>
          <span className="small">{text.skipHint}</span>
        </div>
      </PostForm>
      <p className="small">{text.sizes(kb(mail?.text), kb(mail?.html))}</p>
      <div className="card narrow flow">
        <p className="small-strong">{mail?.subject}</p>
        <IssueBlocks blocks={contentOf(draft)} />
      </div>
      <details>
        <summary>{text.plain}</summary>
        <pre className="dev-mail">{mail?.text}</pre>
      </details>
    </section>
  );
}

function Past({ past }: { past: PastIssue[] }) {
  return (
    <Section title={text.past}>
      <DataTable
        caption={text.past}
        rows={past}
        columns={[
          {
            label: text.columns.issue,
            cell: ({ day, title, state }) =>
              state === 'skipped' ? (
                day
              ) : (
                <a href={issuePath(day)}>{`${day}${marksText.colon}${title}`}</a>
              ),
          },
          { label: text.columns.state, cell: ({ state }) => text.states[state] },
          { label: text.columns.sent, isFigure: true, cell: ({ sent }) => sent },
          { label: text.columns.failed, isFigure: true, cell: (one) => one.failed },
        ]}
      />
    </Section>
  );
}
