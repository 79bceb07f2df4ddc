// Calls of the API over HTTP, as a program makes them: by 1, 8 and 32 users.
import { formatTable, keepResults, type Measured, measure } from './measure.ts';
import { processorMs, withStartedSite } from './started-site.ts';

const REQUESTS = 600;
const CALLS = {
  index: '/api/index',
  startup: '/api/startup/flutterwave',
  fundings: '/api/startup/flutterwave/fundings',
  comparison: '/api/startups/comparison?startups=flutterwave,jumia,opay',
  industry: '/api/industry/fintech/startups',
  location: '/api/location/kenya/startups',
  countries: '/api/countries',
  rankings: '/api/rankings?by=fundings',
  charts: '/api/charts?only=funding_history,top_industry_count',
  investors: '/api/investors',
};

const measured = await withStartedSite(async (site) => {
  const ask = async ({ path }: { path: string }) => {
    const response = await fetch(site.url + path);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  };
  const rows: Measured[] = [];
  for (const users of [1, 8, 32]) {
    for (const [name, path] of Object.entries(CALLS)) {
      const questions = Array.from({ length: REQUESTS }, () => ({ path }));
      const before = processorMs(site);
      const row = await measure(name, ask, questions, { users });
      // Of the site, not of who asks here.
      const each = (processorMs(site) - before) / REQUESTS;
      rows.push({ ...row, processorMs: Math.round(each * 100) / 100 });
    }
  }
  return rows;
});
process.stdout.write(`${formatTable(measured)}\n`);
keepResults('api', { requests: REQUESTS }, measured);
