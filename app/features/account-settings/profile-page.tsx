import { COUNTRY_OPTIONS } from '../../base/countries.ts';
import { settingsPath, withQuery } from '../../base/paths.ts';
import { Redirect } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import { page } from '../../http/page.ts';
import { accountSettingsText as text } from '../../text/text.ts';
import { Island } from '../../ui/island.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SettingsFrame } from '../../ui/settings-frame.tsx';
import { ROLES, type User } from '../auth/contract.ts';
import { getUser } from '../auth/queries.server.ts';
import { changeProfile } from './change-user.server.ts';
import { type ProfileChange, profileChange, TIMEZONES } from './contract.ts';
import type { SettingsField } from './settings-field.tsx';
import { SettingsForm } from './settings-form.tsx';
import { type FormState, FRESH, takeForm } from './take-form.server.ts';

const PATH = settingsPath('profile');

interface ProfileData extends FormState {
  user: User;
  isSaved: boolean;
}

export const profilePage = page<ProfileData>({
  path: PATH,
  cache: 'private',
  async load(context) {
    const { userId } = requireSession(context);
    const isSaved = context.url.searchParams.has('saved');
    return { ...FRESH, user: await getUser(context.sql, userId), isSaved };
  },
  async submit(context, _params, form) {
    const { userId } = requireSession(context);
    const state = await takeForm(context, form, profileChange, async (given) => {
      await changeProfile(context, given);
      throw new Redirect(withQuery(PATH, { saved: 1 }));
    });
    return { ...state, user: await getUser(context.sql, userId), isSaved: false };
  },
  head: ({ errors, status }) => ({
    title: text.tabs.profile,
    description: text.description,
    noindex: true,
    hasErrors: Object.keys(errors).length > 0,
    errorStatus: status,
  }),
  body: ({ user, errors, typed, isSaved }, { session }) => (
    <SettingsFrame tab="profile">
      <h1>{text.tabs.profile}</h1>
      <p className="muted">
        {text.signedInAs} <bdi>{user.email}</bdi>
      </p>
      {isSaved && <Notice type="positive">{text.profileDone}</Notice>}
      <Island
        name="settings-form"
        component={SettingsForm}
        props={{
          id: 'profile',
          action: PATH,
          xsrfToken: session?.xsrfToken ?? '',
          submitLabel: text.save,
          done: text.profileDone,
          failed: text.profileFailed,
          errors,
          fields: listFields({ ...user, ...typed }),
        }}
      />
    </SettingsFrame>
  ),
});

type Values = { [Field in keyof ProfileChange]?: string | null };

function listFields(values: Values): SettingsField[] {
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
export const accountSettingsPage = page({
  path: '/dashboard/account-settings',
  async load(): Promise<never> {
    throw new Redirect(PATH, 301);
  },
  head: () => ({ description: text.description }),
  body: () => null,
});
