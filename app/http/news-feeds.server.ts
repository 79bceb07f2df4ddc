import { z } from 'zod';
import { reportRepeated } from './config-file.server.ts';

const feed = z.strictObject({
  publisher: z
    .string('expected the name of who publishes it')
    .trim()
    .min(1, 'expected the name of who publishes it')
    .max(80, 'expected at most 80 characters'),
  url: z.url({
    protocol: /^https?$/,
    error: 'expected an address such as https://news.example/feed',
  }),
  every_minutes: z
    .int('expected a whole number')
    .min(10, 'expected 10 to 1440')
    .max(1_440, 'expected 10 to 1440')
    .optional(),
});
export type NewsFeed = z.output<typeof feed>;

export const newsFeedsFile = z
  .strictObject({
    about: z.string().optional(),
    feeds: z.array(feed, 'expected a list'),
  })
  .superRefine(({ feeds }, check) => {
    const urls = feeds.map(({ url }) => url);
    reportRepeated(urls, (at) =>
      check.addIssue({
        code: 'custom',
        path: ['feeds', at, 'url'],
        message: `${urls[at]} is listed twice`,
      }),
    );
  })
  .transform(({ feeds }) => feeds);
