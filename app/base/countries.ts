// The 54 African members of the United Nations and the country selects.
import { currentLocale, DEFAULT_LOCALE, type Locale, perLocale } from './locale.ts';
import { slugify } from './slug.ts';

export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  iso2: string;
  label: string;
  slug: string;
}

/** By slug; a test compares them with db/seed/places.json. */
export const COUNTRIES = [
  { iso2: 'DZ', label: 'Algeria', slug: 'algeria' },
  { iso2: 'AO', label: 'Angola', slug: 'angola' },
  { iso2: 'BJ', label: 'Benin', slug: 'benin' },
  { iso2: 'BW', label: 'Botswana', slug: 'botswana' },
  { iso2: 'BF', label: 'Burkina Faso', slug: 'burkina-faso' },
  { iso2: 'BI', label: 'Burundi', slug: 'burundi' },
  { iso2: 'CV', label: 'Cabo Verde', slug: 'cabo-verde' },
  { iso2: 'CM', label: 'Cameroon', slug: 'cameroon' },
  { iso2: 'CF', label: 'Central African Republic', slug: 'central-african-republic' },
  { iso2: 'TD', label: 'Chad', slug: 'chad' },
  { iso2: 'KM', label: 'Comoros', slug: 'comoros' },
  { iso2: 'CG', label: 'Congo', slug: 'congo' },
  { iso2: 'CI', label: "Côte d'Ivoire", slug: 'cote-d-ivoire' },
  { iso2: 'DJ', label: 'Djibouti', slug: 'djibouti' },
  { iso2: 'CD', label: 'DR Congo', slug: 'dr-congo' },
  { iso2: 'EG', label: 'Egypt', slug: 'egypt' },
  { iso2: 'GQ', label: 'Equatorial Guinea', slug: 'equatorial-guinea' },
  { iso2: 'ER', label: 'Eritrea', slug: 'eritrea' },
  { iso2: 'SZ', label: 'Eswatini', slug: 'eswatini' },
  { iso2: 'ET', label: 'Ethiopia', slug: 'ethiopia' },
  { iso2: 'GA', label: 'Gabon', slug: 'gabon' },
  { iso2: 'GM', label: 'Gambia', slug: 'gambia' },
  { iso2: 'GH', label: 'Ghana', slug: 'ghana' },
  { iso2: 'GN', label: 'Guinea', slug: 'guinea' },
  { iso2: 'GW', label: 'Guinea-Bissau', slug: 'guinea-bissau' },
  { iso2: 'KE', label: 'Kenya', slug: 'kenya' },
  { iso2: 'LS', label: 'Lesotho', slug: 'lesotho' },
  { iso2: 'LR', label: 'Liberia', slug: 'liberia' },
  { iso2: 'LY', label: 'Libya', slug: 'libya' },
  { iso2: 'MG', label: 'Madagascar', slug: 'madagascar' },
  { iso2: 'MW', label: 'Malawi', slug: 'malawi' },
  { iso2: 'ML', label: 'Mali', slug: 'mali' },
  { iso2: 'MR', label: 'Mauritania', slug: 'mauritania' },
  { iso2: 'MU', label: 'Mauritius', slug: 'mauritius' },
  { iso2: 'MA', label: 'Morocco', slug: 'morocco' },
  { iso2: 'MZ', label: 'Mozambique', slug: 'mozambique' },
  { iso2: 'NA', label: 'Namibia', slug: 'namibia' },
  { iso2: 'NE', label: 'Niger', slug: 'niger' },
  { iso2: 'NG', label: 'Nigeria', slug: 'nigeria' },
  { iso2: 'RW', label: 'Rwanda', slug: 'rwanda' },
  { iso2: 'ST', label: 'São Tomé and Príncipe', slug: 'sao-tome-and-principe' },
  { iso2: 'SN', label: 'Senegal', slug: 'senegal' },
  { iso2: 'SC', label: 'Seychelles', slug: 'seychelles' },
  { iso2: 'SL', label: 'Sierra Leone', slug: 'sierra-leone' },
  { iso2: 'SO', label: 'Somalia', slug: 'somalia' },
  { iso2: 'ZA', label: 'South Africa', slug: 'south-africa' },
  { iso2: 'SS', label: 'South Sudan', slug: 'south-sudan' },
  { iso2: 'SD', label: 'Sudan', slug: 'sudan' },
  { iso2: 'TZ', label: 'Tanzania', slug: 'tanzania' },
  { iso2: 'TG', label: 'Togo', slug: 'togo' },
  { iso2: 'TN', label: 'Tunisia', slug: 'tunisia' },
  { iso2: 'UG', label: 'Uganda', slug: 'uganda' },
  { iso2: 'ZM', label: 'Zambia', slug: 'zambia' },
  { iso2: 'ZW', label: 'Zimbabwe', slug: 'zimbabwe' },
] as const satisfies readonly Country[];
export type CountryCode = (typeof COUNTRIES)[number]['iso2'];

