// What gives a technology away on a page that uses it: fingerprints.json, in which one sign of an entry is enough. Patterns are
// regular expressions, `(?i:…)` where capitals do not matter; none holds a nested repetition, so that reading stays linear in the
// length of the page.
import file from './fingerprints.json' with { type: 'json' };

/** The file: a sign is a pattern as text. */
export interface FingerprintFile {
  categories: string[];
  technologies: FingerprintOf<string>[];
}

interface FingerprintOf<Pattern> {
  /** As its makers write it; its slug is the technology's. */
  name: string;
  category: string;
  /** Response headers, by name in small letters. */
  headers?: Record<string, Pattern>;
  /** Names of cookies that the page sets. */
  cookies?: Pattern;
  /** Meta tags, by name in small letters. */
  meta?: Record<string, Pattern>;
  /** Addresses of scripts. */
  scripts?: Pattern;
  /** Addresses of stylesheets, preloads and other links in the head, and of frames. */
  links?: Pattern;
  /** The HTML itself. */
  html?: Pattern;
  /** Names of what it is built with. */
  implies?: string[];
}

export type Fingerprint = FingerprintOf<RegExp>;

export function readFingerprintFile(): FingerprintFile {
  // TypeScript reads the keys of records as optional fields.
  return file as unknown as FingerprintFile;
}

/** Throws SyntaxError for a pattern that is no regular expression. */
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
