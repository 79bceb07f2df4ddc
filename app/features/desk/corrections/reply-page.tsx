import { replyPath, subjectPath } from '../../../base/correction-paths.ts';
import { factLabel } from '../../../catalogue/records.ts';
import type { Context } from '../../../http/context.ts';
import { notFound, Redirect } from '../../../http/errors.ts';
import { type Page, page } from '../../../http/page.ts';
import {
  controlOf,
  type FormState,
  FRESH,
  formHead,
  readFields,
  takeErrors,
} from '../../../http/take-form.server.ts';
import { correctionsText as text } from '../../../text/text.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormErrors } from '../../../ui/error-summary.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { findSubject, type Subject } from '../subjects.server.ts';
import { about, sayAbout } from './contract.ts';
import { movedSubject } from './moved-subject.server.ts';
import {
  listDomains,
  publishReply,
  type ReplyLink,
  readReplyLink,
  requestReply,
} from './replies.server.ts';

interface ReplyData extends FormState {
  /** Null for a link that does not work. */
  subject: Subject | null;
  field: string;
  domains: string[];
  token: string;
  /** With the link from the mail. */
  link: ReplyLink | null;
  /** The domain to which a link was sent just now. */
  sentTo: string | null;
}

/** First a link is sent to an address at the own domain; it opens the reply. */
export const replyPage: Page = page<ReplyData>({
  cache: 'private',
  load: (context) => loadReply(context),
  async submit(context, _params, form) {
    const data = await loadReply(context);
    const { subject, link, field } = data;
    if (!subject) return data;
    const typed = readFields(form, ['email', 'words', 'said_by', 'field']);
    const { email, words, said_by } = typed;
    const chosen = subject.fields.includes(typed.field) ? typed.field : field;
    const state = await takeErrors(context, async () => {
      if (link) {
        await publishReply(context, link, { words, said_by, field: chosen });
        throw new Redirect(`${subjectPath(subject.kind, subject.slug)}#corrections`);
      }
      const sent = await requestReply(context, subject, chosen, email);
      throw new Redirect(replyPath({ about: sayAbout(subject), sent }));
    });
    return { ...data, ...state, typed, field: chosen };
  },
  head: (data) =>
    formHead(data, {
      title: data.subject ? text.replyTitle : text.badLink,
      description: text.replyDescription,
    }),
  body: (data) =>
    data.subject ? (
      <ReplyBody data={{ ...data, subject: data.subject }} />
    ) : (
      <div className="narrow flow">
        <h1>{text.badLink}</h1>
        <p className="lead">{text.badLinkWhy}</p>
      </div>
    ),
});

/** Throws 404. */
async function loadReply(context: Context): Promise<ReplyData> {
  const { sql, url, now, answerHeaders } = context;
  answerHeaders.set('referrer-policy', 'same-origin');
  const token = (url.searchParams.get('token') ?? '').slice(0, 400);
  const link = token ? await readReplyLink(sql, token, now) : null;
  const given = about.safeParse(url.searchParams.get('about') ?? '');
  const found = given.success ? await findSubject(sql, given.data) : null;
  const subject = link?.subject ?? found;
  if (token && !subject) {
    const none = { subject: null, field: '', domains: [], token: '', link: null, sentTo: null };
    return { ...FRESH, ...none, status: 404 };
  }
  if (given.success && !subject) {
    throw await movedSubject(sql, given.data, (to) => replyPath({ about: to }));
  }
  if (!subject || subject.kind === 'location') throw notFound('page', 'reply');
  const asked = link?.field ?? url.searchParams.get('field') ?? '';
  const domains = link ? [] : await listDomains(sql, subject);
  return {
    ...FRESH,
    subject,
    field: subject.fields.includes(asked) ? asked : (subject.fields[0] ?? 'other'),
    domains,
    token,
    link,
    sentTo: domains.find((one) => one === url.searchParams.get('sent')) ?? null,
  };
}

interface ReplyBodyProps {
  data: ReplyData & { subject: Subject };
}

function ReplyBody({ data }: ReplyBodyProps) {
  const { subject, errors, token, link, domains, sentTo } = data;
  const { kind, slug, name } = subject;
  return (
    <div className="listing">
      <FormErrors errors={errors} />
      <Breadcrumbs
        crumbs={[
          { label: name, href: subjectPath(kind, slug) ?? undefined },
          { label: text.replyTitle },
        ]}
      />
      <h1>{text.replyTitle}</h1>
      <p className="lead">{text.replyLead(name)}</p>
      {sentTo && <Notice type="positive">{text.replySent(sentTo)}</Notice>}
      {!link && domains.length === 0 && <Notice type="warning">{text.noDomain}</Notice>}
      {(link || domains.length > 0) && !sentTo && (
        <PostForm
          className="section listing-form"
          action={replyPath(link ? { token } : { about: sayAbout(subject) })}
        >
          <ReplyFields data={data} />
          <div className="row listing-buttons">
            <Button type="submit" look="primary" large>
              {link ? text.replyPublish : text.replySend}
            </Button>
          </div>
        </PostForm>
      )}
    </div>
  );
}

function ReplyFields({ data }: ReplyBodyProps) {
  const { subject, field, link, domains } = data;
  return (
    <>
      <Select
        id="field"
        label={text.replyFact}
        defaultValue={field}
        options={subject.fields.map((one) => ({ value: one, label: factLabel(one) }))}
      />
      {link ? (
        <>
          <Textarea
            {...controlOf(data, 'words')}
            label={text.replyWords}
            hint={text.replyWordsHint}
            maxLength={1000}
          />
          <TextInput
            {...controlOf(data, 'said_by')}
            label={text.replySaidBy}
            hint={text.replySaidByHint}
          />
        </>
      ) : (
        <TextInput
          {...controlOf(data, 'email')}
          type="email"
          label={text.replyEmail}
          hint={text.replyProof(domains)}
          autoComplete="email"
          dir="ltr"
        />
      )}
    </>
  );
}
