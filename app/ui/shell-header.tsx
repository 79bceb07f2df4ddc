import type { ReactNode } from 'react';
import type { Theme } from '../base/theme.ts';
import { shellText } from '../text/text.ts';
import { AccountMenu, type ShellSession } from './account-menu.tsx';
import { BrandMark } from './brand-mark.tsx';
import { joinClasses } from './class-names.ts';
import { Icon } from './icon.tsx';
import { LinkList } from './link-list.tsx';
import { getCurrent, mainLinks, searchLink, signInLink } from './navigation.ts';
import { SearchBox } from './search-box.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { WeaveBand } from './weave-band.tsx';

export interface ShellHeaderProps {
  productName: string;
  theme: Theme;
  path: string;
  /** Path and query that forms return to. */
  back: string;
  query?: string;
  session: ShellSession | null;
  /** The slug whose cloth is the band; the site's own when absent. */
  cloth?: string;
  /** Shown on paper only. */
  printed?: string;
  children?: ReactNode;
}

export function ShellHeader(props: ShellHeaderProps) {
  const { productName, theme, path, back, query, session, cloth, printed } = props;
  const xsrfToken = session?.xsrfToken;
  return (
    <header className="shell-header">
      {props.children}
      <div className="shell-header-row">
        <a className="wordmark" href="/" aria-label={shellText.home(productName)}>
          <BrandMark productName={productName} />
          {productName}
        </a>
        {printed && <p className="shell-printed">{printed}</p>}
        <nav className="shell-nav from-md" aria-label={shellText.mainNavigation}>
          <LinkList links={mainLinks} path={path} />
        </nav>
        <div className="shell-tools">
          <div className="from-md shell-search">
            <SearchBox query={query} />
          </div>
          <details className="menu from-md" data-menu="">
            <summary className="icon-button" aria-label={shellText.theme} title={shellText.theme}>
              <Icon name="light" className="theme-icon-light" />
              <Icon name="dark" className="theme-icon-dark" />
            </summary>
            <div className="menu-panel">
              <ThemeSwitch theme={theme} back={back} xsrfToken={xsrfToken} />
            </div>
          </details>
          <a
            className="icon-button below-md"
            href={searchLink.href}
            aria-label={searchLink.label}
            data-opens-search=""
          >
            <Icon name="search" />
          </a>
          {session ? (
            <AccountMenu session={session} />
          ) : (
            <SignInLink path={path} className="from-md" />
          )}
          <details className="menu sheet below-md" data-menu="">
            <summary className="icon-button" aria-label={shellText.menu}>
              <Icon name="menu" className="when-closed" />
              <Icon name="close" className="when-open" />
            </summary>
            <div className="menu-panel">
              <nav aria-label={shellText.mainNavigation}>
                <LinkList links={mainLinks} path={path} />
              </nav>
              <ThemeSwitch theme={theme} back={back} xsrfToken={xsrfToken} />
              {!session && <SignInLink path={path} />}
            </div>
          </details>
        </div>
      </div>
      <WeaveBand name={cloth ?? productName} id="band" className="weave-band" />
    </header>
  );
}

function SignInLink({ path, className }: { path: string; className?: string }) {
  return (
    <a
      className={joinClasses('button button-secondary', className)}
      href={signInLink.href}
      aria-current={getCurrent(signInLink.href, path)}
    >
      {signInLink.label}
    </a>
  );
}
