// What gives a technology away on a page that uses it. One sign is enough; patterns hold no nested repetition, so that
// reading stays linear in the length of the page.

export const CATEGORIES = [
  'Advertising',
  'Analytics',
  'Authentication',
  'Booking',
  'Content delivery',
  'Content management',
  'Customer support',
  'Databases and backends',
  'E-commerce',
  'Email and marketing',
  'Fonts and icons',
  'Forms and surveys',
  'Hosting',
  'JavaScript frameworks',
  'JavaScript libraries',
  'Maps',
  'Monitoring',
  'Page builders',
  'Payments',
  'Privacy and consent',
  'Programming languages and frameworks',
  'Security',
  'Styling',
  'Video',
  'Web servers',
] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Fingerprint {
  /** Name as its makers write it; the key is its slug. */
  name: string;
  category: Category;
  /** Of response headers, by name in small letters. */
  headers?: Record<string, RegExp>;
  /** Names of cookies that the page sets. */
  cookies?: RegExp;
  /** Of meta tags, by name in small letters. */
  meta?: Record<string, RegExp>;
  /** Addresses of scripts. */
  scripts?: RegExp;
  /** Addresses of stylesheets, preloads and other links in the head, and of frames. */
  links?: RegExp;
  /** The HTML itself. */
  html?: RegExp;
  /** Names of what it is built with. */
  implies?: readonly string[];
}
