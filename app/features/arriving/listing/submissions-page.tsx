// The pages of what one sent: all of it with the way to send more, and how one of it stands.

import { z } from 'zod';
import { suggestEditPath } from '../../../base/desk-paths.ts';
import {
  addStartupFormPath,
  addStartupSuccessPath,
  numberOf,
  startupPath,
  withQuery,
} from '../../../base/paths.ts';
import { loadSidePanels, type SidePanels } from '../../../follows/recommended.server.ts';
import { FollowedPanel, RecommendedPanel } from '../../../follows/side-panels.tsx';
import type { Context } from '../../../http/context.ts';
import { readQuery } from '../../../http/endpoint.server.ts';
import { Redirect } from '../../../http/errors.ts';
import { controlOf, type FormState, FRESH, formHead } from '../../../http/forms.server.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { pageParam } from '../../../http/params.ts';
import { marksText, listingText as text } from '../../../text/text.ts';
import { Button, ButtonLink, Submit } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EntityName } from '../../../ui/entities.tsx';
import { Textarea } from '../../../ui/fields.tsx';
import { Filled } from '../../../ui/filled.tsx';
import { Pagination } from '../../../ui/lists.tsx';
import { Breadcrumbs, DASHBOARD } from '../../../ui/navigation.tsx';
import { FormErrors, PostForm } from '../../../ui/post-form.tsx';
import { Section } from '../../../ui/section.tsx';
import { Notice } from '../../../ui/states.tsx';
import { NameLink, Quote, TimeAgo } from '../../../ui/values.tsx';
import { LISTINGS_PER_DAY, STATE_LOOKS } from './contract.ts';
import { dropDraft, findDraft } from './drafts.server.ts';
import { ADD_STARTUP, VerifyNotice } from './listing-parts.tsx';
import {
  getOwnSubmission,
  listOwnSubmissions,
  type OwnSubmission,
  takeAnswer,
} from './submissions.server.ts';

const HOME = ADD_STARTUP.href;

export const introductionPage: Page = page({
  async load(context) {
    const { userId, isVerified } = requireSession(context);
    const { sql } = context;
    const { page: number } = readQuery(z.object({ page: pageParam }), context.url);
    const [draft, { data: sent, meta }] = await Promise.all([
      findDraft(sql, userId, null),
      listOwnSubmissions(sql, userId, number),
    ]);
    return { isVerified, draft, sent, meta };
  },
  async submit(context): Promise<never> {
    const { userId } = requireSession(context);
    await dropDraft(context.sql, userId, null);
    throw new Redirect(HOME);
  },
  head: () => ({ title: text.introTitle, description: text.introDescription, noindex: true }),
  body: ({ isVerified, draft, sent, meta }, { now }) => (
    <>
      <Breadcrumbs crumbs={[DASHBOARD, { label: text.introTitle }]} />
      <h1>{text.introTitle}</h1>
      <p className="lead">{text.introLead}</p>
      <div className="grid listing-intro">
        <section className="col-6">
          <h2>{text.asked}</h2>
          <ul className="bullets">{itemsOf(text.askedList)}</ul>
        </section>
        <section className="col-6">
          <h2>{text.next}</h2>
          <ol className="bullets">{itemsOf(text.nextList)}</ol>
        </section>
      </div>
      {!isVerified && <VerifyNotice />}
      <PostForm className="row listing-buttons" action={HOME}>
        <ButtonLink href={addStartupFormPath()} look="primary" large>
          {draft ? text.goOn : text.start}
        </ButtonLink>
        {draft && (
          <Button type="submit" look="quiet" large>
            {text.dropDraft}
          </Button>
        )}
      </PostForm>
      <p className="small">
        {draft && (
          <>
            <Filled
              text={text.draftLast}
              when={<TimeAgo at={draft.updatedAt.toISOString()} now={now} />}
            />{' '}
          </>
        )}
        {text.limit(LISTINGS_PER_DAY)}
      </p>
      {sent.length > 0 && (
        <Section title={text.yours}>
          <DataTable
            caption={text.yours}
            rows={sent}
            columns={[
              {
                label: text.yoursColumns.name,
                cell: ({ uuid, name }) => (
                  <NameLink href={addStartupSuccessPath(uuid)} name={name} />
                ),
              },
              {
                label: text.yoursColumns.kind,
                hideOnXs: true,
                cell: ({ kind }) => text.kinds[kind],
              },
              { label: text.yoursColumns.state, cell: ({ status }) => text.states[status] },
              {
                label: text.yoursColumns.sent,
                hideOnXs: true,
                cell: ({ sent_at }) => <TimeAgo at={sent_at} now={now} />,
              },
            ]}
          />
          <Pagination meta={meta} href={(number) => withQuery(HOME, { page: numberOf(number) })} />
        </Section>
      )}
    </>
  ),
});

