// From the headline and the first sentences of an article to what it announces of one company: a
// round, an exit or a closure, with the words that each part was read from; or nothing.
import { cleanLine } from '../../base/clean-text.ts';
import type { FundingRound } from '../../base/enumerations.ts';
import { readDate } from '../values/date.ts';
import { findCountry, isFromAbroad } from './country-words.ts';
import { announcementModel } from './model.ts';
import { isNoCompany } from './no-company.ts';
import { ofThisRound } from './other-rounds.ts';
import { findKind } from './round-kind.ts';
import { findSum, type SaidAmount } from './round-sum.ts';
import { isPartOf, type PlacedName } from './tagger.ts';
import { understand } from './understand.ts';
import { sentencesOf } from './words.ts';

export type Happening = 'round' | 'acquired' | 'merged' | 'listed' | 'closed';

export interface FoundInvestor {
  name: string;
  isLead: boolean;
  /** What says so. */
  words: string;
}

export interface ArticleText {
  title: string;
  /** Plain text. */
  summary: string;
  /** "2026-05-17", or null. */
  publishedOn: string | null;
}

/** A value and the words it was read from. */
export interface Said<Value> {
  value: Value;
  words: string;
}

export interface Announcement {
  what: Happening;
  company: Said<string>;
  /** ISO 3166-1 alpha-2 of the one African country that is named first. */
  country: string | null;
  /** Of a round. */
  kind: Said<FundingRound> | null;
  /** Null where nobody says it. */
  amount: SaidAmount | null;
  /** The day that the article names, else its own. */
  date: Said<string> | null;
  /** Leads first. */
  investors: FoundInvestor[];
  /** Who bought it, or whom it merged with. */
  counterparty: Said<string> | null;
}

const READ_TITLE = 300;
const READ_SUMMARY = 1_200;
export const MOST_SENTENCES = 5;
/** Of a sentence that is shown as what a value was read from. */
const MOST_WORDS = 160;

export function readAnnouncement({ publishedOn, ...article }: ArticleText): Announcement | null {
  const title = plain(article.title).slice(0, READ_TITLE);
  const summary = plain(article.summary).slice(0, READ_SUMMARY);
  const sentences = sentencesOf(title, summary, MOST_SENTENCES);
  const { names, isLead, announces } = understand(sentences, announcementModel());
  if (!title || announces === 'nothing') return null;
  const company = names.find(({ role }) => role === 'company');
  if (!company || isNoCompany(company.name) || isFromAbroad(company.name, title, summary))
    return null;
  const said = (one: PlacedName): Said<string> => ({
    value: one.name,
    words: (sentences[one.sentence]?.text ?? '').slice(0, MOST_WORDS),
  });
  const texts = sentences.map(({ text }) => ofThisRound(text));
  const country = findCountry(texts.join(' '));
  const sum = findSum(texts, country ?? (/جنيه/u.test(summary) ? 'EG' : null));
  const base = {
    company: said(company),
    country,
    date: findDay(texts, publishedOn),
  };
  if (announces !== 'round') {
    const buyer = names.find(({ role }) => role === 'buyer');
    const what = announces === 'closed' ? 'closed' : kindOfExit(texts);
    return {
      ...{ ...base, what, kind: null, investors: [] },
      amount: what === 'acquired' || what === 'merged' ? sum : null,
      counterparty: buyer && what !== 'closed' ? said(buyer) : null,
    };
  }
  if (sum && sum.value.amount < LEAST) return null;
  const isOfBefore = (text: string, index: number) => index > 0 && OF_BEFORE.test(text);
  const kind =
    findKind(texts.filter((text, index) => !isOfBefore(text, index))) ??
    findKind(texts.filter(isOfBefore));
  return {
    ...{ ...base, what: 'round', amount: sum, counterparty: null },
    kind: kind && { value: kind.kind, words: kind.words },
    investors: investorsOf(names, isLead, said),
  };
}

/** Each once under its longest name, leads first. */
function investorsOf(
  names: readonly PlacedName[],
  leads: (one: PlacedName) => boolean,
  said: (one: PlacedName) => Said<string>,
): FoundInvestor[] {
  const found: FoundInvestor[] = [];
  for (const one of names) {
    if (one.role !== 'giver' && one.role !== 'lead') continue;
    const isLead = leads(one);
    const { value: name, words } = said(one);
    const known = found.find((other) => isPartOf(name, other.name) || isPartOf(other.name, name));
    if (!known) found.push({ name, isLead, words });
    else {
      if (name.length > known.name.length) known.name = name;
      if (isLead && !known.isLead) Object.assign(known, { isLead, words });
    }
  }
  return found.sort((one, other) => Number(other.isLead) - Number(one.isLead));
}

const MERGES = /merg|fusion|fus[ãõ]|fundem|اندماج|تندمج|دمج/iu;
const LISTS =
  /(?<!\p{L})(?:IPO|debuts? on|go(?:es)? public|lists? on|listed on|listing on|entre en bourse|introduction en bourse|entra em bolsa|estreia na bolsa)(?!\p{L})|إدراج|طرح/iu;
function kindOfExit(texts: readonly string[]): Happening {
  const text = texts.join(' ');
  return MERGES.test(text) ? 'merged' : LISTS.test(text) ? 'listed' : 'acquired';
}

/** Less is the price of a share or of a ticket. */
const LEAST = 1000;

/** Of an earlier round. */
const OF_BEFORE =
  /\b(?:last year|previous(?:ly)?|earlier|builds? on|following (?:its|a|the)|after (?:its|raising|closing)|in 20\d\d|en 20\d\d|em 20\d\d|next year|l['’]an(?:née)? prochaine?|próximo ano|العام المقبل|l['’]an dernier|précédente?|auparavant|anterior)\b/iu;

const DAY =
  /(?<![\d.,])(\d{1,2})(?:er|st|nd|rd|th|º)?\s+(?:de\s+)?(\p{L}{3,})(?:\s+(?:de\s+)?(\d{4}))?|(?<!\p{L})(\p{L}{3,})\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?(?![\d.,]*\s?(?:\p{L}|[%$€]))/gu;

/** A day with its month in the two months before the article came out. */
function findDay(texts: readonly string[], publishedOn: string | null): Said<string> | null {
  if (!publishedOn) return null;
  const year = publishedOn.slice(0, 4);
  for (const text of texts)
    for (const found of text.matchAll(DAY)) {
      const [words, first, month, inYear, monthFirst, day, yearBehind] = found;
      const cell = `${first ?? day} ${month ?? monthFirst} ${inYear ?? yearBehind ?? year}`;
      const read = readDate(cell, { order: 'day-first', today: publishedOn }).value?.date;
      if (read?.length !== 10 || read > publishedOn) continue;
      if (Date.parse(publishedOn) - Date.parse(read) < 62 * 86_400_000)
        return { value: read, words };
    }
  return { value: publishedOn, words: '' };
}

export function plain(text: string): string {
  return cleanLine(text)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/(?<=^|\s)[بلو]ـ?(?=\d)/gu, '')
    .replace(/[“„«]\s?/gu, '"')
    .replace(/\s?[”»]/gu, '"')
    .replace(/\s"(?=[\s.,،]|$)/gu, '"')
    .replace(/[‘’]/g, '’');
}
