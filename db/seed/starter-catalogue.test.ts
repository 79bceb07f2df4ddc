import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkWhole } from './check-references.ts';
import { CatalogueMistakes, dayOfRecord, readStarterCatalogue } from './starter-catalogue.ts';

const catalogue = readStarterCatalogue();
const { industries, places, startups, investors, news } = catalogue;

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('starter catalogue', () => {
  it('fills a directory worth opening', () => {
    expect(startups.length).toBeGreaterThanOrEqual(200);
    expect(places).toHaveLength(54);
    expect(startups.flatMap((startup) => startup.fundings).length).toBeGreaterThanOrEqual(250);
  });

  it('holds no fact from after its own day', () => {
    const dates = [
      ...startups.flatMap(({ fundings, employees }) => [...fundings, ...employees]),
      ...news,
    ].map(({ date }) => date);
    expect(dates.filter((date) => date > (dayOfRecord(startups) ?? ''))).toEqual([]);
  });

  it('is of the day on which somebody last read or checked a source', () => {
    const [andela, wave] = [findStartup('andela'), findStartup('wave')];
    const [source] = wave.sources;
    const read = { ...source, url: 'https://wave.com', read: '2031-05-06' };
    const checked = { ...read, checked: '2032-01-02' };
    expect(dayOfRecord([])).toBeNull();
    expect(dayOfRecord([{ ...wave, sources: [read] }, andela])).toBe('2031-05-06');
    expect(dayOfRecord([andela, { ...wave, sources: [read, checked] }])).toBe('2032-01-02');
  });

  it('refers to what it has, and has nothing twice', () => {
    expect(checkWhole(catalogue)).toEqual([]);
    expect(repeated(startups.map((startup) => startup.name.toLowerCase()))).toEqual([]);
    expect(repeated(investors.map((investor) => investor.name))).toEqual([]);
    expect(repeated(news.map((entry) => entry.title))).toEqual([]);
  });

  it('would be refused with what refers to nothing or is there twice', () => {
    const [andela, wave] = [findStartup('andela'), findStartup('wave')];
    const [investor] = investors;
    const broken = {
      ...catalogue,
      investors: [...investors, ...(investor ? [investor] : [])],
      news: news.slice(0, 1).map((entry) => ({ ...entry, startups: ['wawe'] })),
      startups: [
        { ...andela, city: 'Lagoss', country: 'NG', industries: ['payments', 'payments'] },
        { ...wave, website: andela.website },
      ],
    };
    expect(checkWhole(broken)).toEqual([
      { slug: 'investors.json', says: `has ${investor?.slug} twice` },
      { slug: 'news.json', says: 'startups has no startup wawe; did you mean wave?' },
      { slug: 'andela', says: 'places.json has no city in NG Lagoss; did you mean Lagos?' },
      { slug: 'andela', says: 'has payments twice' },
      { slug: 'wave', says: 'its website is that of andela' },
    ]);
  });

  it('writes hosts in lower case', () => {
    for (const { website } of startups) {
      const host = website?.split('/')[2] ?? '';
      expect(host).toBe(host.toLowerCase());
      expect(website ?? '').not.toMatch(/[?&](utm_|ref=|fbclid|gclid)/);
    }
  });

  it('says what every word of a source means', () => {
    const aliases = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../app/catalogue/industry-words.json'), 'utf8'),
    );
    const industrySlugs = industries.map((industry) => industry.slug);
    for (const [word, slug] of Object.entries(aliases)) expect(industrySlugs, word).toContain(slug);
  });

  it('keeps rounds oldest first and none twice', () => {
    for (const { slug, fundings } of startups) {
      const dates = fundings.map((funding) => funding.date);
      expect(dates, slug).toEqual(dates.toSorted());
      const rounds = fundings.map((f) => `${f.round} ${f.date} ${f.amount_usd}`);
      expect(repeated(rounds), slug).toEqual([]);
    }
  });

  it('lets no company raise money before it was founded', () => {
    for (const { slug, year_founded, fundings } of startups) {
      for (const { date } of fundings) {
        expect(Number(date.slice(0, 4)), slug).toBeGreaterThanOrEqual(year_founded ?? 0);
      }
    }
  });

  it('sorts investors by slug', () => {
    const slugs = investors.map((investor) => investor.slug);
    expect(slugs).toEqual(slugs.toSorted());
  });

  it('speaks plainly and of each company in its own words', () => {
    const hype = /!|revolution|cutting.edge|innovative|world.class|game.chang|\bleading\b|best-in/i;
    const taglines = startups.flatMap(({ tagline }) => tagline ?? []);
    const overviews = startups.flatMap(({ overview }) => overview ?? []);
    expect([...taglines, ...overviews].filter((text) => hype.test(text))).toEqual([]);
    expect(repeated(taglines.map((text) => text.toLowerCase()))).toEqual([]);
    expect(repeated(overviews)).toEqual([]);
    expect(taglines.filter((text) => text.endsWith('.'))).toEqual([]);
    expect(overviews.filter((text) => !text.endsWith('.'))).toEqual([]);
  });
});

