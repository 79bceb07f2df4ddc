// Words that tell a startup's name from the same word in a sentence, in English and French: mention-words.json.
import file from './mention-words.json' with { type: 'json' };

const words = (list: string[]): ReadonlySet<string> => new Set(list);

/** Before a name: "the fintech Wave". */
export const KIND_WORDS = words(file.kinds);

/** After a name: "Wave raises". */
export const ACTION_WORDS = words(file.actions);

/** Of these, the ones that money follows: "raises $5M", "leve 3 millions". */
export const RAISE_WORDS = words(file.raises);

/** Who works there: "Wave CEO", "founder of Wave". */
export const ROLE_WORDS = words(file.roles);

/** Before a name these make it a plain word: "a new wave". */
export const DETERMINERS = words(file.determiners);

/** After it these do: "wave of". */
export const PARTITIVES = words(file.partitives);

/** Between a name and its verb. */
export const AUXILIARIES = words(file.auxiliaries);

/** Last words of names that people leave out: "Twiga Foods", "Copia Global". */
export const GENERAL_ENDINGS = words(file.endings);

/** What the people and things of a country are called, beside its name, by ISO code. */
export const DEMONYMS: Readonly<Record<string, string>> = file.demonyms;

/** Words that companies like to be called by, and that headlines use for what they mean. */
export const COMMON_WORDS = words(file.common);
