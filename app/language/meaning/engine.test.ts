import { beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../../base/seeded-random.ts';
import { Engine } from './engine.ts';
import { conceptFeature, readDocument, type StartupDocument } from './features.ts';
import {
  embedFeatures,
  type LatentModel,
  readModel,
  trainModel,
  writeModel,
} from './latent-model.ts';
import { type QueryTerm, queryFeatures } from './query.ts';
import { normalise, quantise } from './vectors.ts';

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
    const terms = engine.parseQuery(question);
    return engine.rank(terms, quantise(embedFeatures(model, queryFeatures(terms))), 20, 0.2);
  }

  test('both parts of a question count', () => {
    expect(
      rank('loans for smallholders')
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual([1, 2]);
  });

  test('matches name the words of the query and what answers them', () => {
    const [first] = rank('loans for smallholders');
    expect(first?.matches).toEqual([
      expect.objectContaining({ asked: 'loans', features: ['c:lending'] }),
      expect.objectContaining({ asked: 'smallholders', features: ['c:agritech'] }),
    ]);
  });

  test('a match names the parts of the record that it follows from', () => {
    const [first] = rank('farm loans');
    expect(first?.matches).toEqual([
      expect.objectContaining({ asked: 'farm loans', features: ['c:agritech', 'c:lending'] }),
    ]);
  });

  test('of what is asked, the rarer field counts for more', () => {
    const own = new Engine(1);
    const vector = quantise(Float32Array.of(0));
    for (let id = 1; id <= 100; id++) {
      const features = new Map([[conceptFeature(id === 7 ? 'carpooling' : 'delivery'), 1]]);
      own.put({ id, features, vector });
    }
    const [delivery, carpooling] = own.parseQuery('delivery or carpooling');
    expect(carpooling?.importance).toBeGreaterThan(2 * (delivery?.importance ?? 0));
  });

  test('a subject that is understood but that no startup has is far from all', () => {
    const nearness = (question: string) => {
      const terms = engine.parseQuery(question);
      const vector = quantise(embedFeatures(model, queryFeatures(terms)));
      return engine.nearness(terms, engine.rank(terms, vector, 1, 0.2)[0]);
    };
    expect(nearness('loans for farmers')).toBeGreaterThan(0.45);
    expect(nearness('loans for dog walkers and tattoo studios')).toBeLessThan(0.45);
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

  test('a replaced startup is found once, a removed one not at all', () => {
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
        const terms = many.parseQuery(question);
        const vector = quantise(embedFeatures(model, queryFeatures(terms)));
        const all = many.rank(terms, vector, many.size, share);
        for (const limit of [1, 20, 300]) {
          expect(many.rank(terms, vector, limit, share)).toEqual(all.slice(0, limit));
        }
      }
    }
  });

  test('scores are what a plain sum over words and vectors gives', () => {
    const random = seededRandom(9);
    const shares = [0.4, 0.1, 0.02, 0.001];
    const startups = Array.from({ length: 20_000 }, (_, at) => {
      const features = shares.flatMap((share, nth) =>
        random() < share
          ? [[conceptFeature(String(nth)), Math.ceil(5 * random()) / 5] as const]
          : [],
      );
      const vector = quantise(normalise(Float32Array.of(random(), random() - 0.5, random())));
      return { id: at + 1, features: new Map(features), vector };
    });
    const large = new Engine(3);
    for (const startup of startups) large.put(startup);
    const queryVector = quantise(normalise(Float32Array.of(1, 0.5, 0.2)));
    const term = (importance: number, answers: Record<string, number>): QueryTerm => ({
      ...{ text: '', kind: 'field', main: [], importance },
      answers: new Map(Object.entries(answers)),
    });
    const queries = [
      [term(1, { 'c:0': 1 })],
      [term(2, { 'c:1': 1, 'c:0': 0.4 }), term(1, { 'c:2': 0.8, 'c:3': 1 })],
      [term(1, { 'c:0': 0.2 }), term(2, { 'c:1': 0.3 }), term(3, { 'c:2': 1 }), term(0, {})],
      [term(1, { 'c:9': 1 })],
    ];
    for (const terms of queries) {
      const total = terms.reduce((sum, { importance }) => sum + importance, 0);
      const unknown = terms.filter(({ importance }) => importance === 0).length;
      const known = total / (total + 4 * unknown);
      const scoreOf = ({ features, vector }: (typeof startups)[number]) => {
        const words = terms.map(({ answers, importance }) => {
          const worths = [...answers].map(
            ([feature, worth]) => worth * (features.get(feature) ?? 0),
          );
          return (importance / total) * Math.max(0, ...worths);
        });
        const product = vector.values.reduce((sum, value, at) => {
          return sum + value * (queryVector.values[at] ?? 0);
        }, 0);
        const similarity = Math.max(0, product * vector.step * queryVector.step);
        return 0.8 * words.reduce((sum, worth) => sum + worth, 0) + 0.2 * similarity;
      };
      const best = startups.map(scoreOf).sort((a, b) => b - a);
      const ranked = large.rank(terms, queryVector, 50, 0.2);
      expect(ranked).toHaveLength(50);
      for (const [at, { id, score }] of ranked.entries()) {
        expect(score).toBeCloseTo(known * Math.min(1, best[at] ?? 0), 5);
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
