// Who took part in a round: lists, notes in brackets, "Led by A with participation from B and C".
import { cleanLine } from '../../base/clean-text.ts';
import { AND, splitCell } from './names.ts';
import { cleanValue } from './reading.ts';

const LONGEST_INVESTOR = 200;
const LEAD_BEHIND = /\s-\slead$/i;
/** "(lead)", "(lead, press)", "(press)"; a name's own brackets begin with a capital: "(IFC)". */
const NOTE_BEHIND =
  /\s*[([]((?:co-?)?lead(?:s|er)?(?:\s+investors?)?(?:\s*[,;].*)?|[^()[\]]*[,;]\s*(?:co-?)?lead(?:\s+investors?)?|chef de file|líder|[\p{Ll}\d$€£~][^()[\]]*)[)\]]$/iu;
const SMALL_NOTE = /^(?:[\p{Ll}\d$€£~]|(?:co-?)?lead|.*[,;]\s*(?:co-?)?lead)/u;
const SAYS_LEAD = /\b(?:co-?)?lead(?:s|er)?\b|chef de file|líder/i;
const NOBODY =
  /^(?:and\s+)?(?:\d+\s+)?(?:more|others?|other (?:angel )?investors?|(?:(?:other|some|several|many|various|undisclosed|unnamed|unknown|existing|private|local|foreign|new|strategic|individual|business|global|notable|prominent)\s+)*(?:investors?|angels?|angel investors?|business angels?|backers?|participants?|individuals?|funds?)|undisclosed|unknown|various|et al\.?|etc\.?|(?:d')?autres(?: investisseurs)?|investisseurs?(?: privés| existants| non divulgués)?|outros(?: investidores)?|investidores?(?: privados| anjo)?|مستثمرون(?: اخرون| آخرون)?|وآخرون|آخرون|wawekezaji(?: wengine)?|wengine)$/iu;

export interface NamedInvestor {
  name: string;
  isLead: boolean;
}

/** "*Acme" and "Acme (lead)" led the round. Null for "undisclosed investors" and the like. */
export function readInvestorName(text: string): NamedInvestor | null {
  const written = NOTE_BEHIND.exec(text)?.[1] ?? '';
  const note = SMALL_NOTE.test(written) || SAYS_LEAD.test(written) ? written : '';
  const isLead = text.startsWith('*') || LEAD_BEHIND.test(text) || SAYS_LEAD.test(note);
  const name = (note ? text.replace(NOTE_BEHIND, '') : text)
    .replace(/^\*\s*/, '')
    .replace(LEAD_BEHIND, '')
    .trim();
  const isSomebody = /[\p{Letter}\p{Number}]/u.test(name) && !NOBODY.test(name);
  return isSomebody ? { name, isLead } : null;
}

const LED_BY =
  /^(?:(?:the )?round (?:was )?)?(?:co-?led by|led by|lead(?: investors?)?\s*:|(?:co-?)?men[ée]e? par|conduite? par|dirigée? par|liderad[oa] por|بقيادة|ikiongozwa na)\s+/iu;
const JOINED_BY =
  /[,;.]?\s+(?:(?:with|and)\s+)?(?:(?:the\s+)?(?:additional\s+)?participation\s+(?:from|of|by|also came from)|(?:joined|followed|supported|backed)\s+by|alongside|others?\s*:|avec\s+(?:la\s+)?participation\s+(?:de|d['’]|du|des)|aux côtés de|com\s+(?:a\s+)?participação\s+(?:de|da|do)|بمشاركة|pamoja na)\s*|,\s+with\s+(?=\p{Lu})/iu;

/** The investors a cell names. Placeholders such as "undisclosed investors" are nobody. */
export function splitInvestors(cell: string | undefined, areLeads = false): NamedInvestor[] {
  const sentence = cell ? cleanLine(cell.slice(0, LONGEST_SENTENCE)) : '';
  const led = LED_BY.exec(sentence);
  if (!led) return namesIn(cell, areLeads);
  const [leads = '', ...others] = sentence.slice(led[0].length).replace(/\.$/, '').split(JOINED_BY);
  return [
    ...splitPair(leads).flatMap((part) => namesIn(part, true)),
    ...others.flatMap((part) => splitPair(part).flatMap((one) => namesIn(one, areLeads))),
  ];
}

const LONGEST_SENTENCE = 2_000;

/** In a sentence "A and B" are two. */
const splitPair = (text: string): string[] =>
  /[,;]/.test(text) ? [text] : text.split(/\s+(?:and|et|e)\s+(?=\p{Lu})/u);

function namesIn(cell: string | undefined, areLeads: boolean): NamedInvestor[] {
  return splitCell(cell).flatMap((part) => {
    const investor = readInvestorName(part.replace(AND, ''));
    if (!investor || investor.name.length > LONGEST_INVESTOR || !cleanValue(investor.name))
      return [];
    return [{ ...investor, isLead: areLeads || investor.isLead }];
  });
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
