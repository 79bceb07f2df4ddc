// Who took part in a round: lists, notes in brackets, "Led by A with participation from B and C".
import { readSentence, splitPair } from './investor-sentence.ts';
import { AND, readWrittenList, splitCell } from './names.ts';
import { cleanValue } from './reading.ts';

const LONGEST_INVESTOR = 200;
const LEAD_BEHIND = /\s-\slead$/i;
/** "(lead)", "(lead, press)", "(press)"; a name's own brackets begin with a capital: "(IFC)". */
const NOTE_BEHIND =
  /\s*[([]((?:co-?)?lead(?:s|er)?(?:\s+investors?)?(?:\s*[,;].*)?|[^()[\]]*[,;]\s*(?:co-?)?lead(?:\s+investors?)?|chef de file|líder|[\p{Ll}\d$€£~][^()[\]]*)[)\]]$/iu;
const SMALL_NOTE = /^(?:[\p{Ll}\d$€£~]|(?:co-?)?lead|.*[,;]\s*(?:co-?)?lead)/u;
const SAYS_LEAD = /\b(?:co-?)?lead(?:s|er)?\b|chef de file|líder/i;
const NOBODY =
  /^(?:and\s+)?(?:\d+\s+)?(?:more|others?|other (?:angel )?investors?|(?:(?:other|some|several|many|various|undisclosed|unnamed|unknown|existing|private|local|foreign|new|strategic|individual|business|global|notable|prominent)\s+)*(?:investors?|angels?|angel investors?|business angels?|backers?|participants?|individuals?|funds?)|among others|and more|entre (?:autres|outros)|undisclosed|unknown|various|(?:un)?checked|yes|no|true|false|oui|non|sim|nao|não|نعم|لا|ndiyo|hapana|et al\.?|etc\.?|(?:d')?autres(?: investisseurs)?|investisseurs?(?: privés| existants| non divulgués)?|outros(?: investidores)?|investidores?(?: privados| anjo)?|(?:و)?(?:ال)?مستثمر(?:ون|ين)(?: (?:ال)?(?:[اآ]خر|ملا[ئي]كي|حالي|جدد|محلي|دولي|استراتيجي|أفراد)(?:ون|ين)?)?|وآخرين|آخرين|وآخرون|آخرون|wawekezaji(?: wengine)?|wengine)$/iu;

export interface NamedInvestor {
  name: string;
  isLead: boolean;
}

/** "*Acme" and "Acme (lead)" led the round. Null for "undisclosed investors" and the like. */
export function readInvestorName(text: string): NamedInvestor | null {
  const written = NOTE_BEHIND.exec(text)?.[1] ?? '';
  const note = SMALL_NOTE.test(written) || SAYS_LEAD.test(written) ? written : '';
  const isLead = text.startsWith('*') || LEAD_BEHIND.test(text) || SAYS_LEAD.test(note);
  const said = (note ? text.replace(NOTE_BEHIND, '') : text)
    .replace(/^\*\s*/, '')
    .replace(LEAD_BEHIND, '')
    .trim();
  const name = withoutNobody(said);
  const isSomebody = /[\p{Letter}\p{Number}]/u.test(name) && !NOBODY.test(name);
  return isSomebody ? { name, isLead } : null;
}

/** "Acme et business angels", "Acme and others": Acme. */
function withoutNobody(name: string): string {
  const [, somebody = name, rest = ''] =
    /^(.+?)\s+(?:and|et|e|&|na|plus|with|avec|com|مع)\s+(.+)$/iu.exec(name) ?? [];
  return NOBODY.test(rest) ? somebody : name;
}

const LONGEST_SENTENCE = 2_000;
/** Before a name in a list, and not part of it. */
const ALSO = /^(?:plus|as well as|along with|and also|including)\s+/i;

/** The investors a cell names. Placeholders such as "undisclosed investors" are nobody. */
export function splitInvestors(
  written: string | undefined,
  areLeads = false,
  joined: readonly string[] = [],
): NamedInvestor[] {
  const cell = hold(written, joined);
  const isList = readWrittenList(cell ?? '') !== null;
  const parts = isList ? null : readSentence((cell ?? '').slice(0, LONGEST_SENTENCE));
  if (!parts) return splitCell(cell).flatMap((name) => readOne(name, areLeads));
  const all = parts.flatMap(({ names, isLead }) =>
    splitCell(names)
      .flatMap(splitPair)
      .flatMap((name) => readOne(name, areLeads || isLead)),
  );
  return joinInvestors(all, []);
}

/** Stands for the spaces within "Plug and Play". */
const HELD = '⌁';

export const holdsOneOf = (text: string, names: readonly string[]): boolean =>
  names.some((name) => text.toLowerCase().includes(name.toLowerCase()));

/** Names on record with an "and" in them are one. */
function hold(cell: string | undefined, joined: readonly string[]): string | undefined {
  if (!cell || !holdsOneOf(cell, joined)) return cell;
  return joined.reduce((text, name) => {
    const at = text.toLowerCase().indexOf(name.toLowerCase());
    const to = at + name.length;
    const isWhole = at >= 0 && !/\p{Letter}/u.test((text[at - 1] ?? '') + (text[to] ?? ''));
    return isWhole
      ? text.slice(0, at) + text.slice(at, to).replaceAll(' ', HELD) + text.slice(to)
      : text;
  }, cell);
}

function readOne(text: string, isLead: boolean): NamedInvestor[] {
  const plain = text.replace(AND, '').replace(ALSO, '').replaceAll(HELD, ' ');
  const investor = readInvestorName(plain);
  if (!investor || investor.name.length > LONGEST_INVESTOR || !cleanValue(investor.name)) return [];
  return [{ ...investor, isLead: isLead || investor.isLead }];
}

/** Leads first; a name in both lists appears once. */
export function joinInvestors(leads: NamedInvestor[], others: NamedInvestor[]): NamedInvestor[] {
  const all = new Map<string, NamedInvestor>();
  for (const investor of [...leads, ...others]) {
    const key = investor.name.toLowerCase();
    const known = all.get(key);
    if (!known) all.set(key, { ...investor });
    else if (investor.isLead) known.isLead = true;
  }
  return [...all.values()].sort((one, other) => Number(other.isLead) - Number(one.isLead));
}
