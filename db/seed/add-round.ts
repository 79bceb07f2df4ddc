// Asks for a round of a startup that is there, and writes it into its file.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugify } from '../../app/base/slug.ts';
import { ROUND } from '../../app/catalogue/round.ts';
import { findClosest } from '../../app/language/slips.ts';
import { lookupKey } from '../../app/language/tokens.ts';
import { readRound } from '../../app/language/values/choice.ts';
import { readDate } from '../../app/language/values/date.ts';
import { type Money, readMoney } from '../../app/language/values/money.ts';
import { type Asked, askForSource, fileOf } from './add-startup.ts';
import { type Ask, askFor, askForNeeded, askYesOrNo, lineOf, readList } from './asking.ts';
import { readStarterCatalogue, type StarterCatalogue } from './starter-catalogue.ts';
import { startupFile } from './startup-file.ts';

/** The file of the slug, and no other. */
export class NoSuchStartup extends Error {
  override name = 'NoSuchStartup';
}

type Investors = StarterCatalogue['investors'];

/** False when the one who was asked left it, and nothing was written. */
export async function addRound(slug: string, { ask, dir, today }: Asked): Promise<boolean> {
  const { startups, investors: known } = readStarterCatalogue(dir);
  if (!startups.some((one) => one.slug === slug)) {
    const near = findClosest(
      slug,
      startups.map((one) => one.slug),
    );
    throw new NoSuchStartup(
      `db/seed/startups has no ${slug}${near ? `; did you mean ${near}?` : ''}`,
    );
  }
  const round = await askForNeeded(ask, 'Kind, such as Seed or Series A', readRound);
  const announced = await askForNeeded(ask, 'Day, month or year it was announced', (text) =>
    readDate(text, { order: 'day-first', today }),
  );
  const money = await askFor(
    ask,
    'Amount, such as $1.5M or NGN 40m (empty: not disclosed)',
    (text) => readMoney(text, { decimals: 'dot' }),
  );
  const named = await askForInvestors(ask, known);
  if (!named) return false;
  const note = await askFor(
    ask,
    'What a reader should know (empty: nothing)',
    lineOf(1, ROUND.note.max),
  );
  const source = await askForSource(ask, today);
  const text = readFileSync(fileOf(dir, slug), 'utf8');
  const startup: unknown = JSON.parse(text);
  const before = startupFile.parse(startup);
  const funding = {
    round,
    date: announced.date,
    ...amountOf(money),
    investors: named.map(({ name, lead }) => ({ name, lead })),
    sources: [source.url],
    ...(note && { note }),
  };
  const twin = before.fundings.find(
    (one) => one.date.startsWith(funding.date) && one.amount_usd === funding.amount_usd,
  );
  const asked = `There is ${twin?.round} of ${twin?.date} with this amount already. Write it all the same?`;
  if (twin && !(await askYesOrNo(ask, asked))) return false;
  const fundings = [...before.fundings, funding].sort((a, b) => a.date.localeCompare(b.date));
  const isDescribed = before.sources.some(({ url }) => url === source.url);
  const sources = isDescribed ? before.sources : [...before.sources, source];
  // What the file says stays as it is written there, its order of keys included.
  const after = { ...Object(startup), fundings, sources };
  startupFile.parse(after);
  writeFileSync(fileOf(dir, slug), `${JSON.stringify(after, null, 2)}\n`);
  addInvestors(
    dir,
    named.filter(({ isNew }) => isNew).map(({ name }) => name),
    source.url,
  );
  return true;
}

/** As the file has it: dollars, or what another currency was announced. */
function amountOf(money: Money | null) {
  if (!money) return { amount_usd: null, reported: null };
  const { amount, currency } = money;
  if (currency === null || currency === 'USD') return { amount_usd: amount, reported: null };
  return { amount_usd: null, reported: { amount, currency } };
}

/** Null when one of them is unknown and is not to be added. */
async function askForInvestors(ask: Ask, known: Investors) {
  const question = 'Investors, between commas, with * behind those who led (empty: not named)';
  const said = (await askFor(ask, question, readList)) ?? [];
  const byKey = new Map(known.map(({ name }) => [lookupKey(name), name]));
  const investors: Array<{ name: string; lead: boolean; isNew: boolean }> = [];
  for (const word of said) {
    const lead = word.endsWith('*');
    const bare = word.replace(/\s*\*$/, '');
    const name = byKey.get(lookupKey(bare));
    if (!name) {
      const near = findNearName(bare, known);
      const hint = near ? ` (there is ${near})` : '';
      if (!(await askYesOrNo(ask, `investors.json has no ${bare}${hint}. Add it?`))) return null;
    }
    investors.push({ name: name ?? bare, lead, isNew: !name });
  }
  return investors;
}

function findNearName(word: string, known: Investors): string | null {
  const begin = lookupKey(word).slice(0, 2);
  const alike = known.map(({ name }) => name).filter((name) => lookupKey(name).startsWith(begin));
  return findClosest(word, alike);
}

/** What a line of investors.json holds beside the key, before its formatter breaks it. */
const WIDEST = 81;

/** Each into its place by slug; what stands there already stays as it is written. */
function addInvestors(dir: string, names: readonly string[], source: string): void {
  const file = join(dir, 'investors.json');
  for (const name of names) {
    const slug = slugify(name);
    const entry = {
      slug,
      name,
      type: null,
      country: null,
      website: null,
      stages: [],
      sources: [source],
    };
    const text = readFileSync(file, 'utf8');
    const later = [...text.matchAll(/^ {2}\{\n {4}"slug": "([^"]+)"/gm)].find(
      ([, other = '']) => other > slug,
    );
    const written = JSON.stringify(entry, null, 2)
      .replace(/\[\s+(".*")\s+\]/, (list, only) => (only.length > WIDEST ? list : `[${only}]`))
      .replaceAll('\n', '\n  ');
    const at = later?.index ?? text.lastIndexOf('\n]');
    writeFileSync(
      file,
      later
        ? `${text.slice(0, at)}  ${written},\n${text.slice(at)}`
        : `${text.slice(0, at)},\n  ${written}${text.slice(at)}`,
    );
  }
}
