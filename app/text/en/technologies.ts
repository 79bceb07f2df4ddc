const outcomes: Record<string, string> = {
  ok: 'it could be read',
  refused: 'its robots.txt does not allow it',
  'not-public': 'its address leads into a private network',
  'not-html': 'it is no page',
  'too-slow': 'it took too long',
  'too-large': 'it was too large',
  redirects: 'it redirected too often',
  network: 'it did not answer',
  unreadable: 'it could not be unpacked',
  address: 'its address is no address of the web',
};

export const technologiesText = {
  ask: 'Read the website',
  asked: 'A reading of the website has been requested.',
  read: (day: string, outcome: string) => `Read ${day}: ${outcomes[outcome] ?? outcome}.`,
  neverRead: 'The website has not been read yet.',
  moderatorsOnly: 'Only moderators ask for a reading of the website.',
} as const;
