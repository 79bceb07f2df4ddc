// Reads the list of feeds from a file (config/feeds.json, or FEEDS_FILE) and checks all of it before anything starts.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

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

const file = z.strictObject({
  about: z.string().optional(),
  feeds: z.array(feed, 'expected a list'),
});

/** A relative name is one in the project's own folder. `problems` name the entry and what is expected of it. */
export function readNewsFeeds(name: string): { feeds: NewsFeed[]; problems: string[] } {
  const wrong = (what: string) => ({ feeds: [], problems: [`FEEDS_FILE: ${name}: ${what}`] });
  let text: string;
  try {
    text = readFileSync(resolve(ROOT, name), 'utf8');
  } catch {
    return wrong('cannot be read');
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return wrong(`is not JSON: ${(error as Error).message}`);
  }
  const parsed = file.safeParse(json);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `FEEDS_FILE: ${name}: ${path.join('.') || 'the file'}: ${message}`,
    );
    return { feeds: [], problems };
  }
  const { feeds } = parsed.data;
  const urls = feeds.map(({ url }) => url);
  const twice = urls.find((url, index) => urls.indexOf(url) !== index);
  return twice ? wrong(`${twice} is listed twice`) : { feeds, problems: [] };
}
