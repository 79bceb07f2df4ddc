import { use } from 'react';
import { newsletterText, shellText } from '../text/text.ts';
import { BrandMark } from './brand-mark.tsx';
import { Island } from './island.tsx';
import { LinkList } from './link-list.tsx';
import { aboutLinks, dataLinks, legalLinks, type NavigationLink } from './navigation.ts';
import { XsrfContext } from './post-form.tsx';
import { SubscribeForm } from './subscribe-form.tsx';

export interface ShellFooterProps {
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
