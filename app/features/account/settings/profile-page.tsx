import { COUNTRY_OPTIONS } from '../../../base/countries.ts';
import { pathTo, settingsPath, withQuery } from '../../../base/paths.ts';
import type { Context } from '../../../http/context.ts';
import { Redirect } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import {
  type FormState,
  FRESH,
  formHead,
  takeErrors,
  takeForm,
} from '../../../http/take-form.server.ts';
import { accountSettingsText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Avatar } from '../../../ui/entities.tsx';
import { describeControl, Field, type SelectOption } from '../../../ui/fields.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { SettingsFrame } from '../../../ui/settings-frame.tsx';
import { Notice } from '../../../ui/states.tsx';
import type { AccountField } from '../auth/account-field.tsx';
import { ROLES, type User } from '../auth/contract.ts';
import { LiveAccountForm } from '../auth/live-account-form.tsx';
import { getUser } from '../auth/queries.server.ts';
import { changeAvatar, changeProfile } from './change-user.server.ts';
import { type ProfileChange, profileChange, TIMEZONES } from './contract.ts';

const PATH = settingsPath('profile');

interface ProfileData extends FormState {
  user: User;
  saved: string | undefined;
}

const SAVED = new Map<string, string>([
  ['1', text.profileDone],
  ['avatar', text.pictureDone],
  ['no-avatar', text.pictureGone],
]);

export const profilePage: Page = page<ProfileData>({
  cache: 'private',
  load: async (context) => ({
    ...FRESH,
    user: await loadUser(context),
    saved: SAVED.get(context.url.searchParams.get('saved') ?? ''),
  }),
  async submit(context, _params, form) {
    requireSession(context);
    const state =
      form.has('avatar') || form.has('remove_avatar')
        ? await takeErrors(context, () => takeAvatar(context, form))
        : await takeForm(context, form, profileChange, async (given) => {
            await changeProfile(context, given);
            throw new Redirect(withQuery(PATH, { saved: 1 }));
          });
    return { ...FRESH, ...state, user: await loadUser(context), saved: undefined };
  },
  head: (state) => formHead(state, { title: text.tabs.profile, description: text.description }),
  body: ({ user, errors, typed, saved }) => (
    <SettingsFrame tab="profile">
      <h1>{text.tabs.profile}</h1>
      <p className="muted">
        {text.signedInAs} <bdi>{user.email}</bdi>
      </p>
      {saved && <Notice type="positive">{saved}</Notice>}
      <AvatarForm name={user.name} avatar={user.avatar} error={errors.avatar} />
      <LiveAccountForm
        id="profile"
        action={PATH}
        call={pathTo('/api/user')}
        submitLabel={text.save}
        busyLabel={text.saving}
        done={text.profileDone}
        failed={text.profileFailed}
        errors={withoutAvatar(errors)}
        fields={listFields({ ...user, ...typed })}
      />
    </SettingsFrame>
  ),
});

function loadUser(context: Context): Promise<User> {
  const { userId } = requireSession(context);
  return getUser(context.sql, userId, context.now);
}

async function takeAvatar(context: Context, form: FormData): Promise<never> {
  await changeAvatar(context, form);
  const saved = form.has('remove_avatar') ? 'no-avatar' : 'avatar';
  throw new Redirect(withQuery(PATH, { saved }));
}

/** The picture's form shows its own errors. */
function withoutAvatar({ avatar: _own, ...errors }: Record<string, string>) {
  return errors;
}

interface AvatarFormProps {
  name: string;
  avatar: string | null;
  error?: string;
}

const AVATAR = 'profile-avatar';

function AvatarForm({ name, avatar, error }: AvatarFormProps) {
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

type Values = { [Field in keyof ProfileChange]?: string | null };

type ProfileField = Omit<AccountField, 'name' | 'label' | 'value'> & { name: keyof ProfileChange };

const { hints } = text;
const FIELDS: ProfileField[] = [
  { name: 'name', kind: 'text', autoComplete: 'name', maxLength: 80 },
  { ...optional('job_title', 80), autoComplete: 'organization-title' },
  { ...optional('organization', 120), autoComplete: 'organization' },
  choice(
    'role',
    ROLES.map((role) => ({ value: role, label: text.roles[role] })),
  ),
  choice('country', COUNTRY_OPTIONS),
  { ...optional('bio', 300), kind: 'textarea', hint: hints.bio },
  { ...optional('website', 200), kind: 'url', autoComplete: 'url' },
  { ...optional('linkedin', 200), kind: 'url', hint: hints.linkedin },
  { ...optional('x', 60), hint: hints.x },
  {
    name: 'timezone',
    kind: 'select',
    hint: hints.timezone,
    options: TIMEZONES.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
  },
];

function optional(name: keyof ProfileChange, maxLength: number): ProfileField {
  return { name, kind: 'text', optional: true, maxLength };
}

function choice(name: keyof ProfileChange, options: readonly SelectOption[]): ProfileField {
  return { name, kind: 'select', optional: true, emptyLabel: text.notSaid, options };
}

function listFields(values: Values): AccountField[] {
  const labels: Record<string, string> = text.fields;
  return FIELDS.map((field) => ({
    ...field,
    label: labels[field.name] ?? field.name,
    value: values[field.name],
  }));
}

/** Redirects to the profile (decisions.md, the product). */
export const accountSettingsPage: Page = page({
  async load(): Promise<never> {
    throw new Redirect(PATH, 301);
  },
  head: () => ({ description: text.description }),
  body: () => null,
});
