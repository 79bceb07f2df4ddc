// Pages for the own profile and notification settings.

import { z } from 'zod';
import { COUNTRY_OPTIONS } from '../../../base/countries.ts';
import { LOCALES, languageOf } from '../../../base/locale.ts';
import { pathTo, settingsPath, withQuery } from '../../../base/paths.ts';
import type { Context } from '../../../http/context.ts';
import { Redirect } from '../../../http/errors.ts';
import {
  type FormState,
  FRESH,
  formHead,
  formPage,
  takeErrors,
  takeForm,
} from '../../../http/forms.server.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import {
  FREQUENCIES,
  NOTIFICATION_KINDS,
  type NotificationPreferences,
} from '../../../outbox/preferences.ts';
import { nameChoices } from '../../../text/say-name.ts';
import { accountSettingsText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Avatar } from '../../../ui/entities.tsx';
import { describeControl, Field } from '../../../ui/fields.tsx';
import { Filled } from '../../../ui/filled.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { SettingsFrame } from '../../../ui/settings-frame.tsx';
import { Notice } from '../../../ui/states.tsx';
import type { AccountField } from '../auth/account-field.tsx';
import { LiveAccountForm } from '../auth/account-form.tsx';
import { ROLES, type User } from '../auth/contract.ts';
import { getUser } from '../auth/queries.server.ts';
import {
  changeAvatar,
  changeNotifications,
  changeProfile,
  getPreferences,
} from './change-user.server.ts';
import { profileChange, TIMEZONES, userChange } from './contract.ts';

const PATH = settingsPath('profile');
const NOTIFICATION_PATH = settingsPath('notification');
const AVATAR = 'profile-avatar';
const sayDone = (done: string | null) =>
  new Map([
    ['1', text.profileDone],
    ['avatar', text.pictureDone],
    ['no-avatar', text.pictureGone],
  ]).get(done ?? '');

type ProfileField = Omit<AccountField, 'name' | 'label' | 'value'> & {
  name: keyof typeof text.fields;
};

const optional = { kind: 'text', optional: true } as const;
const choice = () => ({ kind: 'select', optional: true, emptyLabel: text.notSaid }) as const;
const listProfileFields = (): ProfileField[] => [
  { name: 'name', kind: 'text', autoComplete: 'name', maxLength: 80 },
  { name: 'job_title', ...optional, autoComplete: 'organization-title', maxLength: 80 },
  { name: 'organization', ...optional, autoComplete: 'organization', maxLength: 120 },
  {
    name: 'role',
    ...choice(),
    options: ROLES.map((role) => ({ value: role, label: text.roles[role] })),
  },
  { name: 'country', ...choice(), options: listCountries() },
  { name: 'bio', kind: 'textarea', optional: true, hint: text.hints.bio, maxLength: 300 },
  { name: 'website', kind: 'url', optional: true, autoComplete: 'url', maxLength: 200 },
  { name: 'linkedin', kind: 'url', optional: true, hint: text.hints.linkedin, maxLength: 200 },
  { name: 'x', ...optional, hint: text.hints.x, maxLength: 60 },
  {
    name: 'locale',
    kind: 'select',
    options: LOCALES.map((locale) => ({ value: locale, label: languageOf(locale).name })),
  },
  {
    name: 'timezone',
    kind: 'select',
    hint: text.hints.timezone,
    options: TIMEZONES.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
  },
];

interface ProfileData extends FormState {
  user: User;
  saved?: string;
}

export const profilePage: Page = page<ProfileData>({
  load: async (context) => ({
    ...FRESH,
    user: await loadUser(context),
    saved: sayDone(context.url.searchParams.get('saved')),
  }),
  async submit(context, _params, form) {
    requireSession(context);
    const removes = form.has('remove_avatar');
    const state =
      form.has('avatar') || removes
        ? await takeErrors(context, async () => {
            await changeAvatar(context, form);
            throw new Redirect(withQuery(PATH, { saved: removes ? 'no-avatar' : 'avatar' }));
          })
        : await takeForm(context, form, profileChange, async (given) => {
            await changeProfile(context, given);
            throw new Redirect(withQuery(PATH, { saved: 1 }));
          });
    return { ...FRESH, ...state, user: await loadUser(context) };
  },
  head: (state) => formHead(state, { title: text.tabs.profile, description: text.description }),
  body({ user, errors: { avatar: avatarError, ...errors }, typed, saved }) {
    return (
      <SettingsFrame tab="profile">
        <p className="muted">
          <Filled text={text.signedInAs} email={<bdi>{user.email}</bdi>} />
        </p>
        {saved && <Notice type="positive">{saved}</Notice>}
        <AvatarForm user={user} error={avatarError} />
        <LiveAccountForm
          id="profile"
          action={PATH}
          call={pathTo('/api/user')}
          submitLabel={text.save}
          busyLabel={text.saving}
          done={text.profileDone}
          failed={text.profileFailed}
          errors={errors}
          fields={listProfileFields().map((field) => ({
            ...field,
            label: text.fields[field.name],
            value: typed[field.name] ?? user[field.name],
          }))}
        />
      </SettingsFrame>
    );
  },
});

