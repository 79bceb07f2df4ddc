export const notFoundText = {
  title: 'Page not found',
  heading: 'There is no page at this address',
  lookedFor: 'You were looking for:',
  search: 'Search',
  popular: 'Popular pages',
  home: 'Home page',
  errorTitle: 'Something went wrong',
  requestId: (id: string) => `Request ${id}`,
  errorHelp: 'Nothing you typed is lost: go back to find it again.',
  retry: 'Retry',
} as const;
