import { beforeAll, describe, expect, test } from 'vitest';
import type { StartupDocument } from './document.ts';
import { Engine, questionFeatures } from './engine.ts';
import { readDocument } from './features.ts';
import { embedFeatures, type LatentModel, trainModel } from './latent-model.ts';
import { readModel, writeModel } from './model-file.ts';
import { quantise } from './quantise.ts';
import { seededRandom } from './svd.ts';

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

  test('a model as bytes gives the same vectors, to a hundredth', () => {
    const back = readModel(writeModel(model));
    const features = readDocument(DOCUMENTS[0] as StartupDocument);
    const [one, other] = [embedFeatures(model, features), embedFeatures(back, features)];
    one.forEach((value, at) => {
      expect(Math.abs(value - (other[at] ?? 0))).toBeLessThan(0.01);
    });
  });
});
