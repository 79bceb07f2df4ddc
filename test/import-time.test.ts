// What a module reads of texts while it is imported would stay in one language.
import { expect, test } from 'vitest';
import { followLocale } from '../app/base/locale.ts';
import '../app/http/locale.server.ts';

const PLACE = /\/((?:app|server)\/[\w./-]+:\d+)/g;
// Through which everything is read.
const READERS = /^app\/(?:base\/(?:locale|count|dates|money|countries)|text\/in-each-locale)/;

test('no text or format is read before there is a request', async () => {
  const read = new Set<string>();
  followLocale(() => {
    const places = [...(new Error().stack ?? '').matchAll(PLACE)].map(([, place = '']) => place);
    read.add(places.find((place) => !READERS.test(place)) ?? '');
    return undefined;
  });
  await import('../server/site.tsx');
  followLocale(() => undefined);
  expect([...read].sort()).toEqual([]);
}, 60_000);
