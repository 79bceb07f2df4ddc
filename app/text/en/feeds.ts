export const feedsText = {
  fundings: 'Funding rounds of African startups',
  news: 'News about African startups',
  newsletter: 'Issues of the newsletter',
  about: (name: string) => `${name}: funding rounds and news`,
  feedTitle: (title: string, productName: string) => `${title} - ${productName}`,
  announced: (date: string | null) =>
    date ? `Announced ${date}.` : 'Date of the announcement unknown.',
  investors: (labels: readonly string[]) =>
    labels.length > 0 ? `Investors: ${labels.join(', ')}.` : 'Investors undisclosed.',
  published: (publisher: string, date: string) => `${publisher}, ${date}.`,
  names: (startups: readonly string[]) =>
    startups.length > 0 ? `Names ${startups.join(', ')}.` : '',
} as const;
