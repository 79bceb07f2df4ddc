import { replyPath, subjectPath } from '../../../base/desk-paths.ts';
import { factLabel } from '../../../catalogue/records.ts';
import type { Context } from '../../../http/context.ts';
import { notFound, Redirect } from '../../../http/errors.ts';
import {
  controlOf,
  type FormState,
  FRESH,
  formHead,
  readFields,
  takeErrors,
} from '../../../http/forms.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { correctionsText as text } from '../../../text/text.ts';
import { Select, Textarea, TextInput } from '../../../ui/fields.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { Notice } from '../../../ui/states.tsx';
import { about, sayAbout } from '../corrections/contract.ts';
import { FormTop, Heading, SubmitRow } from '../page-parts.tsx';
import { findSubject, movedSubject, type Subject } from '../subjects.server.ts';
import {
  listDomains,
  publishReply,
  type ReplyLink,
  readReplyLink,
  requestReply,
} from './replies.server.ts';

interface Asked {
  subject: Subject;
  field: string;
  domains: string[];
  token: string;
  /** With the link from the mail. */
  link: ReplyLink | null;
  /** The domain to which a link was sent just now. */
  sentTo: string | null;
}

interface ReplyData extends FormState {
  /** Null for a link that does not work. */
  asked: Asked | null;
}

/** First a link is sent to an address at the own domain; it opens the reply. */
export const replyPage: Page = page<ReplyData>({
  load: (context) => loadReply(context),
  async submit(context, _params, form) {
    const data = await loadReply(context);
    if (!data.asked) return data;
    const { subject, link, field } = data.asked;
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
    return { asked: { ...data.asked, field: chosen }, ...state, typed };
  },
  head: (data) =>
    formHead(data, {
      title: data.asked ? text.replyTitle : text.badLink,
      description: text.replyDescription,
    }),
  body: (data) =>
    data.asked ? (
      <ReplyBody state={data} asked={data.asked} />
    ) : (
      <div className="narrow flow">
        <Heading title={text.badLink} lead={text.badLinkWhy} />
      </div>
    ),
});

/** Throws 404. */
async function loadReply(context: Context): Promise<ReplyData> {
  const { sql, url, now, answerHeaders } = context;
  answerHeaders.set('referrer-policy', 'same-origin');
  const token = (url.searchParams.get('token') ?? '').slice(0, 400);
  const link = token ? await readReplyLink(sql, token, now) : null;
  const given = about.safeParse(url.searchParams.get('about') ?? '').data;
  const subject = link?.subject ?? (given ? await findSubject(sql, given) : null);
  if (token && !subject) return { ...FRESH, asked: null, status: 404 };
  if (given && !subject) throw await movedSubject(sql, given, (to) => replyPath({ about: to }));
  if (!subject || subject.kind === 'location') throw notFound('page', 'reply');
  const asked = link?.field ?? url.searchParams.get('field') ?? '';
  const field = subject.fields.includes(asked) ? asked : (subject.fields[0] ?? 'other');
  const domains = link ? [] : await listDomains(sql, subject);
  const sentTo = domains.find((one) => one === url.searchParams.get('sent')) ?? null;
  return { ...FRESH, asked: { subject, field, domains, token, link, sentTo } };
}

function ReplyBody({ state, asked }: { state: FormState; asked: Asked }) {
  const { subject, field, token, link, domains, sentTo } = asked;
  const { kind, slug, name } = subject;
  return (
    <div className="listing">
      <FormTop
        errors={state.errors}
        crumbs={[
          { label: name, href: subjectPath(kind, slug) ?? undefined },
          { label: text.replyTitle },
        ]}
        title={text.replyTitle}
        lead={text.replyLead(name)}
      />
      {sentTo && <Notice type="positive">{text.replySent(sentTo)}</Notice>}
      {!link && domains.length === 0 && <Notice type="warning">{text.noDomain}</Notice>}
      {(link || domains.length > 0) && !sentTo && (
        <PostForm
          className="section listing-form"
          action={replyPath(link ? { token } : { about: sayAbout(subject) })}
        >
          <Select
            id="field"
            label={text.replyFact}
            defaultValue={field}
            options={subject.fields.map((one) => ({ value: one, label: factLabel(one) }))}
          />
          {link ? (
            <>
              <Textarea
                {...controlOf(state, 'words')}
                label={text.replyWords}
                hint={text.replyWordsHint}
                maxLength={1000}
              />
              <TextInput
                {...controlOf(state, 'said_by')}
                label={text.replySaidBy}
                hint={text.replySaidByHint}
              />
            </>
          ) : (
            <TextInput
              {...controlOf(state, 'email')}
              type="email"
              label={text.replyEmail}
              hint={text.replyProof(domains)}
              autoComplete="email"
              dir="ltr"
            />
          )}
          <SubmitRow label={link ? text.replyPublish : text.replySend} />
        </PostForm>
      )}
    </div>
  );
}
