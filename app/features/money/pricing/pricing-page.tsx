import { breadcrumbList } from '../../../base/breadcrumb-list.ts';
import { toMajor } from '../../../base/money.ts';
import { checkoutPath, pathTo } from '../../../base/paths.ts';
import { INTERVALS, isAllOpen, listCurrencies } from '../../../base/plans.ts';
import type { Context } from '../../../http/context.ts';
import { standardLimits } from '../../../http/limits.ts';
import { type Page, page } from '../../../http/page.ts';
import type { Settings } from '../../../http/settings.ts';
import { pricingText as text } from '../../../text/text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FactList } from '../../../ui/lists.tsx';
import { listLimits, PlanChoice, type Pricing } from './plan-choice.tsx';
import { findSaving } from './plan-offer.ts';

export const pricingPage: Page = page<Pricing>({
  cache: 'public',
  isInSitemap: true,
  load: loadPricing,
  head: (_pricing, { settings }) => ({
    title: text.title,
    description: text.description,
    isTool: true,
    canonical: pathTo('/pricing'),
    jsonLd: [
      breadcrumbList(settings.SITE_URL, [{ name: text.title, path: pathTo('/pricing') }]),
      ...listOffers(settings),
    ],
  }),
  body: (pricing, { session, plans }) => (
    <>
      <h1>{text.title}</h1>
      {isAllOpen(plans) ? (
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

/** Unknown choices fall back to the first currency, monthly. */
async function loadPricing({ plans, url }: Context): Promise<Pricing> {
  const query = url.searchParams;
  const currencies = listCurrencies(plans);
  const asked = query.get('currency')?.toUpperCase() ?? '';
  const currency = currencies.includes(asked) ? asked : (currencies[0] ?? '');
  const saved = plans.plans.map((plan) => findSaving(plan, currency)?.percent ?? 0);
  return {
    interval: INTERVALS.find((one) => one === query.get('interval')) ?? 'month',
    currency,
    currencies,
    mostSaved: Math.max(0, ...saved) || null,
  };
}

/** One schema.org product per priced plan; none while the prices are samples. */
function listOffers({ SITE_URL, PRODUCT_NAME, plans }: Settings): object[] {
  if (plans.isSample) return [];
  return plans.plans
    .filter(({ prices }) => prices.length > 0)
    .map(({ slug, name, summary, prices }) => ({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: `${PRODUCT_NAME} ${name}`,
      description: summary,
      offers: prices.map(({ currency, interval, amount }) => ({
        '@type': 'Offer',
        price: toMajor(amount, currency),
        priceCurrency: currency,
        url: SITE_URL + checkoutPath({ plan: slug, interval, currency }),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: toMajor(amount, currency),
          priceCurrency: currency,
          // UN/CEFACT codes: month and year.
          unitCode: interval === 'month' ? 'MON' : 'ANN',
        },
      })),
    }));
}

/** Shown when nothing is for sale. */
function OpenPricing({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <>
      <p className="lead">{text.openTitle}</p>
      <section className="section flow prose">
        <h2>{text.openLimits}</h2>
        <p>{text.open}</p>
        <FactList facts={listLimits(standardLimits('subscriber'))} />
        {!isSignedIn && (
          <ButtonLink href={pathTo('/register')} look="primary" large>
            {text.openAction}
          </ButtonLink>
        )}
      </section>
    </>
  );
}
