import type { ReactNode } from 'react';
import { pathTo, type SettingsTab, settingsPath } from '../base/paths.ts';
import { dashboardText, accountSettingsText as text } from '../text/text.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

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
        crumbs={[
          { label: dashboardText.title, href: pathTo('/dashboard') },
          { label: text.title, href: settingsPath() },
          { label: text.tabs[tab] },
        ]}
      />
      <div className="settings">
        <nav className="settings-list" aria-label={text.title}>
          <ul>
            {TABS.map((one) => (
              <li key={one}>
                <a href={settingsPath(one)} aria-current={one === tab ? 'page' : undefined}>
                  {text.tabs[one]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={isWide ? 'settings-body settings-wide' : 'settings-body'}>{children}</div>
      </div>
    </>
  );
}
