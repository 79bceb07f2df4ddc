import { COUNTRY_OPTIONS } from '../../base/countries.ts';
import { pathTo, settingsPath, withQuery } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { Redirect } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import { type Page, page } from '../../http/page.ts';
import {
  type FormState,
  FRESH,
  formHead,
  takeErrors,
  takeForm,
} from '../../http/take-form.server.ts';
import { accountSettingsText as text } from '../../text/text.ts';
import { Island } from '../../ui/island.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SettingsFrame } from '../../ui/settings-frame.tsx';
import type { AccountField } from '../auth/account-field.tsx';
import { AccountForm } from '../auth/account-form.tsx';
import { ROLES, type User } from '../auth/contract.ts';
import { getUser } from '../auth/queries.server.ts';
import { AvatarForm } from './avatar-form.tsx';
import { removeAvatar, setAvatar } from './change-avatar.server.ts';
import { changeProfile } from './change-user.server.ts';
import { type ProfileChange, profileChange, TIMEZONES } from './contract.ts';

const PATH = settingsPath('profile');

interface ProfileData extends FormState {
  user: User;
  saved: Saved | undefined;
}

const SAVED = {
  1: text.profileDone,
  avatar: text.pictureDone,
  'no-avatar': text.pictureGone,
} as const;
type Saved = (typeof SAVED)[keyof typeof SAVED];

export const profilePage: Page = page<ProfileData>({
  cache: 'private',
  async load(context) {
    const { userId } = requireSession(context);
    const saved = SAVED[context.url.searchParams.get('saved') as keyof typeof SAVED];
    return { ...FRESH, user: await getUser(context.sql, userId, context.now), saved };
  },
  async submit(context, _params, form) {
    const { userId } = requireSession(context);
    const state =
      form.has('avatar') || form.has('remove_avatar')
        ? await takeErrors(context, () => takeAvatar(context, form))
        : await takeForm(context, form, profileChange, async (given) => {
            await changeProfile(context, given);
            throw new Redirect(withQuery(PATH, { saved: 1 }));
          });
    return {
      ...FRESH,
      ...state,
      user: await getUser(context.sql, userId, context.now),
      saved: undefined,
    };
  },
  head: (state) => formHead(state, { title: text.tabs.profile, description: text.description }),
  body: ({ user, errors, typed, saved }, { session }) => (
    <SettingsFrame tab="profile">
      <h1>{text.tabs.profile}</h1>
      <p className="muted">
        {text.signedInAs} <bdi>{user.email}</bdi>
      </p>
      {saved && <Notice type="positive">{saved}</Notice>}
      <AvatarForm
        action={PATH}
        name={user.name}
        avatar={user.avatar}
        xsrfToken={session?.xsrfToken}
        error={errors.avatar}
      />
      <Island
        name="account-form"
        component={AccountForm}
        props={{
          id: 'profile',
          action: PATH,
          call: pathTo('/api/user'),
          hidden: { _xsrf: session?.xsrfToken ?? '' },
          submitLabel: text.save,
          busyLabel: text.saving,
          done: text.profileDone,
          failed: text.profileFailed,
          errors: withoutAvatar(errors),
          fields: listFields({ ...user, ...typed }),
        }}
      />
    </SettingsFrame>
  ),
});

async function takeAvatar(context: Context, form: FormData): Promise<never> {
  const removes = form.has('remove_avatar');
  if (removes) await removeAvatar(context);
  else await setAvatar(context, form.get('avatar'));
  throw new Redirect(withQuery(PATH, { saved: removes ? 'no-avatar' : 'avatar' }));
}

/** The picture's form stands apart and says its own. */
function withoutAvatar({ avatar: _own, ...errors }: Record<string, string>) {
  return errors;
}

type Values = { [Field in keyof ProfileChange]?: string | null };

function listFields(values: Values): AccountField[] {
  const { fields, hints } = text;
  const zones = TIMEZONES.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
  return [
    {
      name: 'name',
      label: fields.name,
      kind: 'text',
      value: values.name,
      autoComplete: 'name',
      maxLength: 80,
    },
    {
      name: 'job_title',
      label: fields.job_title,
      kind: 'text',
      value: values.job_title,
      optional: true,
      autoComplete: 'organization-title',
      maxLength: 80,
    },
    {
      name: 'organization',
      label: fields.organization,
      kind: 'text',
      value: values.organization,
      optional: true,
      autoComplete: 'organization',
      maxLength: 120,
    },
    {
      name: 'role',
      label: fields.role,
      kind: 'select',
      value: values.role,
      optional: true,
      emptyLabel: text.notSaid,
      options: ROLES.map((role) => ({ value: role, label: text.roles[role] })),
    },
    {
      name: 'country',
      label: fields.country,
      kind: 'select',
      value: values.country,
      optional: true,
      emptyLabel: text.notSaid,
      options: COUNTRY_OPTIONS,
    },
    {
      name: 'bio',
      label: fields.bio,
      kind: 'textarea',
      value: values.bio,
      optional: true,
      hint: hints.bio,
      maxLength: 300,
    },
    {
      name: 'website',
      label: fields.website,
      kind: 'url',
      value: values.website,
      optional: true,
      autoComplete: 'url',
      maxLength: 200,
    },
    {
      name: 'linkedin',
      label: fields.linkedin,
      kind: 'url',
      value: values.linkedin,
      optional: true,
      hint: hints.linkedin,
      maxLength: 200,
    },
    {
      name: 'x',
      label: fields.x,
      kind: 'text',
      value: values.x,
      optional: true,
      hint: hints.x,
      maxLength: 60,
    },
    {
      name: 'timezone',
      label: fields.timezone,
      kind: 'select',
      value: values.timezone,
      hint: hints.timezone,
      options: zones,
    },
  ];
}

/** /dashboard/account-settings leads to the profile (decisions.md, the product). */
export const accountSettingsPage: Page = page({
  async load(): Promise<never> {
    throw new Redirect(PATH, 301);
  },
  head: () => ({ description: text.description }),
  body: () => null,
});
