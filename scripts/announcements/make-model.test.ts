import { expect, it } from 'vitest';
import model from '../../app/language/announcement/model.json' with { type: 'json' };
import { readItems, withOtherNames } from './items.ts';
import { hashOfSources } from './make-model.ts';

it('was learned from the items and the code that are here', () => {
  expect(model.hash, 'run npm run make:announcements').toBe(hashOfSources());
});

it('has items in which every name stands as it is written', () => {
  for (const item of readItems()) {
    const text = `${item.title} ${item.summary}`;
    for (const name of [item.company, item.buyer, ...item.leads, ...item.others])
      if (name) expect(text).toContain(name);
    expect(item.company === null, item.title).toBe(item.announces === 'nothing');
  }
});

it('changes names everywhere at once', () => {
  const item = {
    ...({ language: 'en', announces: 'round', buyer: null, others: [] } as const),
    title: 'Somesa raises $4m',
    summary: 'Somesa Health’s round was led by Nordlys.',
    company: 'Somesa',
    leads: ['Nordlys'],
  };
  const other = { ...item, title: 'Kwenda', summary: '', company: 'Kwenda', leads: ['Baobab'] };
  for (const copy of withOtherNames([
    { ...item, others: [] },
    { ...other, others: [] },
  ]).slice(0, 2)) {
    expect(copy.title).toBe(`${copy.company} raises $4m`);
    expect(copy.summary).toBe(`${copy.company} Health’s round was led by ${copy.leads[0]}.`);
  }
});
