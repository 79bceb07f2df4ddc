import { z } from 'zod';
import { pathTo, settingsPath, withQuery } from '../../base/paths.ts';
import { Redirect } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import { type Page, page } from '../../http/page.ts';
import { type FormState, FRESH, formHead, takeForm } from '../../http/take-form.server.ts';
import { accountSettingsText as text } from '../../text/text.ts';
import { Island } from '../../ui/island.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SettingsFrame } from '../../ui/settings-frame.tsx';
import type { AccountField } from '../auth/account-field.tsx';
import { AccountForm } from '../auth/account-form.tsx';
import {
  FREQUENCIES,
  NOTIFICATION_KINDS,
  type NotificationPreferences,
} from '../notifications/preferences.ts';
import { changeNotifications, getPreferences } from './change-user.server.ts';
import { userChange } from './contract.ts';

const PATH = settingsPath('notification');
const formBody = z.object({ notifications: userChange.shape.notifications });

interface NotificationData extends FormState {
  preferences: NotificationPreferences;
  isVerified: boolean;
  isSaved: boolean;
}

export const notificationPage: Page = page<NotificationData>({
  cache: 'private',
  async load(context) {
    const { userId, isVerified } = requireSession(context);
    const preferences = await getPreferences(context.sql, userId);
    return { ...FRESH, preferences, isVerified, isSaved: context.url.searchParams.has('saved') };
  },
  async submit(context, _params, form) {
    const { userId, isVerified } = requireSession(context);
    const state = await takeForm(context, form, formBody, async ({ notifications = {} }) => {
      await changeNotifications(context, userId, notifications);
      throw new Redirect(withQuery(PATH, { saved: 1 }));
    });
    const preferences = await getPreferences(context.sql, userId);
    return { ...state, preferences, isVerified, isSaved: false };
  },
  head: (state) =>
    formHead(state, { title: text.tabs.notification, description: text.description }),
  body: ({ preferences, errors, typed, isVerified, isSaved }, { session }) => (
    <SettingsFrame tab="notification">
      <h1>{text.tabs.notification}</h1>
      <p className="muted">{text.notificationLead}</p>
      {!isVerified && <Notice type="warning">{text.notVerified}</Notice>}
      {isSaved && <Notice type="positive">{text.notificationDone}</Notice>}
      <Island
        name="account-form"
        component={AccountForm}
        props={{
          id: 'notification',
          action: PATH,
          call: pathTo('/api/user'),
          hidden: { _xsrf: session?.xsrfToken ?? '' },
          submitLabel: text.save,
          busyLabel: text.saving,
          done: text.notificationDone,
          failed: text.notificationFailed,
          errors,
          fields: listFields(preferences, typed),
        }}
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
