// Signs of technologies (fingerprints.json); one sign is enough. Patterns are regular expressions,
// `(?i:…)` to ignore case, without nested repetition, so that matching stays linear.
import file from './fingerprints.json' with { type: 'json' };
import type { Website } from './website.ts';

interface FingerprintFile {
  categories: string[];
  technologies: FingerprintOf<string>[];
}

interface FingerprintOf<Pattern> {
  name: string;
  category: string;
  /** By lower-case name. */
  headers?: Record<string, Pattern>;
  cookies?: Pattern;
  /** By lower-case name. */
  meta?: Record<string, Pattern>;
  scripts?: Pattern;
  /** Stylesheets, preloads and other links in the head, and frames. */
  links?: Pattern;
  html?: Pattern;
  /** Names of the technologies it is built with. */
  implies?: string[];
}

export type Fingerprint = FingerprintOf<RegExp>;

export function readFingerprintFile(): FingerprintFile {
  // TypeScript types the keys of JSON objects as optional fields.
  return file as unknown as FingerprintFile;
}

/** Throws SyntaxError for an invalid pattern. */
export function compileFingerprint(written: FingerprintOf<string>): Fingerprint {
  const { headers, cookies, meta, scripts, links, html, ...rest } = written;
  return {
    ...rest,
    headers: headers && compileEach(headers),
    cookies: cookies ? new RegExp(cookies) : undefined,
    meta: meta && compileEach(meta),
    scripts: scripts ? new RegExp(scripts) : undefined,
    links: links ? new RegExp(links) : undefined,
    html: html ? new RegExp(html) : undefined,
  };
}

function compileEach(patterns: Record<string, string>): Record<string, RegExp> {
  return Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [name, new RegExp(pattern)]),
  );
}

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
