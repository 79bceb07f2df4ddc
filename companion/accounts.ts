// Accounts and sessions of the companion, in memory.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(scrypt) as (
  password: string,
  salt: Buffer,
  length: number,
) => Promise<Buffer>;

export interface Person {
  name: string;
  email: string;
}

interface Account extends Person {
  salt: Buffer;
  hash: Buffer;
}

export class Accounts {
  readonly #accounts = new Map<string, Account>();
  readonly #sessions = new Map<string, Person>();

  /** False when the address is taken. */
  async create({ name, email }: Person, password: string): Promise<boolean> {
    const key = email.toLowerCase();
    if (this.#accounts.has(key)) return false;
    const salt = randomBytes(16);
    this.#accounts.set(key, { name, email, salt, hash: await derive(password, salt, 32) });
    return true;
  }

  /** A new session's id, or null for a wrong address or password. */
  async signIn(email: string, password: string): Promise<string | null> {
    const account = this.#accounts.get(email.toLowerCase());
    const salt = account?.salt ?? Buffer.alloc(16);
    const given = await derive(password, salt, 32);
    if (!account || !timingSafeEqual(given, account.hash)) return null;
    const id = randomBytes(32).toString('base64url');
    this.#sessions.set(id, { name: account.name, email: account.email });
    return id;
  }

  findPerson(sessionId: string | undefined): Person | null {
    return this.#sessions.get(sessionId ?? '') ?? null;
  }

  signOut(sessionId: string | undefined): void {
    this.#sessions.delete(sessionId ?? '');
  }
}
