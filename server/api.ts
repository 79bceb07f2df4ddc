// Every endpoint with its method and address below /api, and how they are mounted.
import type { Hono } from 'hono';
import * as auth from '../app/features/account/auth/api.server.ts';
import {
  dismissOne,
  getFeed,
  getRecommended,
} from '../app/features/account/dashboard/api.server.ts';
import { changeUser, deleteUser } from '../app/features/account/settings/api.server.ts';
import {
  createListing,
  getListings,
  saveDraft,
} from '../app/features/arriving/listing/api.server.ts';
import * as savedComparisons from '../app/features/compare/saved/api.server.ts';
import {
  createCorrection,
  createEdit,
  getCorrections,
} from '../app/features/desk/corrections/api.server.ts';
import { getExits } from '../app/features/exits/api.server.ts';
import { getFigures } from '../app/features/figures/api.server.ts';
import { getIndex } from '../app/features/home/api.server.ts';
import * as investors from '../app/features/investors/api.server.ts';
import { listSavedSearches, subscribe } from '../app/features/messages/api.server.ts';
import * as billing from '../app/features/money/billing/api.server.ts';
import * as ownLists from '../app/features/own-lists/api.server.ts';
import { getPerson } from '../app/features/people/api.server.ts';

import * as places from '../app/features/places/api.server.ts';
import { getRankings } from '../app/features/rankings/api.server.ts';
import { getFunding, getRounds } from '../app/features/rounds/api.server.ts';
import {
  findWithFilters,
  getColumns,
  getSuggestions,
  searchByQuestion,
  searchSemantic,
} from '../app/features/search/api.server.ts';
import * as startups from '../app/features/startups/api.server.ts';
import { apiDocsPage } from '../app/features/take-along/api-docs/api-docs-page.tsx';
import type { ApiDescription } from '../app/features/take-along/api-docs/description.ts';
import { getCharts } from '../app/figures/chart-files.server.ts';
import { likeOne, listLikes, unlikeOne } from '../app/follows/api.server.ts';
import { answerJson } from '../app/http/answers.server.ts';
import type { Endpoint, MountedEndpoint } from '../app/http/endpoint.server.ts';
import { methodNotAllowed } from '../app/http/errors.ts';
import { requireOwnCall } from '../app/http/guard.server.ts';
import { respond } from '../app/http/respond.server.ts';
import type { Settings } from '../app/http/settings.ts';
import { describeApi, formatApiTypes, listErrors } from './openapi.ts';
import { mountPage } from './pages.tsx';
import type { Variables } from './site-parts.ts';

type Call = `${'GET' | 'POST' | 'DELETE'} /${string}`;

