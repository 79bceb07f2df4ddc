import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { COUNTRIES } from '../../../base/countries.ts';
import { Busy, createSemaphore } from '../../../base/semaphore.ts';
import { HttpError } from '../../../http/errors.ts';
import { createShares } from '../../../http/network-shares.ts';
import { problemsText } from '../../../text/text.ts';
import list from './common-passwords.json' with { type: 'json' };

const derive = promisify(argon2);

// OWASP Password Storage Cheat Sheet, first choice for argon2id: 19 MiB, 2 passes, 1 lane.
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
/** For hashes that nobody waits for. */
const OWN = 'own';
const SALT_BYTES = 16;
const TAG_BYTES = 32;
// Compression shares Node's four threads, and a core stays free for pages.
const LIMIT = Math.min(2, Math.max(1, availableParallelism() - 1));
// Under a flood the newest come first, and the others are refused rather than left waiting.
const semaphore = createSemaphore({ limit: LIMIT, maxWaiting: 500, maxWaitMs: 8_000 });
const shares = createShares({ limit: 1, maxWaiting: 50, maxWaitMs: 30_000 });
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
/** The first parts of a hash in that form. */
const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`;

/** In PHC form. `address` is the client's: networks share. Throws 503 when too many wait. */
export async function hashPassword(password: string, address = OWN): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await run(password, salt, COST, TAG_BYTES, address);
  return `${PREFIX}${toBase64(salt)}$${toBase64(tag)}`;
}

/** Takes as long without a hash (null) as with a wrong password. */
export async function isPassword(password: string, hash: string | null, address = OWN) {
  const parsed = PHC.exec(hash ?? (await nobodysHash()));
  if (!parsed) return false;
  const [, memory, passes, parallelism, salt = '', tag = ''] = parsed;
  const expected = Buffer.from(tag, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const given = await run(password, Buffer.from(salt, 'base64'), cost, expected.length, address);
  return timingSafeEqual(given, expected) && hash !== null;
}

export const isOutdated = (hash: string): boolean => !hash.startsWith(PREFIX);

let nobodys: Promise<string> | undefined;

function nobodysHash(): Promise<string> {
  nobodys ??= hashPassword(randomBytes(SALT_BYTES).toString('base64'));
  return nobodys;
}

async function run(
  password: string,
  nonce: Buffer,
  cost: typeof COST,
  tagLength: number,
  address: string,
): Promise<Buffer> {
  // One Unicode form is hashed (NIST SP 800-63B, 3.1.1.2).
  const message = Buffer.from(password.normalize('NFKC'));
  try {
    return await shares.run(address, () =>
      semaphore.run(() => derive('argon2id', { message, nonce, tagLength, ...cost })),
    );
  } catch (error) {
    if (!(error instanceof Busy)) throw error;
    throw new HttpError(503, problemsText.manySignIns);
  }
}

const toBase64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** Settles no sooner than `leastMs`, so that timing reveals nothing about an address. */
export async function padResponseTime<Answer>(
  leastMs: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const [done] = await Promise.allSettled([work(), wait(leastMs)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

const COMMON = new Set<string>(list.passwords);
const COMMON_WORDS = new Set<string>(list.words);
const LETTERS: Record<string, string> = { '@': 'a', 4: 'a', 3: 'e', 0: 'o', $: 's', 5: 's' };
// Of the product and what it is about; its name is a setting.
const OWN_WORDS = [
  // Longer ones first: "southafrica" is none of "africa" and something of one's own.
  ...COUNTRIES.map(({ slug }) => slug.replaceAll('-', '')),
  ...['griot', 'startups', 'startup', 'african', 'africa', 'afrique', 'investor'],
];
const YEAR = /(?:19|20)\d\d/g;
const LEAST_OWN_LETTERS = 4;

/**
 * Listed, one common word with signs, digits and years, a repetition, or made of one's own address,
 * the product or a country.
 */
export function isCommonPassword(password: string, email = '', productName = ''): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  // A year is none of the digits that stand for letters.
  const spelled = lower.replace(YEAR, '').replace(/[@430$5]/g, (sign) => LETTERS[sign] ?? sign);
  const ownName = email.toLowerCase().split('@')[0] ?? '';
  const ownWords = [...OWN_WORDS, productName.toLowerCase(), ownName.replace(/[^a-z]/g, '')];
  return (
    COMMON.has(lower) ||
    COMMON.has(spelled) ||
    isOneCommonWord(lower) ||
    isOneCommonWord(spelled) ||
    /^(.{1,6})\1+$/su.test(lower) ||
    lower === email.toLowerCase() ||
    (ownName.length > 2 && lower.replaceAll(ownName, '').length < LEAST_OWN_LETTERS) ||
    isMadeOf(ownWords, lower) ||
    isMadeOf(ownWords, spelled)
  );
}

const LONG = 32;

/** Once or twice, with signs and digits around it. */
function isOneCommonWord(text: string): boolean {
  if (text.length > LONG) return false;
  const [word, ...others] = new Set(text.match(/\p{L}+/gu));
  return word !== undefined && others.length === 0 && COMMON_WORDS.has(word);
}

function isMadeOf(words: readonly string[], text: string): boolean {
  const known = words.filter((word) => word.length > 2 && text.includes(word));
  if (known.length === 0) return false;
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), text);
  const letters = rest.replace(/[^\p{L}]/gu, '');
  return letters.length < LEAST_OWN_LETTERS || COMMON_WORDS.has(letters);
}
