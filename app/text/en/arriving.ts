export const logosText = {
  from: (host: string) => `Logo from ${host}`,
  remove: 'Remove the logo',
} as const;

export const picturesText = {
  wrong: {
    large: (kilobytes: number) => `Choose a picture of at most ${kilobytes} KB.`,
    kind: 'Choose a PNG, JPEG or WebP picture.',
    broken: 'This picture could not be read. Save it again and choose the new file.',
    pixels: (megapixels: number) => `Choose a picture of at most ${megapixels} million pixels.`,
    many: (perDay: number) => `You have sent ${perDay} pictures today. Send the next one tomorrow.`,
  },
} as const;

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
