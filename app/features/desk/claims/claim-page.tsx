import { suggestEditPath } from '../../../base/desk-paths.ts';
import { claimPath, pathTo, startupPath, withQuery } from '../../../base/paths.ts';
import type { Context } from '../../../http/context.ts';
import { Redirect } from '../../../http/errors.ts';
import {
  controlOf,
  type FormState,
  FRESH,
  formHead,
  takeErrors,
  takeForm,
} from '../../../http/forms.server.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { movedOrMissing } from '../../../http/moved.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { claimsText as text } from '../../../text/text.ts';
import { Button, ButtonLink, Submit } from '../../../ui/button.tsx';
import { describeControl, Field, TextInput } from '../../../ui/fields.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { Section } from '../../../ui/section.tsx';
import { Notice } from '../../../ui/states.tsx';
import { VerifyNotice } from '../../arriving/listing/listing-parts.tsx';
import { FormTop } from '../page-parts.tsx';
import {
  type Claimed,
  claim,
  claimForm,
  confirmClaim,
  findClaimed,
  PROOF_NAME,
  proofCode,
} from './claims.server.ts';
import { askForClaim, humanProof } from './human-proof.server.ts';

interface ClaimData extends FormState {
  startup: Claimed;
  code: string;
  /** Of the mailed link. */
  token: string;
  isSent: boolean;
}

const MAX_TOKEN = 200;

export const claimPage: Page = page<ClaimData>({
  async load(context, params) {
    const { searchParams } = context.url;
    const token = (searchParams.get('token') ?? '').slice(0, MAX_TOKEN);
    if (token) context.answerHeaders.set('referrer-policy', 'same-origin');
    const found = await getClaimed(context, params);
    return { ...FRESH, ...found, token, isSent: searchParams.get('done') === 'sent' };
  },
  async submit(context, params, form) {
    const { startup, code } = await getClaimed(context, params);
    const path = claimPath(startup.slug);
    const token = String(form.get('token') ?? '').slice(0, MAX_TOKEN);
    const state = token
      ? await takeErrors(context, async () => {
          await confirmClaim(context, startup, token);
          throw new Redirect(path);
        })
      : isHuman(form)
        ? await takeForm(context, form, humanProof, async (given) => {
            if (!startup.method) await askForClaim(context, startup, given, form.get('letter'));
            throw new Redirect(path);
          })
        : await takeForm(context, form, claimForm, async (given) => {
            const isClaimed = await claim(context, startup, given);
            throw new Redirect(isClaimed ? path : withQuery(path, { done: 'sent' }));
          });
    return { ...FRESH, ...state, startup, code, token, isSent: false };
  },
  head: (data) => {
    const title = text.title(data.startup.name);
    return formHead(data, { title, description: text.description });
  },
  body: (data, { session }) => {
    const { startup, errors, isSent } = data;
    const { name, slug, domain, method } = startup;
    return (
      <div className="listing">
        <FormTop
          errors={errors}
          crumbs={[{ label: name, href: startupPath(slug) }, { label: text.crumb }]}
          title={text.title(name)}
        />
        {isSent && !method && <Notice type="positive">{text.sent(domain ?? '')}</Notice>}
        {method ? (
          <>
            <Notice type="positive">{text.done[method](name)}</Notice>
            <p className="lead">{text.yourEdits}</p>
            <p className="row">
              <ButtonLink look="primary" href={suggestEditPath(slug)}>
                {text.edit}
              </ButtonLink>
              <a href={pathTo('/methodology')}>{text.rules}</a>
            </p>
          </>
        ) : (
          <>
            <p className="lead">{text.leadOf[domain ? 'domain' : 'none']}</p>
            {!session?.isVerified && <VerifyNotice />}
            {startup.isWaiting && <Notice type="info">{text.waits}</Notice>}
            {domain ? (
              <Proofs data={data} domain={domain} />
            ) : (
              <p>
                {text.noDomain} <a href={suggestEditPath(slug)}>{text.addWebsite}</a>
              </p>
            )}
            {!data.token && <HumanProofs data={data} />}
          </>
        )}
      </div>
    );
  },
});

function Proofs({ data, domain }: { data: ClaimData; domain: string }) {
  const { startup, code, token } = data;
  const action = claimPath(startup.slug);
  if (token) {
    return (
      <PostForm action={action} className="section listing-form" fields={{ token }}>
        <Submit>{text.confirm(startup.name)}</Submit>
      </PostForm>
    );
  }
  const tag = `<meta name="${PROOF_NAME}" content="${code}">`;
  const proofs = [
    { ...text.dns, method: 'dns', at: domain, proof: `${PROOF_NAME}=${code}` },
    { ...text.tag, method: 'tag', at: startup.website ?? domain, proof: tag },
  ];
  return (
    <>
      <Section title={text.mail.title}>
        <PostForm action={action} className="listing-form" fields={{ method: 'mail' }}>
          <TextInput
            {...controlOf(data, 'email')}
            type="email"
            label={text.mail.label(domain)}
            autoComplete="email"
            dir="ltr"
          />
          <p className="listing-buttons">
            <Submit>{text.mail.send}</Submit>
          </p>
        </PostForm>
      </Section>
      {proofs.map(({ method, title, lead, at, proof, check }) => (
        <Section key={method} title={title}>
          <p>{lead(at)}</p>
          <pre className="claim-code" dir="ltr">
            <code>{proof}</code>
          </pre>
          <PostForm action={action} fields={{ method }}>
            <Button type="submit">{check}</Button>
          </PostForm>
        </Section>
      ))}
    </>
  );
}

const isHuman = (form: FormData) => ['page', 'letter'].includes(String(form.get('method')));

/** Proof checked by a moderator, for companies that cannot prove a website. */
function HumanProofs({ data }: { data: ClaimData }) {
  const { startup, code } = data;
  const action = claimPath(startup.slug);
  const letter = controlOf(data, 'letter');
  return (
    <>
      <Section title={text.page.title}>
        <p>{text.page.lead}</p>
        <pre className="claim-code" dir="ltr">
          <code>{`${PROOF_NAME}=${code}`}</code>
        </pre>
        <PostForm action={action} className="listing-form" fields={{ method: 'page' }}>
          <TextInput
            {...controlOf(data, 'page_url')}
            type="url"
            label={text.page.label}
            hint={text.page.hint}
            dir="ltr"
          />
          <p className="listing-buttons">
            <Button type="submit">{text.send}</Button>
          </p>
        </PostForm>
      </Section>
      <Section title={text.letter.title}>
        <p>{text.letter.lead(startup.name)}</p>
        <PostForm
          action={action}
          encType="multipart/form-data"
          className="listing-form"
          fields={{ method: 'letter' }}
        >
          <Field {...letter} label={text.letter.label} hint={text.letter.hint}>
            <input
              type="file"
              name="letter"
              accept="image/png,image/jpeg,image/webp"
              className="control control-file"
              {...describeControl({ ...letter, hint: text.letter.hint })}
            />
          </Field>
          <p className="listing-buttons">
            <Button type="submit">{text.send}</Button>
          </p>
        </PostForm>
      </Section>
    </>
  );
}

/** Throws Redirect for visitors and for an old slug, 404. */
async function getClaimed(context: Context, { startup: slug = '' }: Record<string, string>) {
  const { userId } = requireSession(context);
  const startup = await findClaimed(context.sql, slug, userId);
  if (!startup) {
    const { search } = context.url;
    throw await movedOrMissing(context.sql, 'startup', slug, (to) => claimPath(to) + search);
  }
  return { startup, code: await proofCode(context.sql, userId, startup.id) };
}