const itemsOf = (lines: readonly string[]) => lines.map((line) => <li key={line}>{line}</li>);

interface SuccessData extends FormState {
  own: OwnSubmission;
  panels: SidePanels;
}

export const successPage: Page = page<SuccessData>({
  load: (context) => loadOwn(context),
  async submit(context, _params, form) {
    const data = await loadOwn(context);
    const { id, uuid } = data.own;
    return { ...data, ...(await takeAnswer(context, id, form, addStartupSuccessPath(uuid))) };
  },
  head: (data) => {
    const { title, description } = text.doneHeads[data.own.kind];
    return formHead(data, { title: `${title}${marksText.colon}${data.own.name}`, description });
  },
  body: (data) => (
    <>
      <Breadcrumbs crumbs={crumbsOf(data.own)} />
      <div className="dashboard">
        <Standing data={data} />
        <FollowedPanel likes={data.panels.likes} total={data.panels.total} />
        <RecommendedPanel startups={data.panels.recommended} followed={data.panels.total} />
      </div>
    </>
  ),
});

/** An edit is no startup that is added. */
const crumbsOf = ({ kind, name }: OwnSubmission) => [
  DASHBOARD,
  kind === 'edit' ? { label: text.yours, href: HOME } : ADD_STARTUP,
  { label: name },
];

/** The newest when the address has no uuid. Throws Redirect when there is none, 404. */
async function loadOwn(context: Context): Promise<SuccessData> {
  const { userId } = requireSession(context);
  const { sql, url } = context;
  const asked = url.searchParams.get('uuid');
  const uuid = asked ?? (await listOwnSubmissions(sql, userId, 1)).data[0]?.uuid;
  if (uuid === undefined) throw new Redirect(HOME);
  const [own, panels] = await Promise.all([
    getOwnSubmission(sql, userId, uuid),
    loadSidePanels(sql, userId),
  ]);
  return { ...FRESH, own, panels };
}

function Standing({ data }: { data: SuccessData }) {
  const { uuid, kind, name, status, message, answer, startup } = data.own;
  const isAsked = status === 'needs_info';
  const links: Array<[href: string, label: string]> = [[HOME, text.allYours]];
  if (kind === 'listing') links.unshift([addStartupFormPath(), text.addAnother]);
  else if (startup) links.unshift([suggestEditPath(startup.slug), text.suggestLink]);
  if (status === 'pending' && kind === 'listing')
    links.unshift([addStartupFormPath(1, uuid), text.answerChange]);
  if (startup) links.unshift([startupPath(startup.slug), text.seeStartup(startup.name)]);
  return (
    <div className="listing-done flow">
      <FormErrors errors={data.errors} />
      <EntityName text={name} />
      <Notice type={STATE_LOOKS[status]} title={text.states[status]}>
        {status === 'pending' && <p>{kind === 'edit' ? text.doneEdit(name) : text.done(name)}</p>}
        <p>{text.saying[status]}</p>
        {message && (isAsked || status === 'rejected') && <Quote>{message}</Quote>}
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
            <Submit>{text.answerSend}</Submit>
            {kind === 'listing' && (
              <ButtonLink href={addStartupFormPath(1, uuid)} look="quiet" large>
                {text.answerChange}
              </ButtonLink>
            )}
          </div>
        </PostForm>
      )}
      <ul className="bullets">
        {links.map(([href, label]) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
