// A round that no verb pattern tells of, or tells of somebody else: by the kinds of words beside
// the names (docs/decisions/089-nouns-places-and-parties.md).
import { findCompany, isInvestorName } from './company-signs.ts';
import { eventOf, type FoundEvent } from './found-event.ts';
import { findInvestors } from './investors.ts';
import { ofThisRound } from './other-rounds.ts';
import { isOfOwnMoney, isOtherNews, tellsOtherNews } from './refuse.ts';
import { UNDISCLOSED } from './round-sum.ts';
import { MONEY_OF, ROUND, STAGE } from './signs.ts';
import { raisesNoRound } from './subjects.ts';

/** Where no verb tells it, or one tells it of somebody else. */
export function bySigns(
  title: string,
  sentences: readonly string[],
  known: FoundEvent | null,
): FoundEvent | null {
  const [head = '', ...texts] = [title, ...sentences].map(ofThisRound);
  const givers = findInvestors([head, ...texts], '').map(({ name }) => name);
  const text = `${title}. ${sentences.join(' ')}`;
  const isOfOther = known !== null && raisesNoRound(known.company, text);
  if (isOfOther && !isInvestorName(known.company)) return null;
  const said = isOfOther ? null : (known?.company ?? null);
  const found = findCompany(head, texts, givers, said);
  if (!found || (known && found.name === known.company)) return known;
  if (!texts.some((one) => one.includes(found.name)) || !ROUND.test(text)) return null;
  if (isOtherNews(title) || tellsOtherNews(text) || isOfOwnMoney(title)) return null;
  if (!title.includes(found.name.split(' ')[0] ?? '') && OF_ALL.test(title)) return null;
  const isTold = [head, ...texts].some((one) => MONEY_OF.test(one) || STAGE.test(one));
  if (!isTold && !UNDISCLOSED.test(text)) return null;
  const event = eventOf('round', found.name, found.words);
  return event && { ...event, isDescribed: found.isDescribed };
}

/** Of a market, not of one company. */
const OF_ALL =
  /(?<!\p{L})(?:startups|start-ups|fintechs|ecosystem|scene|sector|market|industry|pre-seed investing|(?:startup|venture|tech) funding|investors|jeunes pousses|écosystème|secteur|marché|licornes|ecossistema|mercado|setor|countries)(?!\p{L})/iu;
