// Chooses brotli, then gzip, from Accept-Encoding (RFC 9110 section 12.5.3).
export type Encoding = 'br' | 'gzip';

const ORDER: Encoding[] = ['br', 'gzip'];
// Browsers send a handful of different headers; these are cached.
const MAX_REMEMBERED = 200;
const remembered = new Map<string, Encoding | undefined>();

export function chooseEncoding(accepted: string | null | undefined): Encoding | undefined {
  if (!accepted) return undefined;
  if (remembered.has(accepted)) return remembered.get(accepted);
  const chosen = readAccepted(accepted);
  if (remembered.size < MAX_REMEMBERED) remembered.set(accepted, chosen);
  return chosen;
}

function readAccepted(accepted: string): Encoding | undefined {
  const names = new Set<string>();
  for (const part of accepted.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    if (!parameters.some((word) => /^q=0(\.0*)?$/.test(word))) names.add(name);
  }
  return ORDER.find((encoding) => names.has(encoding));
}