const OTHER_COUNTRIES = [
  { iso2: 'GB', label: 'United Kingdom', slug: 'united-kingdom' },
  { iso2: 'US', label: 'United States', slug: 'united-states' },
  { iso2: 'FR', label: 'France', slug: 'france' },
  { iso2: 'AE', label: 'United Arab Emirates', slug: 'united-arab-emirates' },
  { iso2: 'IN', label: 'India', slug: 'india' },
  { iso2: 'CN', label: 'China', slug: 'china' },
] as const satisfies readonly Country[];
const NAMED: readonly Country[] = [...COUNTRIES, ...OTHER_COUNTRIES];

/** Countries where African startups are incorporated or operate: ours and those often named. */
export const WORLD_CODES: readonly string[] = [
  ...NAMED.map(({ iso2 }) => iso2),
  ...'AU BD BE BH BR CA CH DE DK EE ES HK ID IE IL IT JO JP KW KY LU MX MY NL NO'.split(' '),
  ...'OM PH PK PT QA SA SE SG TR VG VN'.split(' '),
];

const world = /* @__PURE__ */ perLocale(
  (tag) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }),
);

/** Where the press of a language prints another name than the platform knows. */
const PRESS_NAMES: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  pt: { CI: 'Costa do Marfim', EG: 'Egipto' },
};

/** Names of countries of the world by ISO code; in English ours where we have one. */
export function countryName(iso2: string): string {
  const locale = currentLocale();
  if (locale === DEFAULT_LOCALE) return storedCountry(iso2);
  return PRESS_NAMES[locale]?.[iso2] ?? world().of(iso2) ?? iso2;
}

const english = /* @__PURE__ */ new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** As facts are stored and compared, whatever language they were given in. */
export function storedCountry(iso2: string): string {
  return NAMED.find((one) => one.iso2 === iso2)?.label ?? english.of(iso2) ?? iso2;
}

let codes: ReadonlyMap<string, string> | undefined;

/** By English name: ours, and every other country that investors come from. */
function codeOf(label: string): string | undefined {
  codes ??= new Map([...listWorld(), ...NAMED.map(({ label, iso2 }) => [label, iso2] as const)]);
  return codes.get(label);
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function listWorld(): Array<readonly [label: string, iso2: string]> {
  const all = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return all.flatMap((iso2) => {
    const label = english.of(iso2);
    return label ? [[label, iso2] as const] : [];
  });
}

/** Of a country that pages name, as the current language calls it. */
export function nameOfCountry(label: string): string | undefined {
  const iso2 = codeOf(label);
  return iso2 && countryName(iso2);
}

interface CountryOption {
  label: string;
  value: string;
}

/** The 54, six others, Other; the value is the slug. */
export const COUNTRY_OPTIONS: readonly CountryOption[] = [
  ...NAMED.map(({ label, slug }) => ({ label, value: slug })),
  { label: 'Other', value: 'other' },
];

/** By ISO code, slug or label, ignoring case and accents. */
export function findCountry(word: string): Country | null {
  const code = word.trim().toUpperCase();
  const slug = slugify(word);
  return COUNTRIES.find((one) => one.iso2 === code || one.slug === slug) ?? null;
}