/** By name, and all others. */
function listCountries() {
  const isOther = ({ value }: { value: string }) => value === 'other';
  const named = COUNTRY_OPTIONS.filter((one) => !isOther(one));
  return [named, COUNTRY_OPTIONS.filter(isOther)].flatMap(nameChoices);
}

function loadUser(context: Context): Promise<User> {
  const { userId } = requireSession(context);
  return getUser(context.sql, userId, context.now);
}

/** It shows its own errors. */
function AvatarForm({ user: { name, avatar }, error }: { user: User; error?: string }) {
  return (
    <section className="avatar-form">
      <h2 className="visually-hidden">{text.picture}</h2>
      <Avatar kind="person" name={name} slug={name} src={avatar} size={64} />
      <PostForm action={PATH} encType="multipart/form-data" className="flow">
        <Field id={AVATAR} label={text.picture} hint={text.pictureHint} error={error}>
          <input
            type="file"
            name="avatar"
            accept="image/png,image/jpeg,image/webp"
            className="control control-file"
            {...describeControl({ id: AVATAR, hint: text.pictureHint, error })}
          />
        </Field>
        <div className="row">
          <Button type="submit">{text.savePicture}</Button>
          {avatar && (
            <Button type="submit" look="quiet" name="remove_avatar" value="1">
              {text.removePicture}
            </Button>
          )}
        </div>
      </PostForm>
    </section>
  );
}

export const accountSettingsPage: Page = page({
  cache: 'public',
  async load(): Promise<never> {
    throw new Redirect(PATH, 301);
  },
  head: () => ({ description: text.description }),
  body: () => null,
});

const listFrequencies = () =>
  FREQUENCIES.map((value) => ({ value, label: text.frequencies[value] }));

export const notificationPage: Page = formPage({
  schema: z.object({ notifications: userChange.shape.notifications }),
  words: {
    get title() {
      return text.tabs.notification;
    },
    get description() {
      return text.description;
    },
  },
  async load(context) {
    const { userId, isVerified } = requireSession(context);
    const preferences = await getPreferences(context.sql, userId);
    return { preferences, isVerified, isSaved: context.url.searchParams.has('saved') };
  },
  async act(context, { notifications = {} }) {
    await changeNotifications(context, notifications);
    return withQuery(NOTIFICATION_PATH, { saved: 1 });
  },
  body: ({ preferences, errors, typed, isVerified, isSaved }) => (
    <SettingsFrame tab="notification" lead={text.notificationLead}>
      {!isVerified && <Notice type="warning">{text.notVerified}</Notice>}
      {isSaved && <Notice type="positive">{text.notificationDone}</Notice>}
      <LiveAccountForm
        id="notification"
        action={NOTIFICATION_PATH}
        call={pathTo('/api/user')}
        submitLabel={text.save}
        busyLabel={text.saving}
        done={text.notificationDone}
        failed={text.notificationFailed}
        errors={errors}
        fields={listFields(preferences, typed)}
      />
    </SettingsFrame>
  ),
});

/** One for each kind of message, and one for all. */
function listFields(preferences: NotificationPreferences, typed: Record<string, string>) {
  const fieldOf = (name: keyof NotificationPreferences) => ({
    name: `notifications[${name}]`,
    value: typed[`notifications[${name}]`] ?? String(preferences[name]),
  });
  const { pauseAll: label, pauseAllHint: hint } = text;
  return [
    ...NOTIFICATION_KINDS.map((kind): AccountField => {
      const { name, value } = fieldOf(kind);
      return { name, label: text.kinds[kind], kind: 'select', value, options: listFrequencies() };
    }),
    { ...fieldOf('pause_all'), label, kind: 'switch' as const, hint },
  ];
}
