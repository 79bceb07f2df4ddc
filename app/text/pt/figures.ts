import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/figures.ts';
import type { TranslationOf } from '../translation.ts';
import { capitalize, ofPlace, thePlace } from './words.ts';

const sayRounds = (number: number) => sayPlural(number, { one: '# ronda', other: '# rondas' });
const sayRecords = (number: number) => sayPlural(number, { one: '# ficha', other: '# fichas' });

export const figureText: TranslationOf<typeof english.figureText> = {
  measures: {
    raised: 'Angariado',
    rounds: 'Rondas',
    startups: 'Startups',
    investors: 'Investidores',
    exits: 'Saídas',
    median_round: 'Ronda mediana',
    mean_round: 'Ronda média',
    largest_round: 'Maior ronda',
    share: 'Parte do total angariado',
  },
  splits: {
    none: 'Sem repartição',
    year: 'Ano',
    quarter: 'Trimestre',
    country: 'País',
    region: 'Região',
    city: 'Cidade',
    industry: 'Sector',
    kind: 'Tipo de financiamento',
    round: 'Ronda',
    investor: 'Investidor',
    startup: 'Startup',
    status: 'Estado',
  },
  page: {
    title: 'Números',
    description:
      'Somas, contagens e medianas do registo: por ano, lugar, sector ou investidor, calculadas à sua maneira, cada número com as respectivas fichas.',
    measure: 'Medida',
    splitBy: 'Repartir por',
    compare: 'Comparar',
    add: 'Adicionar',
    chooseLabel: (most) => `Um lugar, sector ou investidor; até ${most} num gráfico`,
    chooseFirst: 'Escolher…',
    comparable: {
      region: 'Regiões',
      country: 'Países',
      industry: 'Sectores',
      investor: 'Investidores mais activos',
    },
    addLabel: 'Outro lugar, sector ou investidor, ou um ano',
    addHint: 'ou Lagos, Norrsken, 2024',
    years: 'Anos',
    show: 'Mostrar',
    about: 'Apenas',
    lens: 'O que se conta',
    lensSubtitle: 'Os totais dependem disso. Cada escolha tem o seu próprio endereço',
    choose: 'Ou escolha',
    min: 'Montante mínimo de uma ronda, em dólares americanos',
    apply: 'Aplicar',
    table: 'Os mesmos números',
    tableSubtitle: 'Cada número abre as respectivas fichas',
    knownOf: (known, all) => `${formatCount(known)} de ${formatCount(all)}`,
    recordsOf: (label, value) => `${label}, ${value}: ver as fichas`,
    none: 'nenhum',
    tooFew: 'dados insuficientes',
    all: 'Todos',
    more: (shown, all) =>
      `As primeiras ${formatCount(shown)} de ${formatCount(all)} linhas; os ficheiros contêm mais.`,
    overlap:
      'Uma ficha conta em cada um dos seus sectores e investidores, pelo que estas linhas não podem ser somadas.',
    lenses: 'Segundo cada maneira de contar',
    lensesSubtitle: 'A mesma soma, contada de outra forma',
    counted: 'Contado',
    chosen: 'Tal como escolheu aqui',
    knownIn: (known, all, label) => `${formatCount(known)} de ${formatCount(all)} (${label})`,
    amountKnown: (parts) => `Montante conhecido em ${parts.join(', ')} rondas.`,
    followed: 'Feed destas fichas',
    json: 'JSON',
    otherCurrency: (number) =>
      sayPlural(number, {
        one: '# ronda anunciada noutra moeda, sem taxa de câmbio com fonte.',
        other: '# rondas anunciadas noutra moeda, sem taxa de câmbio com fonte.',
      }),
    leftOut: (usd, rounds) => `Fora desta maneira de contar: ${usd} em ${sayRounds(rounds)}.`,
    unplaced: (number) => `Em nenhuma das linhas: ${sayRecords(number)}.`,
    address: 'O endereço contém a pergunta: quem o abrir verá os mesmos números.',
    key: 'Chave',
    value: 'Valor',
    recordsColumn: 'Fichas',
    undisclosedColumn: 'Sem montante',
    addressColumn: 'Endereço das fichas',
    comparedColumn: 'Referente a',
  },
  presets: {
    record: 'Como os totais deste registo',
    all: 'Tudo o que está registado',
    partech: 'Como conta a Partech',
    'big-deal': 'Como conta a Africa: The Big Deal',
    equity: 'Só capital próprio',
  },
  parts: {
    grants: ['Subvenções', 'concedidas, não se devolvem'],
    debt: ['Dívida', 'empréstimos desembolsados'],
    convertibles: ['Notas convertíveis', 'dívida até à conversão'],
    tokens: ['Tokens', 'vendidos ao público'],
    other: ['Não indicado', 'rondas sem tipo indicado'],
    facilities: ['Linhas de financiamento', 'um limite que se pode utilizar'],
    post_ipo: ['Após a entrada em bolsa', 'montantes angariados já em bolsa'],
    secondary: ['Vendas secundárias', 'pagas a accionistas'],
  },
  year: 'Ano',
  exitKind: 'Tipo de saída',
  from: 'De',
  fromYear: 'Primeiro ano',
  toYear: 'Último ano',
  to: 'a',
  unknown: 'Desconhecido',
  errors: {
    oneOfExits:
      'as saídas aceitam um país, um sector e um tipo, sem regiões, intervalos nem exclusões',
    noLens: (measure) =>
      `${measure}: a maneira de contar (lens) não se aplica, pois só determina que rondas contam`,
    toBeforeFrom: 'esperava-se o ano de from ou um ano posterior',
    tooMany: (most) => `esperavam-se no máximo ${most} termos de comparação`,
    unknownCompared: (given) =>
      `não há lugar, região, sector ou investidor «${given}»; indique slugs como kenya,nigeria ou anos como 2023,2024`,
    notCompared: (given, subject) => `«${given}» não se aplica a: ${subject}`,
    unknownRegion: (given) =>
      `não há região «${given}»; esperava-se north-africa, west-africa, central-africa, east-africa ou southern-africa`,
    noSplit: (measure, split, splits) =>
      `não é possível repartir «${measure}» por «${split}»; esperava-se um destes valores: ${splits.join(', ')}`,
    unknownParameter: (given, nearest) =>
      `não há parâmetro nem filtro «${given}»${nearest ? `; queria dizer ${nearest}?` : ''}`,
    notOneOf: (given, known, nearest) =>
      `«${given}» é desconhecido${nearest ? `; queria dizer ${nearest}?` : '.'} Esperava-se um destes valores: ${known.join(', ')}`,
    notAYear: (first, last) => `esperava-se um ano de ${first} a ${last}`,
    notAnAmount:
      'esperava-se um montante em dólares americanos, de 0 para cima, como 200000 ou 200k',
    notInOrOut: 'esperava-se in ou out',
    notALimit: (most) => `esperava-se um número de linhas de 1 a ${most}`,
    twice: 'esperava-se este parâmetro uma só vez',
  },
  years: (from, to) => {
    if (!from) return `até ${to}`;
    if (!to) return `desde ${from}`;
    return from === to ? String(from) : `${from} a ${to}`;
  },
  title: (measure, split) => (split ? `${measure} por ${split}` : measure),
  finding: {
    raised: (usd, known) => ['O registo reúne ', usd, ` angariados, em ${known}`],
    count: (words) => ['O registo reúne ', words, ''],
    median_round: (usd, known) => [
      'A ronda mediana registada é de ',
      usd,
      `, com base em ${known}`,
    ],
    mean_round: (usd, known) => ['A ronda média registada é de ', usd, `, com base em ${known}`],
    largest_round: (usd, known) => ['A maior ronda registada é de ', usd, `, com base em ${known}`],
    share: (share) => ['O registo mostra ', share, ' do total angariado'],
    leads: (name, value, next, after) => [
      `${capitalize(thePlace(name))} lidera com `,
      value,
      `, à frente ${ofPlace(next)}, com ${after}`,
    ],
    one: (name, value) => [`${name}: `, value, ' no registo'],
    none: ['O registo não tem ', 'nenhum montante', ' relativo ao que pergunta'],
  },
  scope: (about) => (about.length > 0 ? ` (${about.join(', ')})` : ''),
  known: (known, all) =>
    known === all ? sayRounds(all) : `${formatCount(known)} de ${sayRounds(all)}`,
  counts: {
    rounds: sayRounds,
    startups: (number) => sayPlural(number, { one: '# startup', other: '# startups' }),
    investors: (number) => sayPlural(number, { one: '# investidor', other: '# investidores' }),
    exits: (number) => sayPlural(number, { one: '# saída', other: '# saídas' }),
  },
};
