// Words that distinguish a startup's name from the same word in a sentence, in English and French.
import file from './mention-words.json' with { type: 'json' };

const words = (list: string[]): ReadonlySet<string> => new Set(list);

/** Before a name: "the fintech Wave". */
export const KIND_WORDS = words(file.kinds);

/** After a name: "Wave raises". */
export const ACTION_WORDS = words(file.actions);

/** The subset followed by money: "raises $5M", "leve 3 millions". */
export const RAISE_WORDS = words(file.raises);

/** People of a company: "Wave CEO", "founder of Wave". */
export const ROLE_WORDS = words(file.roles);

/** Before a plain word: "a new wave". */
export const DETERMINERS = words(file.determiners);

/** After a plain word: "wave of". */
export const PARTITIVES = words(file.partitives);

/** Between a name and its verb. */
export const AUXILIARIES = words(file.auxiliaries);

/** Last words of names that are often omitted: "Twiga Foods", "Copia Global". */
export const GENERAL_ENDINGS = words(file.endings);

/** Demonyms beside the country's name, by ISO code. */
export const DEMONYMS: Readonly<Record<string, string>> = file.demonyms;

/** Words that are common both in company names and in headlines. */
export const COMMON_WORDS = words(file.common);
