import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/places.ts';
import type { TranslationOf } from '../translation.ts';
import { firstPlace, inPlace, of, ofPlace, thePlace } from './words.ts';

const sayStartups = (startups: number) =>
  sayPlural(startups, { one: '# startup', other: '# startups' });
const saySectors = (industries: number) =>
  sayPlural(industries, { one: '# secteur', other: '# secteurs' });

export const locationsText: TranslationOf<typeof english.locationsText> = {
  places: 'Lieux',
  title: (place) => `Startups ${inPlace(place)}`,
  description: (place, startups) =>
    `${sayStartups(startups)} ${inPlace(place)} : présentation, fonds levés, derniers tours et principaux secteurs, chaque chiffre avec sa source.`,
  leadCountry: (region) => `Pays ${ofPlace(region)}`,
  leadCity: (state, country) =>
    state && state !== country
      ? `Ville ${ofPlace(country)} (${state})`
      : `Ville ${ofPlace(country)}`,
  thatRaised: (amount) => ` ayant levé ${amount}`,
  startupsIn: (place) => `Startups ${inPlace(place)}`,
  noStartups: (place) => `Aucune startup répertoriée ${inPlace(place)} pour l’instant.`,
  noStartupsWhy:
    'Une startup figure ici dès qu’une source la cite et dit où elle exerce son activité.',
  topIndustries: 'Principaux secteurs',
  investors: (place) => `Qui finance les startups ${ofPlace(place)}`,
  neighbours: 'Pays voisins',
  otherCities: (country) => `Autres villes ${ofPlace(country)}`,
  cities: 'Villes',
};

export const industriesText: TranslationOf<typeof english.industriesText> = {
  industries: 'Secteurs',
  title: 'Secteurs des startups africaines',
  lead: (industries) =>
    `${saySectors(industries)} : ce que chacun a levé ces dix dernières années et au total, et combien de startups il compte.`,
  unused: (industries) => `${saySectors(industries)} sans startup`,
  description:
    'Tous les secteurs des startups africaines, avec le nombre de startups et les fonds levés.',
  filter: 'Filtrer les secteurs par nom',
  letters: 'Lettres',
  letter: (letter) => `Secteurs commençant par ${letter}`,
  digits: '0-9',
  shown: (shown, all) => (shown === all ? '' : `${saySectors(shown)} sur ${formatCount(all)}`),
  noneShown: (typed) => `Aucun nom de secteur ne contient « ${typed} ».`,
  industryTitle: (industry, place) => `${industry} : startups ${inPlace(place ?? 'Afrique')}`,
  industryDescription: (label, place, startups) =>
    `${label} : ${sayStartups(startups)} ${inPlace(place ?? 'Afrique')}, fonds levés par année et derniers tours.`,
  heading: (industry, place) => (place ? `${industry} ${inPlace(place)}` : industry),
  allCountries: 'Tous les pays',
  choice: (name, startups) => `${name} (${formatCount(startups)})`,
  show: 'Afficher',
  startupsOf: (industry, place) =>
    place ? `Startups du secteur ${industry} ${inPlace(place)}` : `Startups du secteur ${industry}`,
  noStartups: (heading) => `${heading} : aucune startup répertoriée pour l’instant.`,
  noStartupsWhy: 'Une startup figure ici dès qu’une source indique son activité.',
  everywhere: (industry) => `Toutes les startups du secteur ${industry}`,
  allIn: (place) => `Toutes les startups ${inPlace(place)}`,
  investors: (heading) => `Investisseurs : ${heading}`,
  topCountries: (industry) => `${industry} par pays`,
};

const inCountries = (countries: number) =>
  `dans ${sayPlural(countries, { one: '# pays', other: '# pays' })}`;
const plural = (number: number, word: string) =>
  sayPlural(number, { one: word, other: `${word}s` });

