import type { ReactNode } from 'react';
import { type SettingsTab, settingsPath } from '../base/paths.ts';
import { accountSettingsText as text } from '../text/text.ts';
import { Breadcrumbs, DASHBOARD, LinkList } from './navigation.tsx';
import { ErrorSummary } from './post-form.tsx';

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

interface SettingsFrameProps {
  tab: SettingsTab;
  /** The tab's when absent. */
  title?: string;
  lead?: ReactNode;
  /** Of the whole page. */
  problem?: string;
  /** For a table instead of a form. */
  isWide?: boolean;
  children: ReactNode;
}

export function SettingsFrame(props: SettingsFrameProps) {
  const { tab, title = text.tabs[tab], lead, problem, isWide, children } = props;
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
        <div className={isWide ? 'settings-body settings-wide' : 'settings-body'}>
          {problem && <ErrorSummary errors={[{ id: '', message: problem }]} />}
          <h1>{title}</h1>
          {lead && <p className="muted">{lead}</p>}
          {children}
        </div>
      </div>
    </>
  );
}
