export const notFoundText = {
  title: 'Page not found',
  heading: 'There is no page at this address',
  lookedFor: 'Looked for:',
  search: 'Search for what is missing',
  popular: 'Often visited',
  home: 'Home page',
  errorTitle: 'Something went wrong',
  requestId: (id: string) => `Request ${id}`,
  errorHelp: 'Nothing you typed is lost: going back shows it again.',
  retry: 'Retry',
} as const;
