export const fieldsText = {
  domainListed: (domain: string, name: string) => `${domain} is listed already: ${name}.`,
  valueGone: 'A place or industry that it names is not listed any more, or not in this country.',
  wrong: {
    field: 'Choose what is wrong or missing',
    https: 'Enter an address that begins with https',
    shared: (host: string) => `Enter the company's own address: ${host} belongs to many`,
    year: (first: number, now: number) => `Enter a year from ${first} to ${now}`,
    date: 'This date was not understood. Write it as 2024, May 2024 or 17 May 2024',
    dateEither: 'This could be two dates. Write the month as a word, such as 4 May 2024',
    datePast: 'Enter a date from 1950 to today',
    empty: 'Enter a value',
  },
} as const;
