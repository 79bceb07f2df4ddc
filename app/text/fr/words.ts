// Small words of French that follow from the next: « au Kenya », « d’Andela », « le 3 mai ».

const namesOf = (names: string) => new Set(names.split('|'));
const EN = /* @__PURE__ */ namesOf(
  'Afghanistan|Afrique|Afrique australe|Afrique centrale|Afrique de l’Est|Afrique de l’Ouest|Afrique du Nord|Afrique du Sud|Albanie|Algérie|Allemagne|Angola|Arabie saoudite|Argentine|Arménie|Australie|Autriche|Azerbaïdjan|Belgique|Biélorussie|Bolivie|Bosnie-Herzégovine|Bulgarie|Chine|Colombie|Corée du Nord|Corée du Sud|Côte d’Ivoire|Croatie|Égypte|Équateur|Érythrée|Espagne|Estonie|Eswatini|Éthiopie|Europe|Finlande|France|Gambie|Géorgie|Grèce|Guadeloupe|Guinée|Guinée équatoriale|Guinée-Bissau|Guyane française|Hongrie|Inde|Indonésie|Irak|Iran|Irlande|Islande|Israël|Italie|Jamaïque|Jordanie|Lettonie|Libye|Lituanie|Macédoine du Nord|Malaisie|Martinique|Mauritanie|Moldavie|Mongolie|Namibie|Norvège|Nouvelle-Calédonie|Nouvelle-Zélande|Ouganda|Ouzbékistan|Papouasie-Nouvelle-Guinée|Pologne|Polynésie française|RD Congo|République centrafricaine|République démocratique du Congo|République dominicaine|Roumanie|Russie|Serbie|Sierra Leone|Slovaquie|Slovénie|Somalie|Suède|Suisse|Syrie|Tanzanie|Tchéquie|Thaïlande|Tunisie|Turquie|Ukraine|Uruguay|Zambie',
);
const AU = /* @__PURE__ */ namesOf(
  'Bangladesh|Belize|Bénin|Bhoutan|Botswana|Brésil|Burkina Faso|Burundi|Cambodge|Cameroun|Canada|Cap-Vert|Chili|Congo|Congo-Brazzaville|Congo-Kinshasa|Costa Rica|Danemark|Gabon|Ghana|Guatemala|Guyana|Honduras|Japon|Kazakhstan|Kenya|Kirghizstan|Kosovo|Koweït|Laos|Lesotho|Liban|Liberia|Liechtenstein|Luxembourg|Malawi|Mali|Maroc|Mexique|Monténégro|Mozambique|Népal|Nicaragua|Niger|Nigeria|Pakistan|Panama|Paraguay|Pérou|Portugal|Qatar|Royaume-Uni|Rwanda|Salvador|Sénégal|Soudan|Soudan du Sud|Sri Lanka|Suriname|Tadjikistan|Tchad|Timor oriental|Togo|Turkménistan|Venezuela|Viêt Nam|Yémen|Zimbabwe',
);
const AUX = /* @__PURE__ */ namesOf(
  'Bahamas|Bermudes|Comores|Émirats arabes unis|États-Unis|Fidji|Îles Caïmans|Îles Vierges britanniques|Maldives|Pays-Bas|Philippines|Seychelles|Territoires palestiniens',
);

const OF: Readonly<Record<string, string>> = { au: 'du ', aux: 'des ' };
const startsWithVowel = (text: string) => /^[aeiouâàéèêëîïôûœ]/i.test(text);

function preposition(place: string): string | undefined {
  const name = place.replace("'", '’');
  if (EN.has(name)) return 'en';
  if (AU.has(name)) return 'au';
  return AUX.has(name) ? 'aux' : undefined;
}

/** « le Kenya », « l’Égypte », « Lagos »; other names stay as they are. */
export function thePlace(place: string): string {
  const before = preposition(place);
  if (before === 'au') return `le ${place}`;
  if (before === 'aux') return `les ${place}`;
  if (before === undefined || place === 'Israël') return place;
  return startsWithVowel(place) ? `l’${place}` : `la ${place}`;
}

/** The same where a sentence begins: « Le Kenya », « L’Égypte ». */
export function firstPlace(place: string): string {
  const said = thePlace(place);
  return said === place ? place : capital(said);
}

/** « Le Kenya compte », « Les Seychelles comptent ». */
export const agree = (place: string, one: string, many: string): string =>
  preposition(place) === 'aux' ? many : one;

/** « au Kenya », « en Égypte », « à Lagos », « au Caire ». */
export function inPlace(place: string): string {
  const before = preposition(place);
  if (before) return `${before} ${place}`;
  if (place.startsWith('Le ')) return `au ${place.slice(3)}`;
  return `à ${place}`;
}

/** « du Kenya », « d’Égypte », « de Lagos ». */
export function ofPlace(place: string): string {
  const article = OF[preposition(place) ?? ''];
  if (article) return article + place;
  return place.startsWith('Le ') ? `du ${place.slice(3)}` : of(place);
}

/** « de Paystack », « d’Andela ». */
export function of(name: string): string {
  return startsWithVowel(name) ? `d’${name}` : `de ${name}`;
}

/** « 3 mai 2024 », not « mai 2024 » nor « 5 M$ ». */
export const isDay = (date: string) =>
  /^\d{1,2}(?:er)?\s(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)|^\d{4}-\d{2}-\d{2}/.test(
    date,
  );

/** « que Paystack », « qu’Andela ». */
export function than(name: string): string {
  return startsWithVowel(name) ? `qu’${name}` : `que ${name}`;
}

/** After « tour »: « de Série A », « d’amorçage », « de table ». */
export function ofRound(round: string): string {
  if (/^tour /i.test(round)) return round.slice('tour '.length);
  return /^(Série|Series) /.test(round)
    ? of(round)
    : of(round.charAt(0).toLowerCase() + round.slice(1));
}

/** « le 3 mai 2024 », « en mai 2024 », « en 2024 ». */
export function onDate(date: string): string {
  return isDay(date) ? `le ${date}` : `en ${date}`;
}

/** « le 3 mai 2024 », « mai 2024 », after « depuis », « avant » or « après ». */
export function theDate(date: string): string {
  return isDay(date) ? `le ${date}` : date;
}

/** « jusqu’au 3 mai 2024 », « jusqu’en 2024 ». */
export function untilDate(date: string): string {
  return isDay(date) ? `jusqu’au ${date}` : `jusqu’en ${date}`;
}

/** « du 3 mai au 5 juin 2024 », « de mai 2020 à 2022 ». */
export function spanOf(from: string, to: string): string {
  const before = isDay(from) ? `du ${from}` : of(from);
  return `${before} ${isDay(to) ? 'au' : 'à'} ${to}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
