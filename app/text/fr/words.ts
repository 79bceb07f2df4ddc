// Small words of French that follow from the next: « au Kenya », « d’Andela », « le 3 mai ».

const namesOf = (names: string) => new Set(names.split('|'));
const EN = /* @__PURE__ */ namesOf(
  'Afrique|Afrique australe|Afrique centrale|Afrique de l’Est|Afrique de l’Ouest|Afrique du Nord|Afrique du Sud|Algérie|Allemagne|Angola|Arabie saoudite|Australie|Autriche|Belgique|Chine|Côte d’Ivoire|Égypte|Érythrée|Espagne|Estonie|Eswatini|Éthiopie|Europe|Finlande|France|Gambie|Guinée|Guinée équatoriale|Guinée-Bissau|Inde|Irlande|Israël|Italie|Jordanie|Libye|Mauritanie|Namibie|Norvège|Ouganda|Pologne|RD Congo|République centrafricaine|République démocratique du Congo|Russie|Sierra Leone|Somalie|Suède|Suisse|Tanzanie|Tunisie|Turquie|Zambie',
);
const AU = /* @__PURE__ */ namesOf(
  'Bénin|Botswana|Brésil|Burkina Faso|Burundi|Cameroun|Canada|Cap-Vert|Congo|Congo-Brazzaville|Congo-Kinshasa|Danemark|Gabon|Ghana|Japon|Kenya|Koweït|Lesotho|Liban|Liberia|Luxembourg|Malawi|Mali|Maroc|Mozambique|Niger|Nigeria|Portugal|Qatar|Royaume-Uni|Rwanda|Sénégal|Soudan|Soudan du Sud|Tchad|Togo|Zimbabwe',
);
const AUX = /* @__PURE__ */ namesOf('Comores|Émirats arabes unis|États-Unis|Pays-Bas|Seychelles');

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

const isDay = (date: string) => /^\d{1,2}(?:er)?\s|^\d{4}-\d{2}-\d{2}/.test(date);

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
