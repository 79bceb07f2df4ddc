// The list of every endpoint of the API, and how they are mounted under /api.
import type { Hono } from 'hono';
import { accountSettingsEndpoints } from '../app/features/account-settings/api.server.ts';
import type { ApiDescription } from '../app/features/api-docs/description.ts';
import { listAuthEndpoints } from '../app/features/auth/api.server.ts';
import { billingEndpoints } from '../app/features/billing/api.server.ts';
import { dashboardEndpoints } from '../app/features/dashboard/api.server.ts';
import { figureEndpoints } from '../app/features/figures/api.server.ts';
import { followEndpoints } from '../app/features/follows/api.server.ts';
import { fundingEndpoints } from '../app/features/fundings/api.server.ts';
import { homeEndpoints } from '../app/features/home/api.server.ts';
import { industryEndpoints } from '../app/features/industries/api.server.ts';
import { investorEndpoints } from '../app/features/investors/api.server.ts';
import { listingEndpoints } from '../app/features/listing/api.server.ts';
import { locationEndpoints } from '../app/features/locations/api.server.ts';
import { newsletterEndpoints } from '../app/features/newsletter/api.server.ts';
import { createSubscriber } from '../app/features/newsletter/subscribers.server.ts';
import { rankingEndpoints } from '../app/features/rankings/api.server.ts';
import { savedComparisonEndpoints } from '../app/features/saved-comparisons/api.server.ts';
import { searchEndpoints } from '../app/features/search/api.server.ts';
import { semanticEndpoints } from '../app/features/semantic/api.server.ts';
import { startupEndpoints } from '../app/features/startups/api.server.ts';
import { answerJson } from '../app/http/answer-json.server.ts';
import type { Endpoint } from '../app/http/endpoint.server.ts';
import { methodNotAllowed } from '../app/http/errors.ts';
import { requireXsrfHeader } from '../app/http/same-site.server.ts';
import type { Settings } from '../app/http/settings.ts';
import { describeApi } from './openapi.ts';
import type { Variables } from './site-parts.ts';

export const endpoints: Endpoint[] = [
  ...homeEndpoints,
  ...newsletterEndpoints,
  ...figureEndpoints,
  ...rankingEndpoints,
  ...startupEndpoints,
  ...fundingEndpoints,
  ...locationEndpoints,
  ...industryEndpoints,
  ...investorEndpoints,
  ...listAuthEndpoints(createSubscriber),
  ...accountSettingsEndpoints,
  ...followEndpoints,
  ...dashboardEndpoints,
  ...savedComparisonEndpoints,
  ...billingEndpoints,
  ...listingEndpoints,
  ...searchEndpoints,
  ...semanticEndpoints,
];

const described = new WeakMap<Settings, ApiDescription>();

/** Made once for a site: it takes longer than any call. */
export function describeEndpoints(settings: Settings): ApiDescription {
  const description = described.get(settings) ?? describeApi(endpoints, settings);
  described.set(settings, description);
  return description;
}

export function mountApi(app: Hono<Variables>): void {
  app.get('/api/openapi.json', (c) =>
    answerJson(c.get('context'), {
      status: 200,
      type: 'application/json',
      cache: 'public',
      plain: true,
      body: describeEndpoints(c.get('parts').settings),
    }),
  );
  for (const [path, list] of Map.groupBy(endpoints, (one) => `/api${one.path}`)) {
    for (const one of list) {
      app.on(one.method.toUpperCase(), path, (c) => {
        const context = c.get('context');
        if (one.method !== 'get' && !one.isSigned) requireXsrfHeader(context);
        return one.respond(context, c.req.param());
      });
    }
    app.all(path, (c) => {
      throw methodNotAllowed(
        c.req.method,
        list.map((one) => one.method.toUpperCase()),
      );
    });
  }
}
