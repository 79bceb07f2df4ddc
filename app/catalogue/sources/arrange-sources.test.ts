import { expect, test } from 'vitest';
import { listFigureSources, listPageSources, type UsedSource } from './arrange-sources.ts';

function used(use: string, place: number, values: Partial<UsedSource> = {}): UsedSource {
  const id = values.id ?? 1;
  return {
    id,
    url: `https://${id}.example/`,
    publisher: `Publisher ${id}`,
    kind: null,
    published_on: null,
    is_weak: false,
    read_on: null,
    checked_on: null,
    use,
    place,
    seen_on: null,
    is_preferred: use === 'Seed',
    is_disclosed: use === 'Seed',
    ...values,
  };
}

test('a source is listed once, where it is first used, with each of its uses once', () => {
  const listed = listPageSources([
    used('profile', 0),
    used('Seed', 2, { id: 2 }),
    used('Seed', 2),
    used('Seed', 3),
    used('metrics', 9),
  ]);
  expect(listed).toEqual([
    {
      url: 'https://1.example/',
      publisher: 'Publisher 1',
      kind: null,
      published_on: null,
      is_weak: false,
      read_on: null,
      checked_on: null,
      of: ['profile', 'Seed', 'metrics'],
    },
    expect.objectContaining({ url: 'https://2.example/', of: ['Seed'] }),
  ]);
});

test('it was retrieved on the newest day that something was taken from it', () => {
  const [listed] = listPageSources([
    used('profile', 0, { read_on: '2024-02-01' }),
    used('technologies', 8, { read_on: '2024-02-01', seen_on: '2024-01-01' }),
    used('metrics', 9, { read_on: '2024-02-01', seen_on: '2024-03-01' }),
  ]);
  expect(listed?.read_on).toBe('2024-03-01');
});

test('behind the total stand the reports that disclosed rounds follow, behind the latest round those of the newest', () => {
  const figures = listFigureSources(
    [
      used('Seed', 2, { id: 1, is_disclosed: false }),
      used('Seed', 3, { id: 2 }),
      used('Seed', 3, { id: 3, is_preferred: false }),
      used('Seed', 4, { id: 4 }),
    ],
    false,
  );
  expect(figures.total_fundings).toMatchObject({ url: 'https://2.example/', count: 2 });
  expect(figures.latest_round).toMatchObject({ url: 'https://1.example/', count: 1 });
  expect(figures.status).toBeNull();
});

test('a round that nothing reports leaves the latest round without a source', () => {
  expect(listFigureSources([used('Seed', 3)], false).latest_round).toBeNull();
});

test('the status goes by what is named for it, else by the sources of the profile', () => {
  const profile = [used('profile', 0, { id: 1 }), used('profile', 0, { id: 2 })];
  expect(listFigureSources(profile, true).status).toMatchObject({ count: 2 });
  expect(listFigureSources([...profile, used('status', 1, { id: 3 })], true).status).toMatchObject({
    url: 'https://3.example/',
    count: 1,
  });
});
