// From the headline and the first sentences of an article to what it announces of one company: a
// round, an exit or a closure, with the words that each part was read from; or nothing.
import { cleanLine } from '../../base/clean-text.ts';
import type { FundingRound } from '../../base/enumerations.ts';
import { readDate } from '../values/date.ts';
import { findArabicEvent, findArabicInvestors } from './arabic.ts';
import { findArabicCompany } from './arabic-signs.ts';
import { findCountry, isFromAbroad } from './country-words.ts';
import { bySigns } from './event-by-signs.ts';
import { findEvent, findOfHeadline } from './events.ts';

import type { FoundEvent, Happening } from './found-event.ts';
import { type FoundInvestor, findInvestors, mergeInvestors } from './investors.ts';
import { ofThisRound } from './other-rounds.ts';
import { isNotYet, isOfLeaving, isOfMany, isOtherNews, isRefused } from './refuse.ts';
import { type FoundKind, findKind } from './round-kind.ts';
import { findSum, type SaidAmount, UNDISCLOSED } from './round-sum.ts';
import { isOfStartup } from './startup-signs.ts';
import { isNoCompany, raisesNoRound } from './subjects.ts';

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
const MOST_SENTENCES = 5;

export function readAnnouncement(article: ArticleText): Announcement | null {
  const title = plain(article.title).slice(0, READ_TITLE);
  const summary = plain(article.summary).slice(0, READ_SUMMARY);
  if (!title || isRefused(title, summary)) return null;
  const sentences = splitSentences(summary).slice(0, MOST_SENTENCES);
  const isArabic = /\p{Script=Arabic}/u.test(title);
  const find = (sentence: string, known: string) =>
    isArabic ? findArabicEvent(sentence) : findEvent(sentence, known);
  const inTitle = find(title, summary);
  const ofTitle = (event: FoundEvent | null, isFirst: boolean) =>
    event && (isFirst || OF_ONE.test(title) || isNamedIn(title, event.company)) ? event : null;

  const news = sentences.filter((one) => !isOfLongAgo(one, article.publishedOn));
  const begin = sentences.slice(0, 2).filter((one) => news.includes(one));
  const known =
    !inTitle && isOtherNews(title)
      ? null
      : ((inTitle && isGuess(inTitle, summary)
          ? firstOf(news.slice(0, 1), (one) => sameOf(find(one, title), inTitle))
          : null) ??
        inTitle ??
        firstOf(begin, (one) => ofTitle(find(one, title), one === sentences[0])) ??
        firstOf(begin, (one) => findOfHeadline(one, title)));
  const event =
    known?.what !== 'round' && known
      ? known
      : isArabic
        ? (known ?? findArabicCompany(title, news))
        : bySigns(title, sentences, known);
  if (!event || isNoCompany(event.company)) return null;
  if (!inTitle && isOfMany(title) && !isNamedIn(title, event.company)) return null;
  if (event.what !== 'closed' && isNotYet(title)) return null;
  if (event.what === 'round' && !inTitle && isOfLeaving(title)) return null;
  if (event.what === 'round' && raisesNoRound(event.company, `${title}. ${summary}`)) return null;
  if (
    event.what === 'round' &&
    isFromAbroad(
      event.company,
      event.isDescribed && !title.includes(event.company) ? '' : title,
      summary,
    )
  )
    return null;
  if (event.others.length === 0 && !(isArabic && event.what === 'round'))
    event.others = firstOf(news, (one) => othersOf(event, find(ofThisRound(one), title))) ?? [];
  const found = describe(event, { title, sentences, isArabic, publishedOn: article.publishedOn });
  return found?.what === 'round' &&
    !event.isDescribed &&
    !isOfStartup(toArticle(found, title, summary))
    ? null
    : found;
}

const toArticle = ({ company, kind, amount }: Announcement, title: string, summary: string) => ({
  ...{ company: company.value, kind: kind?.value ?? null, amount: amount?.value ?? null },
  ...{ title, summary },
});

/** "Cold chain operator gets fresh backing": of one company, whose name the text says. */
const OF_ONE =
  /\b(?:start-?up|company|firm|operator|provider|maker|upstart|empresa|société)\b(?! (?:ecosystem|scene|sector|act|bill|funding|world))/iu;
/** By its first word: "Jua-Grid" for "Jua Grid". */
const isNamedIn = (title: string, company: string): boolean =>
  title.toLowerCase().includes(/^.{3,}?(?=[\s-]|$)/u.exec(company.toLowerCase())?.[0] ?? company);

/** Given by others in the headline, to a name that the text has not. */
const isGuess = (event: FoundEvent, summary: string): boolean =>
  event.what === 'round' && event.others.length > 0 && !summary.includes(event.company);
const sameOf = (event: FoundEvent | null, { what }: FoundEvent): FoundEvent | null =>
  event?.what === what ? event : null;

