import { formatCount } from '../../base/count.ts';
import type * as english from '../en/places.ts';
import type { TranslationOf } from '../translation.ts';
import { capital, ofCount, sayCountries, sayIndustries, sayStartups, within } from './words.ts';

export const locationsText: TranslationOf<typeof english.locationsText> = {
  places: 'Mahali',
  title: (place) => `Kampuni changa za ${place}`,
  description: (place, startups) =>
    `${capital(sayStartups(startups))} ${ofCount(startups)} ${place}: orodha, kiasi kilichokusanywa, awamu za karibuni na sekta kuu, kila takwimu na chanzo chake.`,
  leadCountry: (region) => `Nchi ya ${region}`,
  leadCity: (state, country) =>
    state && state !== country ? `Jiji katika ${state}, ${country}` : `Jiji nchini ${country}`,
  thatRaised: (amount) => ` zilizokusanya ${amount}`,
  startupsIn: (place) => `Kampuni changa za ${place}`,
  noStartups: (place) => `Bado hakuna kampuni changa za ${place} zilizorekodiwa.`,
  noStartupsWhy: 'Kampuni changa huorodheshwa chanzo kinapoitaja na kueleza inakofanya kazi.',
  topIndustries: 'Sekta kuu',
  investors: (place) => `Wanaowekeza katika kampuni changa za ${place}`,
  neighbours: 'Nchi jirani',
  otherCities: (country) => `Miji mingine ya ${country}`,
  cities: 'Miji',
};

export const industriesText: TranslationOf<typeof english.industriesText> = {
  industries: 'Sekta',
  title: 'Sekta za kampuni changa za Afrika',
  lead: (industries) =>
    `${capital(sayIndustries(industries))}: kiasi kilichokusanywa na kila moja katika miaka kumi iliyopita na kwa jumla, na idadi ya kampuni changa zake.`,
  unused: (industries) => `${capital(sayIndustries(industries))} bila kampuni changa`,
  description:
    'Kila sekta ambamo kampuni changa za Afrika zinafanya kazi, pamoja na idadi ya kampuni hizo na kiasi zilichokusanya.',
  filter: 'Chuja sekta kwa jina',
  letters: 'Herufi',
  letter: (letter) => `Sekta za herufi ${letter}`,
  digits: '0-9',
  shown: (shown, all) =>
    shown === all ? '' : `Sekta ${formatCount(shown)} kati ya ${formatCount(all)}`,
  noneShown: (typed) => `Hakuna sekta yenye “${typed}” katika jina lake.`,
  industryTitle: (industry, place) =>
    `Kampuni changa za ${within(industry)} za ${place ?? 'Afrika'}`,
  industryDescription: (label, place, startups) =>
    `${label}: ${sayStartups(startups)} ${ofCount(startups)} ${place ?? 'Afrika'}, kiasi kilichokusanywa kila mwaka, na awamu za karibuni.`,
  heading: (industry, place) => (place ? `${industry}, ${place}` : industry),
  allCountries: 'Nchi zote',
  choice: (name, startups) => `${name} (${formatCount(startups)})`,
  show: 'Onyesha',
  startupsOf: (industry, place) =>
    place
      ? `Kampuni changa za ${within(industry)} za ${place}`
      : `Kampuni changa za ${within(industry)}`,
  noStartups: (heading) => `Bado hakuna kampuni changa zilizorekodiwa: ${heading}.`,
  noStartupsWhy: 'Kampuni changa huorodheshwa hapa chanzo kinapoeleza inachofanya.',
  everywhere: (industry) => `Kampuni changa zote za ${within(industry)}`,
  allIn: (place) => `Kampuni changa zote za ${place}`,
  investors: (heading) => `Wanaowekeza: ${heading}`,
  topCountries: (industry) => `${industry} katika kila nchi`,
};

const inCountries = (countries: number) => `katika ${sayCountries(countries)}`;

