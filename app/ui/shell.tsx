import { type ReactNode, use } from 'react';
import { pathTo } from '../base/paths.ts';
import { THEMES, type Theme } from '../base/theme.ts';
import { newsletterText, shellText } from '../text/text.ts';
import { joinClasses } from './class-names.ts';
import { Avatar } from './entities.tsx';
import { Icon } from './icon.tsx';
import { Island } from './island.tsx';
import { LanguageMenu, type PageLanguage } from './language-menu.tsx';
import {
  aboutLinks,
  accountLinks,
  dataLinks,
  getCurrent,
  LinkList,
  legalLinks,
  mainLinks,
  moderationLink,
  type NavigationLink,
  searchLink,
  sheetLinks,
  signInLink,
  signOutAction,
} from './navigation.tsx';
import { PostForm, XsrfContext } from './post-form.tsx';
import { PROGRESS_ID } from './progress.ts';
import { SubscribeForm } from './subscribe-form.tsx';
import { BrandMark, WeaveBand } from './weave-mark.tsx';

export interface ShellSession {
  name: string;
  avatar: string | null;
  xsrfToken?: string;
  isModerator?: boolean;
}

interface ShellHeaderProps {
  productName: string;
  theme: Theme;
  path: string;
  /** Path and query that forms return to. */
  back: string;
  query?: string;
  session: ShellSession | null;
  languages: readonly PageLanguage[];
  /** The slug whose cloth is the band; the site's own when absent. */
  cloth?: string;
  /** Shown on paper only. */
  printed?: { address: string; day: string };
  children?: ReactNode;
}

export function ShellHeader(props: ShellHeaderProps) {
  const { productName, theme, path, back, query, session, cloth, printed, languages } = props;
  return (
    <header className="shell-header">
      {props.children}
      <div className="shell-header-row">
        <a className="wordmark" href="/" aria-label={shellText.home(productName)}>
          <BrandMark productName={productName} />
          {productName}
        </a>
        {printed && (
          <p className="shell-printed">
            <bdi>{printed.address}</bdi>
            {` · ${printed.day}`}
          </p>
        )}
        <nav className="shell-nav from-md" aria-label={shellText.mainNavigation}>
          <LinkList links={mainLinks} path={path} />
          <details className="menu" data-menu="">
            <summary aria-current={isInData(path) ? 'true' : undefined}>
              <span className="from-lg">{shellText.dataNavigation}</span>
              <span className="below-lg">{shellText.more}</span>
              <Icon name="down" />
            </summary>
            <div className="menu-panel">
              <LinkList links={[...mainLinks.slice(IN_BAR), ...dataLinks]} path={path} />
            </div>
          </details>
        </nav>
        <div className="shell-tools">
          <div className="from-md shell-search">
            <SearchBox query={query} />
          </div>
          <LanguageMenu languages={languages} />
          <details className="menu from-md" data-menu="">
            <summary className="icon-button" aria-label={shellText.theme} title={shellText.theme}>
              <Icon name="light" className="theme-icon-light" />
              <Icon name="dark" className="theme-icon-dark" />
            </summary>
            <div className="menu-panel">
              <ThemeSwitch theme={theme} back={back} />
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
          {session ? <AccountMenu {...session} /> : <SignInLink path={path} className="from-md" />}
          <details className="menu sheet below-md" data-menu="">
            <summary className="icon-button" aria-label={shellText.menu}>
              <Icon name="menu" className="when-closed" />
              <Icon name="close" className="when-open" />
            </summary>
            <div className="menu-panel">
              <nav aria-label={shellText.mainNavigation}>
                <LinkList links={mainLinks} path={path} />
              </nav>
              <nav aria-label={shellText.dataNavigation}>
                <LinkList links={sheetLinks} path={path} />
              </nav>
              <ThemeSwitch theme={theme} back={back} />
              {!session && <SignInLink path={path} />}
            </div>
          </details>
        </div>
      </div>
      <WeaveBand name={cloth ?? productName} />
    </header>
  );
}

