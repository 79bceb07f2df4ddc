import { beforeAll, describe, expect, test } from 'vitest';
import type { StartupDocument } from './document.ts';
import { Engine, questionFeatures } from './engine.ts';
import { conceptFeature, readDocument } from './features.ts';
import { embedFeatures, type LatentModel, normalise, trainModel } from './latent-model.ts';
import { readModel, writeModel } from './model-file.ts';
import { quantise } from './quantise.ts';
import type { Unit } from './question.ts';
import { seededRandom } from './svd.ts';
import { PAGE } from './weight-pages.ts';

const industry = (slug: string, label: string) => ({ slug, label, name: label });

function document(id: number, values: Partial<StartupDocument>): StartupDocument {
  return {
    id,
    name: `Company ${id}`,
    otherNames: [],
    tagline: null,
    overview: null,
    industries: [],
    countrySlug: 'kenya',
    places: ['Kenya', 'East Africa'],
    investors: [],
    people: [],
    rounds: [],
    status: null,
    yearFounded: null,
    ...values,
  };
}

const DOCUMENTS = [
  document(1, {
    industries: [industry('agritech', 'Agricultural technology'), industry('lending', 'Lending')],
  }),
  document(2, { industries: [industry('lending', 'Lending')] }),
  document(3, { industries: [industry('solar', 'Solar energy')], status: 'closed' }),
  document(4, {
    countrySlug: 'nigeria',
    places: ['Lagos', 'Nigeria', 'West Africa'],
    industries: [industry('fintech', 'Financial technology')],
    investors: ['Solar Ventures', 'Quillfeather Partners'],
    people: ['Ada Mbeki'],
  }),
];

