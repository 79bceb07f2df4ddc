const MASCULINE = [
  'Benim',
  'Benin',
  'Botsuana',
  'Botswana',
  'Brasil',
  'Burkina Faso',
  'Burundi',
  'Burquina Faso',
  'Cairo',
  'Canadá',
  'Chade',
  'Congo',
  'Congo-Brazzaville',
  'Djibuti',
  'Egipto',
  'Egito',
  'Gabão',
  'Gana',
  'Huambo',
  'Japão',
  'Jibuti',
  'Lesoto',
  'Lobito',
  'Malawi',
  'Maláui',
  'Mali',
  'Níger',
  'Norte de África',
  'Porto',
  'Quénia',
  'Reino Unido',
  'Ruanda',
  'Sara Ocidental',
  'Saara Ocidental',
  'Senegal',
  'Sudão',
  'Sudão do Sul',
  'Togo',
  'Uganda',
  'Zimbabué',
  'Zimbabwe',
  'Bangladeche',
  'Barém',
  'Catar',
  'Congo-Kinshasa',
  'Koweit',
  'Luxemburgo',
  'México',
  'Paquistão',
  'Vietname',
];
const FEMININE = [
  'África do Norte',
  'África do Sul',
  'África Austral',
  'África Central',
  'África Ocidental',
  'África Oriental',
  'Alemanha',
  'Argélia',
  'Bélgica',
  'Beira',
  'China',
  'Cidade do Cabo',
  'Costa do Marfim',
  'Eritreia',
  'Etiópia',
  'Gâmbia',
  'Guiné',
  'Guiné Equatorial',
  'Guiné-Bissau',
  'Índia',
  'Libéria',
  'Líbia',
  'Maurícia',
  'Mauritânia',
  'Namíbia',
  'Nigéria',
  'Praia',
  'República Centro-Africana',
  'República Democrática do Congo',
  'República do Congo',
  'Serra Leoa',
  'Somália',
  'Suécia',
  'Suíça',
  'Tanzânia',
  'Tunísia',
  'Turquia',
  'Zâmbia',
  'Arábia Saudita',
  'Austrália',
  'Áustria',
  'Coreia do Sul',
  'Dinamarca',
  'Estónia',
  'Finlândia',
  'Indonésia',
  'Irlanda',
  'Jordânia',
  'Malásia',
  'Noruega',
];
const MASCULINE_PLURAL = ['Camarões', 'Emirados Árabes Unidos', 'Estados Unidos', 'Países Baixos'];
const FEMININE_PLURAL = [
  'Comores',
  'Ilhas Maurícias',
  'Seicheles',
  'Seychelles',
  'Filipinas',
  'Ilhas Caimão',
  'Ilhas Virgens Britânicas',
];

const articles = new Map<string, 'o' | 'a' | 'os' | 'as'>([
  ...MASCULINE.map((name) => [name, 'o'] as const),
  ...FEMININE.map((name) => [name, 'a'] as const),
  ...MASCULINE_PLURAL.map((name) => [name, 'os'] as const),
  ...FEMININE_PLURAL.map((name) => [name, 'as'] as const),
]);

/** "no Quénia", "na Nigéria", "em Angola" */
export function inPlace(place: string): string {
  const article = articles.get(place);
  return article ? `n${article} ${place}` : `em ${place}`;
}

/** "do Quénia", "da Nigéria", "de Angola" */
export function ofPlace(place: string): string {
  const article = articles.get(place);
  return article ? `d${article} ${place}` : `de ${place}`;
}

/** "o Quénia", "a Nigéria", "Angola" */
export function thePlace(place: string): string {
  const article = articles.get(place);
  return article ? `${article} ${place}` : place;
}

/** After "a" or "uma": "ronda Seed"; a kind that is a noun of its own stands without "ronda". */
export function nameRound(round: string): string {
  if (/^ronda\b/i.test(round)) return round.charAt(0).toLowerCase() + round.slice(1);
  if (/round$/i.test(round)) return 'ronda';
  if (round === 'Grant') return 'subvenção';
  if (round === 'Convertible Note') return 'nota convertível';
  if (/^(subvenção|nota|dívida|venda|oferta)\b/i.test(round))
    return round.charAt(0).toLowerCase() + round.slice(1);
  if (/^business angel$/i.test(round)) return 'ronda de business angels';
  if (/^série de /i.test(round)) return `ronda ${round.slice('série '.length)}`;
  if (/^(capital|crowdfunding|financiamento|mercado|private equity)\b/i.test(round))
    return `ronda de ${round.charAt(0).toLowerCase()}${round.slice(1)}`;
  return `ronda ${/seed$/i.test(round) ? round.toLowerCase() : round}`;
}

const PLURALS: ReadonlyArray<[one: string, many: string]> = [
  ['ronda', 'rondas'],
  ['subvenção', 'subvenções'],
  ['nota convertível', 'notas convertíveis'],
  ['venda secundária', 'vendas secundárias'],
  ['oferta inicial', 'ofertas iniciais'],
];

/** After "em": "rondas seed", "subvenções" */
export function nameRounds(round: string): string {
  const said = nameRound(round);
  const [one, many] = PLURALS.find(([one]) => said.startsWith(one)) ?? ['', ''];
  return many + said.slice(one.length);
}

/** A name of the catalogue within a sentence: "energia solar", but "FinTech" and "B2B". */
export const within = (names: string): string =>
  names.replace(/(^|, | ou )(\p{Lu})(?=\p{Ll}+(?:[ ,]|$))/gu, (letters) => letters.toLowerCase());

export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The place at the start of a sentence: "A Nigéria"; what is no place stays as it is. */
export function firstPlace(label: string): string {
  const said = thePlace(label);
  return said === label ? label : capitalize(said);
}