/** As many as a narrow window has room for; shell.css folds the others into the menu of data. */
const IN_BAR = 5;

const isInData = (path: string) => dataLinks.some(({ href }) => getCurrent(href, path));

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

function SearchBox({ query }: { query?: string }) {
  return (
    <search>
      <form className="search-box" action={searchLink.href} method="get">
        <Icon name="search" />
        <input
          type="search"
          name="q"
          defaultValue={query}
          placeholder={shellText.searchPlaceholder}
          aria-label={shellText.searchLabel}
          autoComplete="off"
          maxLength={200}
          dir="auto"
          data-search-box=""
        />
        <span className="search-key" aria-hidden="true">
          {shellText.searchKeyHint}
        </span>
      </form>
    </search>
  );
}

function ThemeSwitch({ theme, back }: Pick<ShellHeaderProps, 'theme' | 'back'>) {
  return (
    <PostForm
      className="theme-switch"
      action={pathTo('/theme')}
      data-theme-switch=""
      aria-label={shellText.theme}
      fields={{ back }}
    >
      {THEMES.map((value) => (
        <button key={value} type="submit" name="theme" value={value} aria-pressed={value === theme}>
          <Icon name={value} />
          {shellText.themes[value]}
        </button>
      ))}
    </PostForm>
  );
}

function AccountMenu({ name, avatar, isModerator }: ShellSession) {
  const links = isModerator ? [...accountLinks, moderationLink] : accountLinks;
  return (
    <details className="menu account-menu" data-menu="">
      <summary className="icon-button">
        <span className="visually-hidden">{shellText.accountOf(name)}</span>
        <Avatar kind="person" name={name} slug={name} src={avatar} size={28} />
      </summary>
      <div className="menu-panel">
        <p className="menu-title" dir="auto">
          {name}
        </p>
        <nav aria-label={shellText.accountNavigation}>
          <LinkList links={links} />
        </nav>
        <PostForm action={signOutAction.action}>
          <button type="submit">{signOutAction.label}</button>
        </PostForm>
      </div>
    </details>
  );
}

interface ShellFooterProps {
  productName: string;
  /** Not on pages with a newsletter form of their own. */
  hasSubscribeForm: boolean;
  hydrates: boolean;
}

export function ShellFooter({ productName, hasSubscribeForm, hydrates }: ShellFooterProps) {
  const form = { id: 'footer-subscribe', xsrfToken: use(XsrfContext) };
  return (
    <footer className="shell-footer">
      <div className="shell-footer-row">
        <div className="shell-footer-about">
          <p className="wordmark">
            <BrandMark productName={productName} />
            {productName}
          </p>
          <p>{shellText.description}</p>
          <p className="small">{shellText.dataSource}</p>
          {hydrates && (
            <button type="button" className="shell-keys" data-shows-keys="">
              {shellText.keys.button}
            </button>
          )}
          {hasSubscribeForm && (
            <section aria-label={newsletterText.footTitle}>
              {hydrates ? (
                <Island name="subscribe-form" component={SubscribeForm} props={form} />
              ) : (
                <SubscribeForm {...form} />
              )}
            </section>
          )}
        </div>
        <FooterList label={shellText.aboutNavigation} links={aboutLinks} />
        <FooterList label={shellText.dataNavigation} links={dataLinks} />
        <FooterList label={shellText.legalNavigation} links={legalLinks} />
      </div>
    </footer>
  );
}

function FooterList({ label, links }: { label: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={label}>
      <p className="small-strong">{label}</p>
      <LinkList links={links} />
    </nav>
  );
}

export function ProgressBar() {
  return (
    <div
      id={PROGRESS_ID}
      className="progress"
      role="progressbar"
      aria-label={shellText.loading}
      data-phase="idle"
    />
  );
}
