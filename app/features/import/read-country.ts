// Names of countries as files write them: short, official, former, French, and the codes of two and three letters.
import { COUNTRIES, type CountryCode } from '../../base/countries.ts';
import { cleanValue, lookupKey } from './clean-text.ts';
import { EMPTY_READING, type Reading, unreadable } from './contract.ts';

/** Other names and the three-letter code, with commas between. */
const OTHER_NAMES: Partial<Record<CountryCode, string>> = {
  DZ: "dza,algerie,argelia,people's democratic republic of algeria",
  AO: 'ago,republic of angola',
  BJ: 'ben,republic of benin,dahomey',
  BW: 'bwa,republic of botswana',
  BF: 'bfa,burkina,upper volta',
  BI: 'bdi,republic of burundi',
  CV: 'cpv,cape verde,cap vert,cap-vert,cabo verde islands',
  CM: 'cmr,cameroun,camaroes,republic of cameroon,camerun',
  CF: 'caf,car,centrafrique,republique centrafricaine,central africa',
  TD: 'tcd,tchad',
  KM: 'com,comores,comoro islands,union of the comoros',
  CG: 'cog,congo brazzaville,congo-brazzaville,republic of the congo,republic of congo,congo republic,congo (brazzaville),congo rep,the congo',
  CI: "civ,ivory coast,cote divoire,cote d ivoire,cote-d'ivoire,ivorycoast,republic of cote d'ivoire,costa do marfim",
  DJ: 'dji,republic of djibouti',
  CD: 'cod,drc,rdc,d.r.c,democratic republic of the congo,democratic republic of congo,democratic republic congo,congo kinshasa,congo-kinshasa,congo (kinshasa),congo dem rep,dr of congo,congo drc,congo (drc),zaire,congo the democratic republic of the,congo democratic republic of the,congo democratic republic,republique democratique du congo,d r congo',
  EG: 'egy,egypte,egipto,arab republic of egypt,misr',
  GQ: 'gnq,guinee equatoriale,guinea ecuatorial',
  ER: 'eri,erythree',
  SZ: 'swz,swaziland,kingdom of eswatini',
  ET: 'eth,ethiopie',
  GA: 'gab,gabonese republic',
  GM: 'gmb,the gambia,gambie,gambia the',
  GH: 'gha,republic of ghana',
  GN: 'gin,guinee,guinea conakry,guinee conakry',
  GW: 'gnb,guinea bissau,guinee bissau,guine bissau',
  KE: 'ken,republic of kenya',
  LS: 'lso,kingdom of lesotho',
  LR: 'lbr,republic of liberia',
  LY: 'lby,libyan arab jamahiriya,libye,state of libya',
  MG: 'mdg',
  MW: 'mwi,republic of malawi',
  ML: 'mli',
  MR: 'mrt,mauritanie',
  MU: 'mus,maurice,ile maurice',
  MA: 'mar,maroc,marrocos,kingdom of morocco',
  MZ: 'moz,mocambique,mozambik',
  NA: 'nam,namibie',
  NE: 'ner,niger republic',
  NG: 'nga,federal republic of nigeria',
  RW: 'rwa,republic of rwanda',
  ST: 'stp,sao tome,sao tome & principe,sao tome and principe',
  SN: 'sen,republic of senegal',
  SC: 'syc,seychelles islands',
  SL: 'sle,sierraleone',
  SO: 'som,somalie,somaliland',
  ZA: 'zaf,rsa,afrique du sud,republic of south africa,s africa,southafrica,sa,africa do sul',
  SS: 'ssd,republic of south sudan,soudan du sud',
  SD: 'sdn,soudan,republic of the sudan',
  TZ: 'tza,united republic of tanzania,tanzania united republic of,tanzanie,tanzania united republic',
  TG: 'tgo,togolese republic',
  TN: 'tun,tunisie',
  UG: 'uga,ouganda,republic of uganda',
  ZM: 'zmb,zambie',
  ZW: 'zwe,rhodesia',
};

const CODES = new Map<string, CountryCode>(
  COUNTRIES.flatMap(({ iso2, label, slug }) =>
    [label, slug, iso2, ...(OTHER_NAMES[iso2]?.split(',') ?? [])].map(
      (name) => [lookupKey(name), iso2] as const,
    ),
  ),
);
/** "NA" is Namibia's code only where a two-letter code is meant; cleanValue takes it for "not available" first. */

/** One of the 54, by its ISO 3166-1 alpha-2 code. Of several ("Nigeria; Kenya") the first. Blank says nothing. */
export function readCountry(cell: string | undefined): Reading<CountryCode> {
  const text = cleanValue(cell);
  if (!text) return EMPTY_READING;
  const whole = findCountryCode(text);
  if (whole) return { value: whole };
  for (const part of text.split(/[;|/,&]|\band\b/)) {
    const code = findCountryCode(part);
    if (code) return { value: code };
  }
  return unreadable('not one of the 54 African countries');
}

export function findCountryCode(name: string): CountryCode | undefined {
  return CODES.get(lookupKey(name));
}

const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB', 'QO']);
const regionCodes = new Intl.DisplayNames(['en'], { type: 'region' });
const WORLD = new Map<string, string>();
for (let first = 65; first <= 90; first++) {
  for (let second = 65; second <= 90; second++) {
    const code = String.fromCharCode(first, second);
    const name = regionCodes.of(code);
    // Codes given up, such as FX and UK, lead to others.
    const isCurrent = new Intl.Locale(`und-${code}`).region === code;
    if (name && name !== code && isCurrent && !NO_COUNTRIES.has(code))
      WORLD.set(lookupKey(name), code);
  }
}
for (const [name, code] of [
  ['usa', 'US'],
  ['unitedstatesofamerica', 'US'],
  ['us', 'US'],
  ['america', 'US'],
  ['uk', 'GB'],
  ['england', 'GB'],
  ['greatbritain', 'GB'],
  ['scotland', 'GB'],
  ['uae', 'AE'],
  ['dubai', 'AE'],
  ['russia', 'RU'],
  ['southkorea', 'KR'],
  ['korea', 'KR'],
  ['hongkong', 'HK'],
  ['theNetherlands', 'NL'],
  ['holland', 'NL'],
  ['czechrepublic', 'CZ'],
  ['turkey', 'TR'],
  ['ksa', 'SA'],
  ['prc', 'CN'],
  ['macau', 'MO'],
] as const) {
  WORLD.set(lookupKey(name), code);
}

/** Any country of the world, for the seat of an investor: its ISO 3166-1 alpha-2 code. */
export function readAnyCountry(cell: string | undefined): Reading<string> {
  const text = cleanValue(cell);
  if (!text) return EMPTY_READING;
  const african = readCountry(cell);
  if (african.value) return african;
  for (const part of [text, ...text.split(/[;|/,]/).reverse()]) {
    const key = lookupKey(part);
    const code =
      WORLD.get(key) ??
      (/^[A-Z]{2}$/.test(part.trim()) && regionCodes.of(part.trim()) !== part.trim()
        ? part.trim()
        : undefined);
    if (code) return { value: code };
  }
  return unreadable('not a country known here');
}
