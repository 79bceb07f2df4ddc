import { pathTo, settingsPath } from '../../../base/paths.ts';
import type { Context } from '../../../http/context.ts';
import { type FormState, FRESH, formHead, takeForm } from '../../../http/forms.server.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { authText, accountSettingsText as text } from '../../../text/text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/fields.tsx';
import { FormErrors, PostForm } from '../../../ui/post-form.tsx';
import { SettingsFrame } from '../../../ui/settings-frame.tsx';
import { companionSignOutUrl } from '../auth/companion.server.ts';
import { hasPassword } from '../auth/queries.server.ts';
import { accountDeletion } from './contract.ts';
import { deleteAccount } from './own-data.server.ts';

const PATH = settingsPath('data');

const DELETED = { errors: {}, status: 200 };

export const dataPage: Page = page<FormState & { field: 'password' | 'email' }>({
  load: async (context) => ({ ...FRESH, field: await findField(context) }),
  async submit(context, _params, form) {
    const field = await findField(context);
    const state = await takeForm(context, form, accountDeletion, async (given) => {
      await deleteAccount(context, given);
      return DELETED;
    });
    return { ...state, field };
  },
  head: (state) =>
    formHead(state, {
      title: isDeleted(state) ? text.deleted : text.tabs.data,
      description: text.description,
    }),
  body: (state, context) => {
    if (isDeleted(state)) return <AccountDeleted leadsTo={companionSignOutUrl(context)} />;
    const { errors, field } = state;
    const id = `delete-${field}`;
    return (
      <SettingsFrame tab="data">
        <section className="flow">
          <h2>{text.download}</h2>
          <p>{text.downloadWhat}</p>
          <ButtonLink href={pathTo('/dashboard/account-settings/data.json')} download>
            {text.downloadSubmit}
          </ButtonLink>
        </section>
        <section className="section flow">
          <h2>{text.deletion}</h2>
          <p>{text.deletionWhat}</p>
          <PostForm className="account-form" action={PATH}>
            <FormErrors errors={errors} idOf={() => id} />
            <TextInput
              id={id}
              name={field}
              label={text.deletionFields[field]}
              type={field}
              autoComplete={field === 'password' ? 'current-password' : 'email'}
              required
              error={errors[field]}
            />
            <Button type="submit" look="danger" large>
              {text.deletionSubmit}
            </Button>
          </PostForm>
        </section>
      </SettingsFrame>
    );
  },
});

/** The field that proves the owner's identity. */
async function findField(context: Context): Promise<'password' | 'email'> {
  const { userId } = requireSession(context);
  return (await hasPassword(context.sql, userId)) ? 'password' : 'email';
}

const isDeleted = ({ status }: FormState): boolean => status === DELETED.status;

function AccountDeleted({ leadsTo }: { leadsTo: string | null }) {
  return (
    <div className="narrow auth flow">
      <h1>{text.deleted}</h1>
      <p role="status">{text.deletedWhat}</p>
      <p>{text.deletedKept}</p>
      <p>
        <ButtonLink href={leadsTo ?? '/'}>
          {leadsTo ? authText.logout.companion : authText.logout.home}
        </ButtonLink>
      </p>
    </div>
  );
}