export const mapText: TranslationOf<typeof english.mapText> = {
  title: 'Ramani ya kampuni changa za Afrika',
  titleOf: (measure, year) =>
    year ? `${measure} katika kila nchi, ${year}` : `${measure} katika kila nchi`,
  description:
    'Nchi za Afrika kulingana na idadi ya kampuni changa zake, kiasi zilichokusanya na idadi ya awamu, kwa miaka yote au mwaka mmoja, pamoja na takwimu katika orodha na faili.',
  measures: { startups: 'Kampuni changa', raised: 'Fedha zilizokusanywa', rounds: 'Awamu' },
  findings: {
    startups: (first, second, share) =>
      `${first} na ${second} zina ${share} ya kampuni changa zote`,
    raised: (first, second, share) =>
      `Kampuni changa za ${first} na ${second} zilikusanya ${share} ya fedha zote`,
    rounds: (first, second, share) => `${first} na ${second} zilipata ${share} ya awamu zote`,
  },
  headings: {
    startups: 'Kampuni changa katika kila nchi',
    raised: 'Fedha zilizokusanywa katika kila nchi',
    rounds: 'Awamu za ufadhili katika kila nchi',
  },
  subtitles: {
    startups: (year) =>
      year
        ? `Idadi ya kampuni changa zilizoanzishwa hadi mwisho wa ${year}`
        : 'Idadi ya kampuni changa',
    raised: (year) =>
      year
        ? `Dola za Marekani katika awamu zilizowekwa wazi na kutangazwa mwaka ${year}`
        : 'Dola za Marekani katika awamu zilizowekwa wazi, miaka yote',
    rounds: (year) =>
      year ? `Idadi ya awamu zilizotangazwa mwaka ${year}` : 'Idadi ya awamu, miaka yote',
  },
  totals: {
    startups: (_, shown, countries, year) =>
      `Kampuni changa ${shown} ${inCountries(countries)}${year ? ` hadi mwisho wa ${year}` : ''}.`,
    raised: (_, shown, countries, year) =>
      `${shown} zilikusanywa ${inCountries(countries)}${year ? ` mwaka ${year}` : ''}.`,
    rounds: (_, shown, countries, year) =>
      `Awamu ${shown} ${inCountries(countries)}${year ? ` mwaka ${year}` : ''}.`,
  },
  form: 'Ramani inaonyesha nini',
  measure: 'Kipimo',
  year: 'Mwaka',
  allTime: 'Miaka yote',
  show: 'Onyesha',
  play: 'Onyesha mwaka kwa mwaka',
  pause: 'Sitisha',
  how: 'Kampuni changa zilizoanzishwa hadi mwaka huo; fedha na awamu zilizotangazwa mwaka huo.',
  withoutYear: {
    startups: (startups) =>
      startups === 1
        ? 'Kampuni changa 1 isiyo na mwaka wa kuanzishwa unaojulikana inahesabiwa katika “Miaka yote” pekee.'
        : `Kampuni changa ${formatCount(startups)} zisizo na mwaka wa kuanzishwa unaojulikana zinahesabiwa katika “Miaka yote” pekee.`,
    rounds: (rounds) =>
      rounds === 1
        ? 'Awamu 1 isiyo na tarehe inahesabiwa katika “Miaka yote” pekee.'
        : `Awamu ${formatCount(rounds)} zisizo na tarehe zinahesabiwa katika “Miaka yote” pekee.`,
  },
  empty: {
    startups: (year) =>
      year
        ? `Hakuna rekodi ya kampuni changa zilizoanzishwa hadi mwisho wa ${year}.`
        : 'Bado hakuna kampuni changa zilizorekodiwa.',
    raised: (year) =>
      year
        ? `Hakuna awamu iliyotangazwa mwaka ${year} yenye kiasi kilichowekwa wazi.`
        : 'Bado haijarekodiwa awamu yoyote yenye kiasi kilichowekwa wazi.',
    rounds: (year) =>
      year
        ? `Hakuna rekodi ya awamu zilizotangazwa mwaka ${year}.`
        : 'Bado hakuna awamu zilizorekodiwa.',
  },
  emptyAction: 'Onyesha miaka yote',
  list: 'Nchi',
  withoutData: (countries) =>
    `${capital(sayCountries(countries))} ${countries === 1 ? 'ambayo bado haina' : 'ambazo bado hazina'} kampuni changa`,
  isoCode: 'Msimbo wa ISO',
  raisedUsd: 'Fedha zilizokusanywa (USD)',
  noRecord: 'Hakuna data',
  card: {
    startups: (value) => `Kampuni changa: ${value}`,
    raised: (value) => `Fedha zilizokusanywa: ${value}`,
    rounds: (value) => `Awamu: ${value}`,
    topIndustry: (industry) => `Sekta kuu: ${industry}`,
    timed: (country, year) => (year ? `${country}, ${year}` : country),
  },
  expectedMeasure: 'weka startups, raised au rounds',
  expectedYear: (last) => `weka mwaka kati ya 1900 na ${last}`,
};

export const reportText: TranslationOf<typeof english.reportText> = {
  link: 'Ripoti ya kuchapisha au kuhifadhi',
  crumb: 'Ripoti',
  title: (name) => `Kampuni changa: ${name}`,
  description: (name) =>
    `Kampuni changa za ${name} katika kurasa mbili: takwimu, fedha za kila mwaka, awamu na vyanzo vyake, wawekezaji, na ukamilifu wa kumbukumbu.`,
  lead: (productName, day) => `Kutoka kwenye kumbukumbu za ${productName}, ${day}.`,
  how: 'Chapisha ukurasa huu, au uuhifadhi kama PDF, kwa amri ya kuchapisha ya kivinjari chako: utachukua karatasi mbili.',
  largestRounds: 'Awamu kubwa zaidi za miezi 12 iliyopita',
  newestRounds: 'Awamu mpya zaidi',
  topStartups: 'Kampuni changa zenye ufadhili mkubwa zaidi',
  topInvestors: 'Wawekezaji walioshiriki katika awamu nyingi zaidi',
  complete: 'Ukamilifu wa taarifa hizi',
  date: 'Tarehe',
  source: 'Chanzo',
  noSource: 'hakuna chanzo kilichorekodiwa',
  cite: (productName, title, day) =>
    `Rejeo la kutumia: ${productName}, “${title}”, ${day}, CC BY 4.0.`,
};
