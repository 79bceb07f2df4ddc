// Signs of technologies (fingerprints.json); one sign is enough. Patterns are regular expressions,
// `(?i:…)` to ignore case, without nested repetition, so that matching stays linear.
import file from './fingerprints.json' with { type: 'json' };
import type { Website } from './website.ts';

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

// TypeScript types the keys of JSON objects as optional fields.
export const FINGERPRINT_FILE = file as unknown as {
  categories: string[];
  technologies: FingerprintOf<string>[];
};

/** Throws SyntaxError for an invalid pattern. */
export function compileFingerprint(written: FingerprintOf<string>): Fingerprint {
  const { headers, cookies, meta, scripts, links, html, ...rest } = written;
  return {
    ...rest,
    headers: compileEach(headers),
    cookies: compile(cookies),
    meta: compileEach(meta),
    scripts: compile(scripts),
    links: compile(links),
    html: compile(html),
  };
}

function compile(pattern: string | undefined): RegExp | undefined {
  return pattern ? new RegExp(pattern) : undefined;
}

function compileEach(patterns: Record<string, string> = {}): Record<string, RegExp> {
  return Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [name, new RegExp(pattern)]),
  );
}

const FINGERPRINTS = FINGERPRINT_FILE.technologies.map(compileFingerprint);
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

const LISTS = ['cookies', 'scripts', 'links'] as const;

function shows(site: Website, { headers = {}, meta = {}, html, ...lists }: Fingerprint): boolean {
  return (
    Object.entries(headers).some(([name, pattern]) => pattern.test(site.headers[name] ?? '')) ||
    site.meta.some(([name, content]) => Object.hasOwn(meta, name) && meta[name]?.test(content)) ||
    LISTS.some((list) => site[list].some((text) => lists[list]?.test(text))) ||
    Boolean(html?.test(site.html))
  );
}
