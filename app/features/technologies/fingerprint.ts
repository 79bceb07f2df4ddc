// Signs of technologies (fingerprints.json); one sign is enough. Patterns are regular expressions,
// `(?i:…)` to ignore case, without nested repetition, so that matching stays linear.
import file from './fingerprints.json' with { type: 'json' };

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
