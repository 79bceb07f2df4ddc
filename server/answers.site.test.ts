// Responses of GET endpoints without a session match their own schemas exactly, on the starter
// catalogue. Features test the others.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../test/site.ts';
import { endpoints } from './api.ts';

const ADDRESSES: Record<string, string[]> = {
  '/index': ['/index'],
  '/plans': ['/plans'],
  '/charts': [
    '/charts?only=funding_history,top_industry_count',
    '/charts?only=startup_twitter_growth,startup_twitter_mentions,startup_seo_backlink_growth&startup_slug=flutterwave',
    '/charts?only=location_year_founded,location_funding_history&location_slug=kenya',
    '/charts?only=industry_year_founded,industry_funding_history&industry_slug=fintech&location=nigeria',
    '/charts?only=investor_country_concentration&investor_slug=y-combinator',
  ],
  '/figures': [
    '/figures',
    '/figures?measure=median_round&split=industry&country=kenya&compare=2023,2024',
    '/figures?measure=exits&split=country&from=2020&to=2024',
    '/figures?measure=startups&split=investor&region=east-africa&limit=5',
  ],
  '/countries': ['/countries'],
  '/exits': ['/exits', '/exits?kind=acquired&country=nigeria&since=2020&acquirer=stripe'],
  '/person/:slug': ['/person/shola-akinlade'],
  '/corrections': ['/corrections', '/corrections?about=startup:flutterwave&page=2'],
  '/rankings': [
    '/rankings?limited&by=fundings',
    '/rankings?by=early_stage_fundings',
    '/rankings?by=twitter_follower_growth',
    '/rankings?by=twitter_follower_count',
    '/rankings?by=twitter_tweet_count',
    '/rankings',
  ],
  '/startup/:slug': ['/startup/flutterwave', '/startup/jumia', '/startup/zuvy'],
  '/startup/:slug/technologies': ['/startup/flutterwave/technologies'],
  '/startup/:slug/team': ['/startup/flutterwave/team'],
  '/startup/:slug/fundings': ['/startup/flutterwave/fundings', '/startup/zuvy/fundings'],
  '/startup/:slug/news': ['/startup/flutterwave/news', '/startup/flutterwave/news?page=99'],
  '/startups': [
    '/startups?country=kenya&round=seed',
    '/startups?country=kenya&round=seed&rounds=together',
  ],
  '/rounds': ['/rounds?country=kenya', '/rounds?amount=1M..5M&sort=-amount'],
  '/startups/comparison': ['/startups/comparison?startups=flutterwave,nobody-knows,paystack'],
  '/funding/:slug': ['newest round'],
  '/location/:slug': ['/location/kenya', '/location/nairobi', '/location/eritrea'],
  '/location/:slug/startups': ['/location/nigeria/startups?page=2', '/location/eritrea/startups'],
  '/industry': ['/industry'],
  '/industry/:slug': ['/industry/fintech', '/industry/fintech?location=kenya'],
  '/industry/:slug/startups': ['/industry/fintech/startups?location=kenya&page=2'],
  '/investors': ['/investors'],
  '/investors/search': ['/investors/search', '/investors/search?q=capital&page=2'],
  '/investors/fit': [
    '/investors/fit?stage=series-a&sector=logistics&place=morocco',
    '/investors/fit?sector=fintech&page=2',
  ],
  '/investors/types-and-stages': ['/investors/types-and-stages'],
  '/investor/:slug': ['/investor/y-combinator'],
  '/advanced_search/columns': ['/advanced_search/columns'],
  '/search': [
    '/search?q=fintech%20nigeria',
    '/search?q=seed%20rounds',
    '/search?q=french%20investors',
    '/search?q=founders%20in%20kenya',
    '/search?q=wave',
    '/search?q=zzzzzz',
  ],
  '/suggest': ['/suggest?q=flutterwve', '/suggest?q=ken', '/suggest?q=zzzzzz'],
};

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test.each(endpoints.filter(({ method, errors }) => method === 'GET' && !errors.includes(401)))(
  'GET $path answers what its schema says, and nothing more',
  async ({ path, answer }) => {
    const addresses = ADDRESSES[path] ?? [];
    expect(addresses, `add addresses to try ${path} at to ADDRESSES in this file`).not.toEqual([]);
    for (const address of addresses) {
      const sent: unknown = await site.api(
        address === 'newest round' ? await newestRound() : address,
      );
      // Parsing drops what the schema does not name, so equality means that nothing was dropped.
      expect(answer.parse(sent), address).toStrictEqual(sent);
    }
  },
);

async function newestRound(): Promise<string> {
  const { data } = await site.api('/index');
  return `/funding/${data.latest_fundings[0].slug}`;
}

test('no address is listed for an endpoint that was removed', () => {
  const paths = endpoints.map(({ path }) => path);
  expect(Object.keys(ADDRESSES).filter((path) => !paths.includes(path))).toEqual([]);
});