describe('readStarterCatalogue', () => {
  const LISTS = ['industries', 'places', 'investors', 'news', 'published-totals'].map(
    (name) => `${name}.json`,
  );
  let dir = '';

  function lineOfAndela(line: number): string | undefined {
    return readFileSync(join(dir, 'startups/andela.json'), 'utf8').split('\n')[line - 1];
  }

  function readWith(file: string, change: (content: string) => string) {
    dir = mkdtempSync(join(tmpdir(), 'catalogue-'));
    for (const one of [...LISTS, 'startups/andela.json']) {
      cpSync(join(import.meta.dirname, one), join(dir, one));
    }
    writeFileSync(join(dir, file), change(readFileSync(join(dir, file), 'utf8')));
    return () => readStarterCatalogue(dir);
  }

  function readAndelaWith(change: (andela: ReturnType<typeof findStartup>) => void) {
    return readWith('startups/andela.json', (content) => {
      const andela = JSON.parse(content);
      change(andela);
      return JSON.stringify(andela, null, 2);
    });
  }

  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('names file and field of a figure nobody announced', () => {
    const read = readAndelaWith((andela) =>
      Object.assign(andela.fundings[0] ?? {}, { amount_usd: 0 }),
    );
    expect(read).toThrow(/startups\/andela\.json:\d+: fundings\.0\.amount_usd: /);
  });

  it('refuses a round without a source', () => {
    const read = readAndelaWith((andela) =>
      Object.assign(andela.fundings[0] ?? {}, { sources: [] }),
    );
    expect(read).toThrow(/andela\.json:\d+: fundings\.0\.sources: expected at least one source/);
  });

  it.each(['2021-13', '2021-3', '2021-02-30', '21', '', '2021-03-05T00:00'])(
    'refuses the date "%s"',
    (date) => {
      const read = readAndelaWith((andela) => Object.assign(andela.fundings[0] ?? {}, { date }));
      expect(read).toThrow(/fundings\.0\.date: expected yyyy/);
    },
  );

  it.each(['2021', '2021-03', '2024-02-29'])('takes the date "%s"', (date) => {
    const read = readAndelaWith((andela) => Object.assign(andela.fundings[0] ?? {}, { date }));
    expect(read).not.toThrow();
  });

  it('refuses a field it does not know and a round that is not one of the twenty', () => {
    const read = readAndelaWith((andela) => {
      Object.assign(andela, { valuation: 1 });
      Object.assign(andela.fundings[0] ?? {}, { round: 'Series Z' });
    });
    expect(read).toThrow(/andela\.json:\d+: fundings\.0\.round: [\s\S]*valuation/);
  });

  it.each([
    [{ amount_usd: '1.5M' }, 'amount_usd', '"1.5M"', 'found "1.5M": write 1500000'],
    [
      { amount_usd: '€2m' },
      'amount_usd',
      '"€2m"',
      'found "€2m": write null, and "reported": { "amount": 2000000, "currency": "EUR" }',
    ],
    [{ round: 'series a round' }, 'round', '"series a round"', 'did you mean "Series A"?'],
    [{ round: 'Sereis B' }, 'round', '"Sereis B"', 'did you mean "Series B"?'],
    [{ amont_usd: 1 }, '', '"amont_usd"', 'unknown key "amont_usd"; did you mean "amount_usd"?'],
    [{ investors: undefined }, 'investors', '{', 'is missing; null or an empty list'],
  ])('says in one line with its place what is right instead of %j', (slip, field, there, says) => {
    const read = readAndelaWith((andela) => Object.assign(andela.fundings[0] ?? {}, slip));
    const [mistake = '', ...others] = mistakesOf(read);
    expect(others).toEqual([]);
    expect(mistake).toContain(says);
    const [, line, place] = /^startups\/andela\.json:(\d+): ([^:]+): /.exec(mistake) ?? [];
    expect(place).toBe(`fundings.0${field && `.${field}`}`);
    expect(lineOfAndela(Number(line))).toContain(there);
  });

  it('says where an address stands that is not described', () => {
    const slip = { sources: ['https://nowhere.example/a'] };
    const read = readAndelaWith((andela) => Object.assign(andela.fundings[0] ?? {}, slip));
    const [, line, says] =
      /^startups\/andela\.json:(\d+): sources: (.*)/.exec(mistakesOf(read)[0] ?? '') ?? [];
    expect(says).toBe(
      'does not describe https://nowhere.example/a; add it there, with the day you read it',
    );
    expect(lineOfAndela(Number(line))).toContain('nowhere.example');
  });

  it('knows an address that is described in another spelling', () => {
    const [source] = findStartup('andela').sources;
    const slip = `${source?.url}/x`;
    const read = readAndelaWith((andela) =>
      Object.assign(andela.fundings[0] ?? {}, { sources: [slip] }),
    );
    expect(mistakesOf(read).join()).toContain(`does not describe ${slip}; did you mean`);
  });

  it.each([
    [
      '"slug": "andela",',
      '"slug": "andela"',
      /andela\.json:2: is no JSON: a comma or } is missing/,
    ],
    ['"slug": "andela",', 'slug: "andela",', /json:2: is no JSON: expected a key in double quotes/],
    ['"slug": "andela",', '"slug": andela,', /json:2: is no JSON: expected a value, found andela/],
    ['"names": [],', '"names": [,],', /json:\d+: is no JSON: expected a value, found ,/],
    [
      '"slug": "andela",',
      '"slug": "andela,',
      /json:2: is no JSON: expected a value, found "andela,/,
    ],
    [/\s*}\s*$/, ',\n}\n', /json:\d+: is no JSON: a comma before }: remove it/],
  ])('says where %s became %s', (from, to, says) => {
    const read = readWith('startups/andela.json', (content) => content.replace(from, to));
    expect(mistakesOf(read)).toEqual([expect.stringMatching(says)]);
  });

  it('refuses a file that is named otherwise than its startup', () => {
    const read = readAndelaWith((andela) => Object.assign(andela, { slug: 'andella' }));
    expect(read).toThrow(/startups\/andela\.json:2: slug: .*andella/);
  });

  it('leaves out what systems and editors write beside the files, and names what else is there', () => {
    const read = readWith('startups/andela.json', (content) => `\ufeff${content}`);
    for (const name of ['.DS_Store', 'andela.json~'])
      writeFileSync(join(dir, 'startups', name), '');
    expect(read().startups).toHaveLength(1);
    mkdirSync(join(dir, 'startups', 'old'));
    writeFileSync(join(dir, 'startups', 'notes.txt'), 'Café');
    writeFileSync(join(dir, 'news.json'), Buffer.from('["Café"]', 'latin1'));
    expect(mistakesOf(read).toSorted()).toEqual([
      'news.json:1: is no UTF-8: save it in that encoding',
      'startups/notes.txt: expected files named <slug>.json alone',
      'startups/old: expected files named <slug>.json alone',
    ]);
  });

  it('names the file that is no JSON, and goes on to the others', () => {
    const read = readWith('news.json', () => '[');
    expect(read).toThrow(/news\.json:1: is no JSON: expected a value, found the end of the file/);
  });
});

function mistakesOf(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof CatalogueMistakes) return error.mistakes;
    throw error;
  }
  return [];
}

function findStartup(slug: string) {
  const startup = startups.find((one) => one.slug === slug);
  if (!startup) throw new Error(`${slug} is not in the catalogue`);
  return startup;
}
