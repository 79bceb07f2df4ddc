import {
  addStartupFormPath,
  addStartupSuccessPath,
  pathTo,
  startupPath,
} from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { HttpError, Redirect } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import { type Page, page } from '../../http/page.ts';
import { dashboardText, listingText as text } from '../../text/text.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { loadSidePanels, type SidePanels } from '../dashboard/side-panels.server.ts';
import { FollowedPanel, RecommendedPanel } from '../dashboard/side-panels.tsx';
import { answerText, type SubmissionState } from './contract.ts';
import { getOwnSubmission, listOwnSubmissions, type OwnSubmission } from './queries.server.ts';
import { answerQuestion } from './submit-listing.server.ts';

interface SuccessData {
  own: OwnSubmission;
  panels: SidePanels;
  typed: string;
  error: string | null;
  status?: number;
}

export const successPage: Page = page<SuccessData>({
  cache: 'private',
  load: (context) => loadOwn(context),
  async submit(context, _params, form) {
    const typed = String(form.get('answer') ?? '').slice(0, 12_000);
    const data = await loadOwn(context);
    const parsed = answerText.safeParse(typed);
    if (!parsed.success) return { ...data, typed, error: text.wrong.answer };
    try {
      await answerQuestion(context, data.own.uuid, parsed.data);
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 409) throw error;
      return { ...data, typed, error: error.message, status: error.status };
    }
    throw new Redirect(addStartupSuccessPath(data.own.uuid));
  },
  head: ({ own, error, status }) => ({
    title: `${text.doneTitle}: ${own.name}`,
    description: text.doneDescription,
    noindex: true,
    hasErrors: error !== null,
    errorStatus: status,
  }),
  body: (data, { session }) => (
    <>
      <Breadcrumbs
        crumbs={[
          { label: dashboardText.title, href: pathTo('/dashboard') },
          { label: text.introTitle, href: pathTo('/dashboard/add-startup') },
          { label: data.own.name },
        ]}
      />
      <div className="dashboard">
        <Standing {...data} xsrfToken={session?.xsrfToken ?? ''} />
        <FollowedPanel likes={data.panels.likes} total={data.panels.total} />
        <RecommendedPanel
          startups={data.panels.recommended}
          xsrfToken={session?.xsrfToken ?? ''}
          followed={data.panels.total}
        />
      </div>
    </>
  ),
});

/** The newest when the address has no uuid. Throws Redirect when there is none, 404. */
async function loadOwn(context: Context): Promise<SuccessData> {
  const { userId } = requireSession(context);
  const { sql, url } = context;
  const asked = url.searchParams.get('uuid');
  const [newest] = asked === null ? await listOwnSubmissions(sql, userId, 1, 0) : [];
  if (asked === null && !newest) throw new Redirect(pathTo('/dashboard/add-startup'));
  const [own, panels] = await Promise.all([
    getOwnSubmission(sql, userId, asked ?? newest?.uuid ?? ''),
    loadSidePanels(sql, userId),
  ]);
  return { own, panels, typed: '', error: null };
}

const NOTICES: Record<SubmissionState, 'positive' | 'info' | 'warning'> = {
  pending: 'info',
  needs_info: 'warning',
  published: 'positive',
  rejected: 'warning',
};

function Standing({ own, typed, error, xsrfToken }: SuccessData & { xsrfToken: string }) {
  const { uuid, kind, name, state, message, answer, startupName, startupSlug } = own;
  const isAsked = state === 'needs_info';
  return (
    <div className="listing-done flow">
      {error && <ErrorSummary errors={[{ id: 'answer', message: error }]} />}
      <h1 className="entity-name" dir="auto">
        {name}
      </h1>
      <Notice type={NOTICES[state]} title={text.states[state]}>
        {state === 'pending' && <p>{kind === 'edit' ? text.doneEdit(name) : text.done(name)}</p>}
        <p>{text.saying[state]}</p>
        {message && (isAsked || state === 'rejected') && (
          <blockquote className="typed" dir="auto">
            {message}
          </blockquote>
        )}
      </Notice>
      {answer && !isAsked && (
        <>
          <p>{text.answered}</p>
          <blockquote className="typed" dir="auto">
            {answer}
          </blockquote>
        </>
      )}
      {isAsked && (
        <form method="post" action={addStartupSuccessPath(uuid)}>
          <input type="hidden" name="_xsrf" value={xsrfToken} />
          <Textarea
            id="answer"
            label={text.answer}
            hint={kind === 'listing' ? text.answerHint : undefined}
            error={error}
            defaultValue={typed}
          />
          <div className="row listing-buttons">
            <Button type="submit" look="primary" large>
              {text.answerSend}
            </Button>
            {kind === 'listing' && (
              <ButtonLink href={addStartupFormPath(1, uuid)} look="quiet" large>
                {text.answerChange}
              </ButtonLink>
            )}
          </div>
        </form>
      )}
      <ul className="bullets">
        {startupName && startupSlug && (
          <li>
            <a href={startupPath(startupSlug)}>{text.seeStartup(startupName)}</a>
          </li>
        )}
        {state === 'pending' && kind === 'listing' && (
          <li>
            <a href={addStartupFormPath(1, uuid)}>{text.answerChange}</a>
          </li>
        )}
        <li>
          <a href={addStartupFormPath()}>{text.addAnother}</a>
        </li>
        <li>
          <a href={pathTo('/dashboard/add-startup')}>{text.allYours}</a>
        </li>
      </ul>
    </div>
  );
}
