// The list of every page. Addresses are those of the specification's section 2.
import { allNewsPage } from './features/news/all-news-page.tsx';
import { competitorsPage } from './features/startups/competitors-page.tsx';
import { fundingsPage } from './features/startups/fundings-page.tsx';
import { newsPage } from './features/startups/news-page.tsx';
import { overviewPage } from './features/startups/overview-page.tsx';
import { teamPage } from './features/startups/team-page.tsx';
import type { Page } from './http/page.ts';

export const pages: Page[] = [
  allNewsPage,
  overviewPage,
  newsPage,
  teamPage,
  fundingsPage,
  competitorsPage,
];
