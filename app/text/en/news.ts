export const newsText = {
  title: 'Startup news',
  pageTitle: (page: number) => `Startup news, page ${page}`,
  lead: 'What was published about the startups listed here. Each entry links to its publisher.',
  description:
    'News about African startups by day: funding, acquisitions, launches and closures, each with its publisher.',
  continued: (period: string) => `${period}, continued`,
  startupsNamed: 'Startups named',
  newer: 'Newer news',
  none: 'No news recorded yet.',
  noneWhy: 'News appears here when a publication names a startup of this directory.',
  noneMore: 'There is no older news.',
  newest: 'Go to the newest',
  notAbout: (startup: string) => `Not about ${startup}`,
  mentionsLead: 'A mention that you remove stays removed, whatever a feed says.',
  mentionsLog: 'Take one back in the log',
  mentionBack: 'This mention has been put back already.',
} as const;
