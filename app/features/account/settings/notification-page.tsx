import { z } from 'zod';
import { pathTo, settingsPath, withQuery } from '../../../base/paths.ts';
import { formPage } from '../../../http/form-page.server.ts';
import { requireSession } from '../../../http/guard.server.ts';
import type { Page } from '../../../http/page.ts';
import {
  FREQUENCIES,
  NOTIFICATION_KINDS,
  type NotificationPreferences,
} from '../../../outbox/preferences.ts';
import { accountSettingsText as text } from '../../../text/text.ts';
import { SettingsFrame } from '../../../ui/settings-frame.tsx';
import { Notice } from '../../../ui/states.tsx';
import type { AccountField } from '../auth/account-field.tsx';
import { LiveAccountForm } from '../auth/live-account-form.tsx';
import { changeNotifications, getPreferences } from './change-user.server.ts';
import { userChange } from './contract.ts';

const PATH = settingsPath('notification');
const formBody = z.object({ notifications: userChange.shape.notifications });

export const notificationPage: Page = formPage({
  cache: 'private',
  schema: formBody,
  words: { title: text.tabs.notification, description: text.description },
  async load(context) {
    const { userId, isVerified } = requireSession(context);
    const preferences = await getPreferences(context.sql, userId);
    return { preferences, isVerified, isSaved: context.url.searchParams.has('saved') };
  },
  async act(context, { notifications = {} }) {
    await changeNotifications(context, requireSession(context).userId, notifications);
    return withQuery(PATH, { saved: 1 });
  },
  body: ({ preferences, errors, typed, isVerified, isSaved }) => (
    <SettingsFrame tab="notification">
      <h1>{text.tabs.notification}</h1>
      <p className="muted">{text.notificationLead}</p>
      {!isVerified && <Notice type="warning">{text.notVerified}</Notice>}
      {isSaved && <Notice type="positive">{text.notificationDone}</Notice>}
      <LiveAccountForm
        id="notification"
        action={PATH}
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

function listFields(
  preferences: NotificationPreferences,
  typed: Record<string, string>,
): AccountField[] {
  const options = FREQUENCIES.map((value) => ({ value, label: text.frequencies[value] }));
  const kinds = NOTIFICATION_KINDS.map((kind): AccountField => {
    const name = `notifications[${kind}]`;
    const value = typed[name] ?? preferences[kind];
    return { name, label: text.kinds[kind], kind: 'select', value, options };
  });
  const name = 'notifications[pause_all]';
  const value = typed[name] ?? String(preferences.pause_all);
  return [...kinds, { name, label: text.pauseAll, kind: 'switch', hint: text.pauseAllHint, value }];
}
