// What other registers call a company: an address of its entry there, or "wikidata:Q123".
import { readingText as say } from '../../text/text.ts';
import { cellReader } from './reading.ts';

interface Register {
  /** Address of an entry; the first group is its identifier. */
  address: RegExp;
  identifier: RegExp;
  addressOf(identifier: string): string;
}

export const REGISTERS = {
  linkedin: {
    address: /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:company|school)\/([^/?#]+)/i,
    identifier: /^[\p{L}\p{N}_&.%-]{1,100}$/u,
    addressOf: (identifier) => `https://www.linkedin.com/company/${identifier}`,
  },
  crunchbase: {
    address: /^(?:https?:\/\/)?(?:www\.)?crunchbase\.com\/organization\/([^/?#]+)/i,
    identifier: /^[a-z0-9-]{1,100}$/,
    addressOf: (identifier) => `https://www.crunchbase.com/organization/${identifier}`,
  },
  wikidata: {
    address: /^(?:https?:\/\/)?(?:www\.)?wikidata\.org\/(?:wiki|entity)\/([^/?#]+)/i,
    identifier: /^Q[1-9]\d{0,11}$/,
    addressOf: (identifier) => `https://www.wikidata.org/wiki/${identifier}`,
  },
  github: {
    address: /^(?:https?:\/\/)?(?:www\.)?github\.com\/(?:orgs\/)?([^/?#]+)/i,
    identifier: /^[a-z0-9](?:[a-z0-9-]{0,38})$/i,
    addressOf: (identifier) => `https://github.com/${identifier}`,
  },
} as const satisfies Record<string, Register>;

export type RegisterName = keyof typeof REGISTERS;
export const REGISTER_NAMES = Object.keys(REGISTERS) as RegisterName[];

/** "wikidata:Q123"; null for anything else. */
export function parseIdentifier(text: string): string | null {
  for (const name of REGISTER_NAMES) {
    const { address, identifier }: Register = REGISTERS[name];
    const given =
      address.exec(text)?.[1] ?? new RegExp(`^${name}\\s*:\\s*(.+)$`, 'i').exec(text)?.[1];
    if (given !== undefined) return identifier.test(given) ? `${name}:${given}` : null;
  }
  return null;
}

export const readIdentifier = cellReader(parseIdentifier, () => say.notIdentifier);

/** The register, and where it has "wikidata:Q123". */
export function linkOfIdentifier(stored: string): { register: string; href: string } | null {
  const [register = '', identifier = ''] = stored.split(/:(.*)/s);
  const known = REGISTERS[register as RegisterName];
  return known ? { register, href: known.addressOf(identifier) } : null;
}
