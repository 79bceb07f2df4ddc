export const feedsText = {
  fundings: 'Funding rounds of African startups',
  news: 'News about African startups',
  about: (name: string) => `${name}: funding rounds and news`,
  feedTitle: (title: string, productName: string) => `${title} - ${productName}`,
  raised: (startup: string, amount: string | null, round: string) =>
    `${startup} raised ${amount ?? 'an undisclosed amount'} (${round})`,
  announced: (date: string | null) =>
    date ? `Announced ${date}.` : 'Date of the announcement unknown.',
  investors: (labels: readonly string[]) =>
    labels.length > 0 ? `Investors: ${labels.join(', ')}.` : 'Investors undisclosed.',
  published: (publisher: string, date: string) => `${publisher}, ${date}.`,
  names: (startups: readonly string[]) =>
    startups.length > 0 ? `Names ${startups.join(', ')}.` : '',
} as const;
