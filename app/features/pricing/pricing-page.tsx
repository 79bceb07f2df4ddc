import { breadcrumbList } from '../../base/breadcrumb-list.ts';
import { pathTo } from '../../base/paths.ts';
import { standardLimits } from '../../http/limits.ts';
import { type Page, page } from '../../http/page.ts';
import { pricingText as text } from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { listOffers } from './json-ld.ts';
import { loadPricing, type Pricing } from './load-pricing.server.ts';
import { PlanChoice } from './plan-choice.tsx';

export const pricingPage: Page = page<Pricing>({
  isInSitemap: true,
  load: loadPricing,
  head: (_pricing, { settings }) => ({
    title: text.title,
    description: text.description,
    canonical: pathTo('/pricing'),
    jsonLd: [
      breadcrumbList(settings.SITE_URL, [{ name: text.title, path: pathTo('/pricing') }]),
      ...listOffers(settings),
    ],
  }),
  body: (pricing, { session, plans }) => (
    <>
      <h1>{text.title}</h1>
      {pricing.isOpen ? (
        <OpenPricing isSignedIn={session !== null} />
      ) : (
        <PlanChoice
          {...pricing}
          plans={plans}
          isSignedIn={session !== null}
          ownPlan={session?.hasActiveSubscription ? session.plan : null}
        />
      )}
    </>
  ),
});

/** Shown when nothing is for sale (decisions.md, subscription). */
function OpenPricing({ isSignedIn }: { isSignedIn: boolean }) {
  const limits = standardLimits('subscriber');
  const names = Object.keys(text.limitNames) as Array<keyof typeof limits>;
  return (
    <>
      <p className="lead">{text.openTitle}</p>
      <section className="section flow prose">
        <h2>{text.openLimits}</h2>
        <p>{text.open}</p>
        <FactList
          facts={names.map((name) => [text.limitNames[name], text.limits[name](limits[name])])}
        />
        {!isSignedIn && (
          <ButtonLink href={pathTo('/register')} look="primary" large>
            {text.openAction}
          </ButtonLink>
        )}
      </section>
    </>
  );
}
