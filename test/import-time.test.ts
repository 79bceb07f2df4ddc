// What a module reads of texts while it is imported would stay in one language.
import { expect, test } from 'vitest';
import { followLocale } from '../app/base/locale.ts';
import '../app/http/locale.server.ts';

const PLACE = /\/((?:app|server)\/[\w./-]+:\d+)/g;
// Through which everything is read.
const READERS =
  /^app\/(?:base\/(?:locale|count|dates|money|countries)|text\/(?:in-each-locale|say-name)|catalogue\/(?:in-words|field)|find\/filters\/filter-columns)/;
// What only programs read, in English.
const FOR_PROGRAMS = [
  'app/catalogue/shapes.ts',
  'app/features/arriving/import/fields.ts',
  'app/features/arriving/listing/contract.ts',
  'app/features/take-along/reconcile/records.server.ts',
];

test('no text or format is read before there is a request', async () => {
  const read = new Set<string>();
  const stop = followLocale(() => {
    const places = [...(new Error().stack ?? '').matchAll(PLACE)].map(([, place = '']) => place);
    const place = places.find((one) => !READERS.test(one)) ?? '';
    if (!FOR_PROGRAMS.some((file) => place.startsWith(file))) read.add(place);
    return undefined;
  });
  await import('../server/site.tsx');
  stop();
  expect([...read].sort()).toEqual([]);
}, 60_000);
