export interface Tab {
  href: string;
  label: string;
  /** Text such as "100+" where the exact number is unknown. */
  count?: number | string;
  isCurrent?: boolean;
}

export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a href={tab.href} aria-current={tab.isCurrent ? 'page' : undefined}>
              {tab.label}
              {tab.count !== undefined && <span className="tab-count"> {tab.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
