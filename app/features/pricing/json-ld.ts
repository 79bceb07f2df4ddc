import { checkoutPath } from '../../base/paths.ts';
import { toMajor } from '../../base/price.ts';
import type { Settings } from '../../http/settings.ts';

/** One schema.org product per priced plan; none while the prices are samples. */
export function listOffers({ SITE_URL, PRODUCT_NAME, plans }: Settings): object[] {
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
