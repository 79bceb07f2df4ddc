import { breadcrumbList } from '../../base/breadcrumb-list.ts';
import { pathTo } from '../../base/paths.ts';
import { type Page, page } from '../../http/page.ts';
import { pricingText as text } from '../../text/text.ts';
import { listOffers } from './json-ld.ts';
import { loadPricing, type Pricing } from './load-pricing.server.ts';
import { OpenPricing } from './open-pricing.tsx';
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