/** Who bought it or put money into it, where a later sentence says it. */
const othersOf = ({ what, company }: FoundEvent, later: FoundEvent | null): string[] | null =>
  (what === 'acquired' || what === 'round') &&
  later?.what === what &&
  later.company === company &&
  !later.isLed &&
  later.others.length > 0
    ? later.others
    : null;

/** "En 2021, la start-up a levé …", "it had raised …", "raised $3m in Jan 2021". */
const OF_LONG_AGO =
  /^(?:in|en|em) 20\d\d,|\b(?:last year|l['’]an dernier|l['’]année dernière|ano passado)\b|(?<!\p{L})(?:had|avait|tinha) (?:\p{L}+ )?(?:raised|secured|received|levé|bouclé|obtenu|captado|levantado|angariado)(?!\p{L})|العام الماضي|كان(?:ت)?(?:\s\S+){0,4}\sقد\s|سبق (?:أن|لها)/iu;
const RAISED_IN =
  /\b(?:raised|secured|closed|levé|bouclé|captou|levantou)\b[^.]*\s(?:in|en|em) (?:\p{L}{3,} )?(20\d\d)(?!\p{L}|\d)/iu;
const isOfLongAgo = (sentence: string, publishedOn: string | null): boolean =>
  OF_LONG_AGO.test(sentence) ||
  (RAISED_IN.exec(sentence)?.[1] ?? publishedOn?.slice(0, 4)) !== publishedOn?.slice(0, 4);

interface Parts {
  title: string;
  sentences: string[];
  isArabic: boolean;
  publishedOn: string | null;
}

function describe(
  event: FoundEvent,
  { title, sentences, isArabic, publishedOn }: Parts,
): Announcement | null {
  const { what, company, words, others } = event;
  const texts = [title, ...sentences].map(ofThisRound);
  const country = findCountry(texts.join(' '));
  const [head = '', ...rest] = texts;
  const isOfEvent = (text: string) => text.includes(words.slice(0, 60));
  const inOrder = [head, ...rest.filter(isOfEvent), ...rest.filter((text) => !isOfEvent(text))];
  const amount = findSum(inOrder, country ?? (/جنيه/u.test(texts.join(' ')) ? 'EG' : null));
  const date = findDay(texts, publishedOn);
  const base = { what, company: { value: company, words }, country, date };
  if (what !== 'round') {
    const [other] = others;
    return {
      ...{ ...base, kind: null, investors: [] },
      amount: what === 'acquired' || what === 'merged' ? amount : null,
      counterparty: other ? { value: other, words } : null,
    };
  }
  if (amount && amount.value.amount < LEAST) return null;
  const kind =
    findKind(texts.filter((text, index) => index === 0 || !OF_BEFORE.test(text))) ?? lent(words);
  const told = isArabic ? findArabicInvestors(texts.join(' . ')) : findInvestors(texts, company);
  const isLead = event.isLed || texts.some((one) => BOTH_LED.test(one));
  const named = others.map((name) => ({ name, isLead, words }));
  const investors = mergeInvestors([...told, ...named]).filter(({ name }) => name !== company);
  // Money, its kind or who gives it: without any of them nothing is announced.
  if (
    !amount &&
    !kind &&
    investors.length === 0 &&
    !/round|levée|tour|ronda|جولة/iu.test(words) &&
    !texts.some((one) => UNDISCLOSED.test(one))
  )
    return null;
  return {
    ...{ ...base, amount, investors, counterparty: null },
    kind: kind ? { value: kind.kind, words: kind.words } : null,
  };
}

/** Less is the price of a share or of a ticket. */
const LEAST = 1000;

/** "Nordlys lends Somesa $4m". */
const LENDS = /^\s?(?:(?:has|a) )?(?:lends?|lent|prête|prêté|empresta|emprestou)(?= )/iu;
function lent(words: string): FoundKind | null {
  const [verb] = LENDS.exec(words) ?? [];
  return verb ? { kind: 'Debt Financing', words: verb.trim() } : null;
}

/** Of those that the headline names. */
const BOTH_LED = /\b(?:the (?:two|pair|three|duo)|both)\b[^.]*\bco-?led\b/i;

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

function plain(text: string): string {
  return cleanLine(text)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/(?<=^|\s)[بلو]ـ?(?=\d)/gu, '')
    .replace(/[“„«]\s?/gu, '"')
    .replace(/\s?[”»]/gu, '"')
    .replace(/\s"(?=[\s.,،]|$)/gu, '"')
    .replace(/[‘’]/g, '’');
}

/** A dot inside a number or behind an initial ends nothing. */
function splitSentences(text: string): string[] {
  return text
    .split(
      /(?<=[.!?؟…]["”)]?)(?<!\b(?:Inc|Ltd|Mr|Dr|St|No|vs|approx|U\.S|(?<!\b[Ss][ée]ries? )[A-Z])\.)\s+(?=["(\p{Lu}\p{Script=Arabic}])/u,
    )
    .filter(Boolean);
}

function firstOf<Item, Value>(
  items: readonly Item[],
  find: (item: Item) => Value | null,
): Value | null {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return null;
}