const calls = {
  'GET /index': getIndex,
  'POST /subscriber': subscribe,
  'GET /charts': getCharts,
  'GET /figures': getFigures,
  'GET /rankings': getRankings,
  'GET /startup/:slug': startups.getStartup,
  'GET /startup/:slug/technologies': startups.getTechnologies,
  'GET /startup/:slug/team': startups.getTeam,
  'GET /startup/:slug/fundings': startups.getFundings,
  'GET /startup/:slug/news': startups.getNews,
  'GET /startups': startups.getStartups,
  'GET /startups/comparison': startups.compareStartups,
  'GET /rounds': getRounds,
  'GET /funding/:slug': getFunding,
  'GET /exits': getExits,
  'GET /person/:slug': getPerson,
  'GET /corrections': getCorrections,
  'POST /corrections': createCorrection,
  'GET /countries': places.getCountries,
  'GET /location/:slug': places.getLocation,
  'GET /location/:slug/startups': places.getLocationStartups,
  'GET /industry': places.getIndustries,
  'GET /industry/:slug': places.getIndustry,
  'GET /industry/:slug/startups': places.getIndustryStartups,
  'GET /investors': investors.getTopInvestors,
  'GET /investors/search': investors.findInvestors,
  'GET /investors/fit': investors.findFittingInvestors,
  'GET /investors/types-and-stages': investors.getTypesAndStages,
  'GET /investor/:slug': investors.getInvestor,
  'GET /search': searchByQuestion,
  'GET /saved_searches': listSavedSearches,
  'GET /suggest': getSuggestions,
  'GET /advanced_search/columns': getColumns,
  'POST /advanced_search': findWithFilters,
  'POST /search/semantic': searchSemantic,
  'POST /auth/login': auth.signInByPassword,
  'POST /auth/second-step': auth.signInByCode,
  'POST /auth/passkey/options': auth.startPasskeySession,
  'POST /auth/passkey': auth.signInWithPasskey,
  'POST /auth/register': auth.makeAccount,
  'POST /auth/reset': auth.requestPasswordReset,
  'POST /auth/reset/confirm': auth.confirmPasswordReset,
  'POST /auth/logout': auth.signOut,
  'GET /auth/token/:token': auth.signInByToken,
  'GET /me': auth.getMe,
  'POST /user': changeUser,
  'POST /user/delete': deleteUser,
  'GET /user/likes': listLikes,
  'POST /user/likes': likeOne,
  'POST /user/unlikes': unlikeOne,
  'GET /user/feed': getFeed,
  'GET /user/recommended': getRecommended,
  'POST /user/recommended/dismiss': dismissOne,
  'POST /user/comparisons': savedComparisons.createComparison,
  'GET /user/comparisons': savedComparisons.getComparisons,
  'GET /user/comparison/:uuid': savedComparisons.getComparison,
  'DELETE /user/comparison/:uuid': savedComparisons.removeComparison,
  'GET /user/lists': ownLists.getLists,
  'POST /user/lists': ownLists.addList,
  'GET /user/lists/:uuid': ownLists.getList,
  'POST /user/lists/:uuid': ownLists.editList,
  'DELETE /user/lists/:uuid': ownLists.removeList,
  'POST /user/lists/:uuid/rows': ownLists.addListRows,
  'DELETE /user/lists/:uuid/rows/:row': ownLists.removeListRow,
  'GET /plans': billing.getPlans,
  'POST /checkout': billing.createCheckout,
  'GET /checkout/:uuid': billing.getCheckout,
  'GET /user/settings/subscription': billing.getSubscription,
  'POST /user/settings/subscription_cancel': billing.cancelSubscription,
  'POST /user/settings/subscription_resume': billing.resumeSubscription,
  'POST /user/settings/subscription_card': billing.changeCard,
  'GET /user/settings/invoices': billing.getInvoices,
  'POST /webhooks/:provider': billing.receiveEvent,
  'POST /startups': createListing,
  'POST /startups/:slug/edits': createEdit,
  'GET /user/listings': getListings,
  'POST /user/listing-draft': saveDraft,
} satisfies Record<Call, Endpoint>;

const PAGE = '/api';
const DESCRIPTION = '/api/openapi.json';
const TYPES = '/api/types.d.ts';

declare module '../app/base/paths.ts' {
  interface Addresses
    extends Record<
      AddressOf<keyof typeof calls> | typeof PAGE | typeof DESCRIPTION | typeof TYPES,
      unknown
    > {}
}
type AddressOf<C extends Call> = C extends `${string} ${infer Path}` ? `/api${Path}` : never;

export const endpoints: MountedEndpoint[] = Object.entries(calls).map(([call, endpoint]) => {
  const [method = '', path = ''] = call.split(' ');
  return { ...endpoint, method, path };
});

const described = new WeakMap<Settings, ApiDescription>();

/** Made once for a site: it is slow. */
export function describeEndpoints(settings: Settings): ApiDescription {
  const description = described.get(settings) ?? describeApi(endpoints, settings);
  described.set(settings, description);
  return description;
}

export function mountApi(app: Hono<Variables>): void {
  mountPage(app, PAGE, apiDocsPage(describeEndpoints, listErrors()));
  app.get(DESCRIPTION, (c) =>
    answerJson(c.get('context'), {
      status: 200,
      type: 'application/json',
      cache: 'public',
      plain: true,
      body: describeEndpoints(c.get('parts').settings),
    }),
  );
  app.get(TYPES, (c) =>
    respond(c.get('context'), {
      status: 200,
      type: 'application/typescript; charset=utf-8',
      cache: 'public',
      body: formatApiTypes(describeEndpoints(c.get('parts').settings)),
    }),
  );
  for (const [path, list] of Map.groupBy(endpoints, (one) => `/api${one.path}`)) {
    for (const one of list) {
      app.on(one.method, path, (c) => {
        const context = c.get('context');
        if (one.method !== 'GET' && !one.isSigned) requireOwnCall(context);
        return one.respond(context, c.req.param());
      });
    }
    app.all(path, (c) => {
      throw methodNotAllowed(
        c.req.method,
        list.map(({ method }) => method),
      );
    });
  }
}