export const mapText: TranslationOf<typeof english.mapText> = {
  title: 'Carte des startups africaines',
  titleOf: (measure, year) => (year ? `${measure} par pays, ${year}` : `${measure} par pays`),
  description:
    'Les pays d’Afrique selon le nombre de startups, les fonds levés et le nombre de tours, toutes années confondues ou pour une année, avec les chiffres sous forme de liste et de fichier.',
  measures: { startups: 'Nombre de startups', raised: 'Fonds levés', rounds: 'Nombre de tours' },
  findings: {
    startups: (first, second, share) =>
      `${firstPlace(first)} et ${thePlace(second)} abritent ${share} des startups`,
    raised: (first, second, share) =>
      `Les startups ${ofPlace(first)} et ${ofPlace(second)} ont levé ${share} des fonds`,
    rounds: (first, second, share) =>
      `${firstPlace(first)} et ${thePlace(second)} comptent ${share} des tours`,
  },
  headings: {
    startups: 'Startups par pays',
    raised: 'Fonds levés par pays',
    rounds: 'Tours de table par pays',
  },
  subtitles: {
    startups: (year) =>
      year ? `Nombre de startups créées jusqu’à fin ${year}` : 'Nombre de startups',
    raised: (year) =>
      year
        ? `Dollars américains, tours au montant divulgué annoncés en ${year}`
        : 'Dollars américains, tours au montant divulgué, toutes années confondues',
    rounds: (year) =>
      year ? `Nombre de tours annoncés en ${year}` : 'Nombre de tours, toutes années confondues',
  },
  totals: {
    startups: (total, shown, countries, year) =>
      `${shown} ${plural(total, 'startup')} ${inCountries(countries)}${year ? ` à la fin de ${year}` : ''}.`,
    raised: (_, shown, countries, year) =>
      `${shown} levés ${inCountries(countries)}${year ? ` en ${year}` : ''}.`,
    rounds: (total, shown, countries, year) =>
      `${shown} ${plural(total, 'tour')} ${inCountries(countries)}${year ? ` en ${year}` : ''}.`,
  },
  form: 'Ce que montre la carte',
  measure: 'Indicateur',
  year: 'Année',
  allTime: 'Toutes les années',
  show: 'Afficher',
  play: 'Faire défiler les années',
  pause: 'Pause',
  how: 'Startups créées jusqu’à l’année choisie ; fonds et tours annoncés au cours de cette année.',
  withoutYear: {
    startups: (startups) =>
      sayPlural(startups, {
        one: '# startup sans année de création connue n’apparaît que sous « Toutes les années ».',
        other:
          '# startups sans année de création connue n’apparaissent que sous « Toutes les années ».',
      }),
    rounds: (rounds) =>
      sayPlural(rounds, {
        one: '# tour sans date n’apparaît que sous « Toutes les années ».',
        other: '# tours sans date n’apparaissent que sous « Toutes les années ».',
      }),
  },
  empty: {
    startups: (year) =>
      year
        ? `Aucune startup créée jusqu’à fin ${year} n’est enregistrée.`
        : 'Aucune startup pour l’instant.',
    raised: (year) =>
      year
        ? `Aucun tour annoncé en ${year} n’a de montant divulgué dans le répertoire.`
        : 'Aucun tour au montant divulgué pour l’instant.',
    rounds: (year) =>
      year ? `Aucun tour annoncé en ${year} n’est enregistré.` : 'Aucun tour pour l’instant.',
  },
  emptyAction: 'Afficher toutes les années',
  list: 'Pays',
  withoutData: (countries) =>
    sayPlural(countries, {
      one: '# pays encore sans startup',
      other: '# pays encore sans startup',
    }),
  isoCode: 'Code ISO',
  raisedUsd: 'Fonds levés (USD)',
  noRecord: 'Pas de données',
  card: {
    startups: (value) => `Startups : ${value}`,
    raised: (value) => `Fonds levés : ${value}`,
    rounds: (value) => `Tours : ${value}`,
    topIndustry: (industry) => `Principal secteur : ${industry}`,
    timed: (country, year) => (year ? `${country}, ${year}` : country),
  },
  expectedMeasure: 'attendu : startups, raised ou rounds',
  expectedYear: (last) => `attendu : une année de 1900 à ${last}`,
};

export const reportText: TranslationOf<typeof english.reportText> = {
  link: 'Rapport à imprimer ou à enregistrer',
  crumb: 'Rapport',
  title: (name) => `Startups : ${name}`,
  description: (name) =>
    `Les startups (${name}) en deux pages : chiffres, montants par année, tours avec leurs sources, investisseurs, et exhaustivité des données.`,
  lead: (productName, day) => `D’après le répertoire ${of(productName)} au ${day}.`,
  how: 'Imprimez cette page, ou enregistrez-la en PDF, avec la commande d’impression de votre navigateur : elle tient sur deux feuilles.',
  largestRounds: 'Les tours les plus importants des 12 derniers mois',
  newestRounds: 'Les tours les plus récents',
  topStartups: 'Les startups les mieux financées',
  topInvestors: 'Les investisseurs les plus actifs',
  complete: 'Ce que ces données couvrent',
  date: 'Date',
  source: 'Source',
  noSource: 'aucune source enregistrée',
  cite: (productName, title, day) =>
    `Pour citer : ${productName}, « ${title} », ${day}, CC BY 4.0.`,
};
