import { compileFingerprint, type Fingerprint, readFingerprintFile } from './fingerprint.ts';
import type { Website } from './website.ts';

const FINGERPRINTS = readFingerprintFile().technologies.map(compileFingerprint);
const BY_NAME = new Map(FINGERPRINTS.map((one) => [one.name, one]));

/** Includes what they are built on; each once, by name. */
export function detectTechnologies(site: Website): Fingerprint[] {
  const found = new Set<Fingerprint>();
  const add = (one: Fingerprint | undefined) => {
    if (!one || found.has(one)) return;
    found.add(one);
    for (const name of one.implies ?? []) add(BY_NAME.get(name));
  };
  for (const one of FINGERPRINTS) if (shows(site, one)) add(one);
  return [...found].toSorted((a, b) => a.name.localeCompare(b.name));
}

function shows(site: Website, one: Fingerprint): boolean {
  const { headers = {}, cookies, meta = {}, scripts, links, html } = one;
  return (
    Object.entries(headers).some(([name, pattern]) => pattern.test(site.headers[name] ?? '')) ||
    Boolean(cookies && site.cookies.some((name) => cookies.test(name))) ||
    site.meta.some(([name, content]) => Object.hasOwn(meta, name) && meta[name]?.test(content)) ||
    Boolean(scripts && site.scripts.some((address) => scripts.test(address))) ||
    Boolean(links && site.links.some((address) => links.test(address))) ||
    Boolean(html?.test(site.html))
  );
}
