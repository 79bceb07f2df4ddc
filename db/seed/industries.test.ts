import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { slugify } from '../../app/base/slug.ts';

function read(name: string) {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
}

const industries: { name: string; label: string; slug: string }[] = read('./industries.json');
const aliases: Record<string, string> = read('../../app/catalogue/industry-words.json');

test('about 180, sorted by name, with the names of the specification', () => {
  expect(industries.length).toBeGreaterThanOrEqual(175);
  expect(industries.length).toBeLessThanOrEqual(190);
  const names = industries.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  for (const name of ['FinTech', 'AgriTech', 'HealthTech', 'EdTech', 'SaaS', 'Logistics']) {
    expect(names).toContain(name);
  }
});

test('names, labels and slugs are each taken once, and the slug is that of the name', () => {
  for (const key of ['name', 'label', 'slug'] as const) {
    const values = industries.map((industry) => industry[key].toLowerCase());
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
  for (const { name, label, slug } of industries) {
    expect(slug).toBe(slugify(name));
    expect(label).not.toBe('');
  }
});

test('every alias leads to an industry, and none says otherwise than the name itself', () => {
  const slugs = new Set(industries.map(({ slug }) => slug));
  for (const [word, slug] of Object.entries(aliases)) {
    expect(slugs, word).toContain(slug);
    if (slugs.has(slugify(word))) expect(slug).toBe(slugify(word));
  }
  expect(aliases).toMatchObject({
    Fintech: 'fintech',
    Agriculture: 'agritech',
    Health: 'healthtech',
  });
});
