import { describe, expect, test } from 'vitest';
import { areApart, smallPaper, textWidth, widePaper } from '../../charts/text-width.ts';
import type { Investment, Person, PersonRound, Role, StartupLife } from './contract.ts';
import { type Lane, listLanes, placeLanes } from './life-lanes.ts';

const NOW = new Date('2026-11-29T00:00:00Z');
const year = (date: string) => ({ date, precision: 'year' }) as const;

const life = (name: string, more: Partial<StartupLife> = {}): StartupLife => ({
  name,
  slug: name.toLowerCase(),
  logo: null,
  tagline: null,
  year_founded: 2012,
  status: 'active',
  total_fundings: null,
  fundings_count: 0,
  last_funding_on: null,
  fates: [],
  ...more,
});

const role = (startup: StartupLife, more: Partial<Role> = {}): Role => ({
  startup,
  title: null,
  is_founder: true,
  since: null,
  until: null,
  sources: [],
  ...more,
});

const round = (startup: string, date: string, amount: number | null): PersonRound => ({
  slug: `${startup}-${date}`,
  startup: { name: startup, slug: startup },
  round: 'Seed',
  announced_on: { date, precision: 'day' },
  amount,
  reported_amount: null,
  reported_currency: null,
  is_weak: false,
  is_during_role: true,
});

const person = (more: Partial<Person>): Person => ({
  name: 'Ama',
  slug: 'ama',
  photo: null,
  links: [],
  roles: [],
  rounds: [],
  investor: null,
  investments: [],
  co_founders: [],
  she_sources: [],
  ...more,
});

const only = (more: Partial<Person>): Lane | undefined => listLanes(person(more), NOW)[0];
const day = (time = 0) => new Date(time).toISOString().slice(0, 10);

describe('the lane of a startup', () => {
  test.each<[string, Partial<StartupLife>, Lane['end'], string]>([
    ['goes on where a source says that it is at work', {}, 'open', '2026-11-29'],
    [
      'ends in its closure',
      { status: 'closed', fates: [{ kind: 'closed', date: year('2018'), counterparty: null }] },
      'closed',
      '2018-07-02',
    ],
    [
      'ends where it was sold',
      { status: 'acquired', fates: [{ kind: 'acquired', date: year('2019'), counterparty: 'Z' }] },
      'sold',
      '2019-07-02',
    ],
    [
      'goes on after it was listed',
      { status: 'public', fates: [{ kind: 'listed', date: year('2019'), counterparty: 'JSE' }] },
      'open',
      '2026-11-29',
    ],
    [
      'ends with the last that is known where no source says what became of it',
      { status: null, last_funding_on: year('2016') },
      'unknown',
      '2016-07-01',
    ],
    [
      'has no end of its own where a closure has no date',
      { status: 'closed', fates: [{ kind: 'closed', date: null, counterparty: null }] },
      'unknown',
      '2012-04-30',
    ],
  ])('%s', (_, more, end, until) => {
    const lane = only({ roles: [role(life('Kora', more))] });
    expect(lane?.end).toBe(end);
    expect(day(lane?.to)).toBe(until);
    expect(day(lane?.from)).toBe('2012-01-01');
  });

  test('is the time of the role where that is on record', () => {
    const lane = only({
      roles: [role(life('Kora'), { since: year('2014'), until: year('2016') })],
    });
    expect([day(lane?.from), day(lane?.to), lane?.end]).toEqual([
      '2014-01-01',
      '2016-07-01',
      'left',
    ]);
  });

  test('begins with the first round where the year it began is not known', () => {
    const lane = only({
      roles: [role(life('Kora', { year_founded: null }))],
      rounds: [round('kora', '2016-03-01', 1e6), round('kora', '2014-05-06', null)],
    });
    expect(day(lane?.from)).toBe('2014-05-06');
    expect(lane?.marks.map(({ amount }) => amount)).toEqual(['$1.0M', null]);
  });

  test.each([
    ['a founder of a startup without any date', role(life('Kora', { year_founded: null }))],
    ['a role without dates that is no founder’s', role(life('Kora'), { is_founder: false })],
  ])('is not drawn for %s', (_, one) => {
    expect(only({ roles: [one] })).toBeUndefined();
  });

  test('stands once for who founded a startup and put money into it, and from the first round', () => {
    const investment = (name: string, date: string): Investment => ({
      ...round(name, date, null),
      startup: life(name),
      is_lead: false,
      others: [],
    });
    const lanes = listLanes(
      person({
        roles: [role(life('Kora'))],
        investments: [
          investment('Kora', '2016-01-01'),
          investment('Lipa', '2020-01-01'),
          investment('Lipa', '2018-01-01'),
        ],
      }),
      NOW,
    );
    expect(lanes.map(({ slug, from }) => [slug, day(from)])).toEqual([
      ['kora', '2012-01-01'],
      ['lipa', '2018-01-01'],
    ]);
  });
});

test.each([widePaper, smallPaper])('everything stays on the $name paper', (paper) => {
  const lanes = listLanes(
    person({
      roles: [
        role(life('Kora', { year_founded: 1999 })),
        role(life('A name that is rather long for a startup', { year_founded: 2026 }), {
          title: 'Co-founder, chief executive and chair of the board until somebody else was found',
        }),
      ],
      rounds: [round('kora', '1999-01-02', 1e6), round('kora', '2026-11-28', 2e6)],
    }),
    NOW,
  );
  const { width, placed, years } = placeLanes(lanes, NOW, paper);
  for (const { x, width: long, labelX, name, role, amounts, ticks } of placed) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + long).toBeLessThanOrEqual(width);
    expect(labelX).toBeGreaterThanOrEqual(0);
    if (role) expect(labelX + textWidth(`${name} ${role}`, paper.fontSize)).toBeLessThan(width);
    for (const at of ticks) expect(at).toBeLessThanOrEqual(width);
    for (const { x, text } of amounts) {
      expect(x + textWidth(text, paper.fontSize) / 2).toBeLessThanOrEqual(width);
    }
  }
  expect(years.length).toBeGreaterThan(2);
  expect(areApart(years, paper.fontSize)).toBe(true);
});
