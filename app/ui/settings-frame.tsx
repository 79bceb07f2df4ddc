import type { ReactNode } from 'react';
import { type SettingsTab, settingsPath } from '../base/paths.ts';
import { accountSettingsText as text } from '../text/text.ts';
import { Breadcrumbs, DASHBOARD, LinkList } from './navigation.tsx';

const TABS: readonly SettingsTab[] = [
  'profile',
  'notification',
  'password',
  'address',
  'second-step',
  'sessions',
  'keys',
  'subscription',
  'data',
];

export function SettingsFrame({
  tab,
  isWide,
  children,
}: {
  tab: SettingsTab;
  /** For a table instead of a form. */
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <Breadcrumbs
        crumbs={[DASHBOARD, { label: text.title, href: settingsPath() }, { label: text.tabs[tab] }]}
      />
      <div className="settings">
        <nav className="settings-list" aria-label={text.title}>
          <LinkList
            links={TABS.map((one) => ({ href: settingsPath(one), label: text.tabs[one] }))}
            path={settingsPath(tab)}
          />
        </nav>
        <div className={isWide ? 'settings-body settings-wide' : 'settings-body'}>{children}</div>
      </div>
    </>
  );
}
