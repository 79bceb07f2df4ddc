import {
  addStartupFormPath,
  addStartupSuccessPath,
  pathTo,
  startupPath,
} from '../../../base/paths.ts';
import { loadSidePanels, type SidePanels } from '../../../follows/side-panels.server.ts';
import { FollowedPanel, RecommendedPanel } from '../../../follows/side-panels.tsx';
import type { Context } from '../../../http/context.ts';
import { Redirect } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { controlOf, type FormState, FRESH, formHead } from '../../../http/take-form.server.ts';
import { listingText as text } from '../../../text/text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/fields.tsx';
import { Breadcrumbs, DASHBOARD } from '../../../ui/navigation.tsx';
import { FormErrors, PostForm } from '../../../ui/post-form.tsx';
import { Notice } from '../../../ui/states.tsx';
import { Quote } from '../../../ui/values.tsx';
import { STATE_LOOKS } from './contract.ts';
import { getOwnSubmission, listOwnSubmissions, type OwnSubmission } from './queries.server.ts';
import { takeAnswer } from './submit-listing.server.ts';

interface SuccessData extends FormState {
  own: OwnSubmission;
  panels: SidePanels;
}

export const successPage: Page = page<SuccessData>({
  cache: 'private',
  load: (context) => loadOwn(context),
  async submit(context, _params, form) {
    const data = await loadOwn(context);
    const { id, uuid } = data.own;
    return { ...data, ...(await takeAnswer(context, id, form, addStartupSuccessPath(uuid))) };
  },
  head: (data) => {
    const title = `${text.doneTitle}: ${data.own.name}`;
    return formHead(data, { title, description: text.doneDescription });
  },
  body: (data) => (
    <>
      <Breadcrumbs
        crumbs={[
          DASHBOARD,
          { label: text.introTitle, href: pathTo('/dashboard/add-startup') },
          { label: data.own.name },
        ]}
      />
      <div className="dashboard">
        <Standing data={data} />
        <FollowedPanel likes={data.panels.likes} total={data.panels.total} />
        <RecommendedPanel startups={data.panels.recommended} followed={data.panels.total} />
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
  return { ...FRESH, own, panels };
}

function Standing({ data }: { data: SuccessData }) {
  const { uuid, kind, name, state, message, answer, startupName, startupSlug } = data.own;
  const isAsked = state === 'needs_info';
  return (
    <div className="listing-done flow">
      <FormErrors errors={data.errors} />
      <h1 className="entity-name" dir="auto">
        {name}
      </h1>
      <Notice type={STATE_LOOKS[state]} title={text.states[state]}>
        {state === 'pending' && <p>{kind === 'edit' ? text.doneEdit(name) : text.done(name)}</p>}
        <p>{text.saying[state]}</p>
        {message && (isAsked || state === 'rejected') && <Quote>{message}</Quote>}
      </Notice>
      {answer && !isAsked && (
        <>
          <p>{text.answered}</p>
          <Quote>{answer}</Quote>
        </>
      )}
      {isAsked && (
        <PostForm action={addStartupSuccessPath(uuid)}>
          <Textarea
            {...controlOf(data, 'answer')}
            label={text.answer}
            hint={kind === 'listing' ? text.answerHint : undefined}
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
        </PostForm>
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