describe('ranking', () => {
  let model: LatentModel;
  let engine: Engine;
  beforeAll(() => {
    model = trainModel(DOCUMENTS.map(readDocument));
    engine = new Engine(model.dimensions);
    for (const one of DOCUMENTS) put(one);
  });

  function put(one: StartupDocument): void {
    const features = readDocument(one);
    engine.put({ id: one.id, features, vector: quantise(embedFeatures(model, features)) });
  }

  function rank(question: string) {
    const units = engine.read(question);
    return engine.rank(units, quantise(embedFeatures(model, questionFeatures(units))), 20, 0.2);
  }

  test('both parts of a question count', () => {
    expect(
      rank('loans for smallholders')
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual([1, 2]);
  });

  test('matches say what was asked and what answers it', () => {
    const [first] = rank('loans for smallholders');
    expect(first?.matches).toEqual([
      expect.objectContaining({ asked: 'loans', features: ['c:lending'] }),
      expect.objectContaining({ asked: 'smallholders', features: ['c:agritech'] }),
    ]);
  });

  test('what a record is taken for is told by what it says', () => {
    const [first] = rank('farm loans');
    expect(first?.matches).toEqual([
      expect.objectContaining({ asked: 'farm loans', features: ['c:agritech', 'c:lending'] }),
    ]);
  });

  test('a funder named like a field is no sign of the field', () => {
    expect(rank('solar power').map(({ id }) => id)).toEqual([3]);
  });

  test('people, funders, places and status are found', () => {
    expect(rank('founded by Mbeki')[0]?.id).toBe(4);
    expect(rank('Quillfeather portfolio')[0]?.id).toBe(4);
    expect(rank('Nigerian startups').map(({ id }) => id)).toEqual([4]);
    expect(rank('companies that shut down')[0]?.id).toBe(3);
  });

  test('what stands in place of another is found once, what is removed not at all', () => {
    put(document(3, { industries: [industry('drones', 'Drones')] }));
    expect(rank('drones').map(({ id }) => id)).toEqual([3]);
    expect(rank('solar power')).toEqual([]);
    engine.remove(3);
    expect(rank('drones')).toEqual([]);
    expect(engine.size).toBe(3);
  });

  test('many replacements leave the others where they were', () => {
    for (let round = 0; round < 600; round++) put(document(2, { tagline: `Version ${round}` }));
    expect(engine.size).toBe(3);
    expect(rank('loans for smallholders')[0]?.id).toBe(1);
    expect(rank('version 599')[0]?.id).toBe(2);
  });

  test('the first of many are those of all, whatever is not compared', () => {
    const random = seededRandom(5);
    const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
    const many = new Engine(model.dimensions);
    for (let id = 1; id <= 2_000; id++) {
      const one = document(id, {
        ...pick(DOCUMENTS),
        id,
        name: pick(['Zuri', 'Baobab', 'Lumen', `Company ${id}`]),
        tagline: pick([null, 'Loans', 'Solar drones for farms', 'A quiet word']),
      });
      const features = readDocument(one);
      many.put({ id, features, vector: quantise(embedFeatures(model, features)) });
      if (id % 9 === 0) many.remove(pick([id, id - 1, id - 5]));
    }
    for (const question of ['loans for smallholders', 'solar', 'zuri', 'nigerian drones', 'qwrt']) {
      for (const share of [0, 0.2, 0.5]) {
        const units = many.read(question);
        const vector = quantise(embedFeatures(model, questionFeatures(units)));
        const all = many.rank(units, vector, many.size, share);
        for (const limit of [1, 20, 300]) {
          expect(many.rank(units, vector, limit, share)).toEqual(all.slice(0, limit));
        }
      }
    }
  });

  test('the best of more than one block are the best of all', () => {
    const random = seededRandom(9);
    const shares = [0.4, 0.1, 0.02, 0.001];
    const startups = Array.from({ length: PAGE + 5_000 }, (_, at) => {
      const had = shares.flatMap((share, nth) =>
        random() < share
          ? [[conceptFeature(String(nth)), Math.ceil(5 * random()) / 5] as const]
          : [],
      );
      const vector = quantise(normalise(Float32Array.of(random(), random() - 0.5, random())));
      return { id: at + 1, features: new Map(had), vector };
    });
    const large = new Engine(3);
    for (const startup of startups) large.put(startup);
    const asked = quantise(normalise(Float32Array.of(1, 0.5, 0.2)));
    const unit = (importance: number, answers: Record<string, number>): Unit => ({
      ...{ text: '', kind: 'field', main: [], importance },
      answers: new Map(Object.entries(answers)),
    });
    const questions = [
      [unit(1, { 'c:0': 1 })],
      [unit(2, { 'c:1': 1, 'c:0': 0.4 }), unit(1, { 'c:2': 0.8, 'c:3': 1 })],
      [unit(1, { 'c:0': 0.2 }), unit(2, { 'c:1': 0.3 }), unit(3, { 'c:2': 1 }), unit(0, {})],
      [unit(1, { 'c:9': 1 })],
    ];
    for (const units of questions) {
      const total = units.reduce((sum, { importance }) => sum + importance, 0);
      const scoreOf = ({ features, vector }: (typeof startups)[number]) => {
        const words = units.map(({ answers, importance }) => {
          const worths = [...answers].map(
            ([feature, worth]) => worth * (features.get(feature) ?? 0),
          );
          return (importance / total) * Math.max(0, ...worths);
        });
        const product = vector.values.reduce((sum, value, at) => {
          return sum + value * (asked.values[at] ?? 0);
        }, 0);
        const likeness = Math.max(0, product * vector.step * asked.step);
        return 0.8 * words.reduce((sum, worth) => sum + worth, 0) + 0.2 * likeness;
      };
      const best = startups.map(scoreOf).sort((a, b) => b - a);
      const ranked = large.rank(units, asked, 50, 0.2);
      expect(ranked).toHaveLength(50);
      for (const [at, { id, score }] of ranked.entries()) {
        expect(score).toBeCloseTo(Math.min(1, best[at] ?? 0), 5);
        expect(scoreOf(startups[id - 1] as (typeof startups)[number])).toBeCloseTo(
          best[at] ?? 0,
          5,
        );
      }
    }
  });

  test('a model as bytes gives the same vectors, to a hundredth', () => {
    const back = readModel(writeModel(model));
    const features = readDocument(DOCUMENTS[0] as StartupDocument);
    const [one, other] = [embedFeatures(model, features), embedFeatures(back, features)];
    one.forEach((value, at) => {
      expect(Math.abs(value - (other[at] ?? 0))).toBeLessThan(0.01);
    });
  });
});
