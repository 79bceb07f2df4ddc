import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import type * as english from '../en/answers.ts';
import type { TranslationOf } from '../translation.ts';
import { firstPlace, inPlace, nameRound, nameRounds, thePlace, within } from './words.ts';

const NO_SPLIT = {
  country: 'um país',
  city: 'uma cidade',
  industry: 'um sector',
  year: 'um ano',
  quarter: 'um trimestre',
  round: 'um tipo de ronda',
  investor: 'um investidor',
  startup: 'uma startup',
} as const;

const sayRounds = (count: number) => sayPlural(count, { one: '# ronda', other: '# rondas' });
const sayStartups = (count: number) => sayPlural(count, { one: '# startup', other: '# startups' });
const ofRounds = (known: number, all: number) => `${formatCount(known)} de ${sayRounds(all)}`;

/** "Startups de FinTech no Quénia", or the name of one. */
const areStartups = (who: string) => who.startsWith('Startups');
const lower = (who: string) => who.replace(/^Startups/, 'startups');
const the = (who: string) => (areStartups(who) ? `as ${lower(who)}` : `a ${who}`);
const ofThe = (who: string) => `d${the(who)}`;
/** "3 aquisições de startups": bought, not buying. */
const ofThem = (who: string) => (areStartups(who) ? `de ${lower(who)}` : ofThe(who));
const raised = (who: string) =>
  areStartups(who) ? `As ${lower(who)} angariaram` : `A ${who} angariou`;
const isOne = (figure: string) => figure.startsWith('1 ');

/** "no Quénia ou em Angola", "em Luanda, em Angola" */
const inPlaces = (places: string) =>
  places
    .split(', ')
    .map((some) => some.split(' ou ').map(inPlace).join(' ou '))
    .join(', ');

export const answersText: TranslationOf<typeof english.answersText> = {
  or: ' ou ',
  in: (when) => `em ${when}`,
  fromTo: (from, to) => `de ${from} a ${to}`,
  startupsOf: (industries, places) =>
    `${industries ? `Startups de ${within(industries)}` : 'Startups'}${places ? ` ${inPlaces(places)}` : ''}`,
  roundsOf: (round) => `em ${nameRounds(round)}`,
  inKind: (kind) => `em ${within(kind)}`,
  with: (investor) => `em rondas com ${investor}`,
  ledBy: (investor) => `em rondas lideradas por ${investor}`,

  raised: (who, figure, how) => `${raised(who)} ${figure}${how}`,
  disclosed: (known, all) => `, montantes divulgados em ${ofRounds(known, all)}`,
  noAmount: (who, how, all) => {
    if (all === 0) return `Nenhuma ronda ${ofThe(who)}${how} consta do registo`;
    return all === 1
      ? `A única ronda ${ofThe(who)}${how} não tem montante conhecido`
      : `Nenhuma das ${sayRounds(all)} ${ofThe(who)}${how} tem montante conhecido`;
  },
  median: (who, kind, figure, how) =>
    `A ${kind ? nameRound(kind) : 'ronda'} mediana ${ofThe(who)}${how} é de ${figure}`,
  tooFew: (who, how, known) =>
    `Há poucos montantes conhecidos para se dizer o que é habitual: ${sayRounds(known)} ${ofThe(who)}${how} com montante conhecido`,
  mean: (who, kind, figure, how) =>
    `A ${kind ? nameRound(kind) : 'ronda'} média ${ofThe(who)}${how} é de ${figure}`,
  medianIs: (median, known, all) =>
    ` e a mediana é de ${median}, com base em ${ofRounds(known, all)}`,
  meanIs: (mean, known, all) => ` e a média é de ${mean}, com base em ${ofRounds(known, all)}`,
  rounds: (figure, who, how) => `${figure} ${ofThe(who)}${how}`,
  inAll: (sum) => `, ${sum} no total`,
  round: sayRounds,
  found: (figure, who, how) =>
    `O registo reúne ${figure} ${figure === '1' ? lower(who).replace('startups', 'startup') : lower(who)}${how}`,
  share: (figure, part, whole, what) =>
    `${figure}: ${formatCount(part)} de ${formatCount(whole)}${what}`,
  shareOfMoney: (figure, part, whole, who, how) =>
    `${raised(who)} ${figure} do total registado${how}: ${part} de ${whole}`,
  shareOfTheirs: (figure, part, whole, who, how, of, when) =>
    `De ${whole} angariados pel${the(of)}${when}, ${the(who)} ${areStartups(who) ? 'angariaram' : 'angariou'} ${part}${how}: ${figure}`,

  first: {
    raised: (label, figure, how, isLeast) =>
      `${firstPlace(label)} ${isLeast ? 'fica em último lugar' : 'lidera'} em montante angariado${how}, com ${figure}`,
    investors: (label, figure, how, isLeast) =>
      `${firstPlace(label)} ${isLeast ? 'fica em último lugar' : 'lidera'} em número de investidores${how}, com ${figure}`,
    rounds: (label, figure, how, isLeast) =>
      `${firstPlace(label)} ${isLeast ? 'fica em último lugar' : 'lidera'} em número de rondas${how}, com ${figure}`,
    joined: (label, figure, how, isLeast) =>
      `${firstPlace(label)} foi quem participou em ${isLeast ? 'menos' : 'mais'} rondas${how}: ${figure}`,
    startups: (label, figure, how, isLeast) =>
      `${firstPlace(label)} tem o ${isLeast ? 'menor' : 'maior'} número de${how}: ${figure}`,
  },
  highest: (label, figure, how, isLeast, isMean) =>
    `${firstPlace(label)} tem a ronda ${isMean ? 'média' : 'mediana'} mais ${isLeast ? 'baixa' : 'alta'}${how}: ${figure}`,
  nothingToRank: (split, who, how) =>
    `Não é possível indicar ${NO_SPLIT[split]}: não se conhece nenhum montante ${ofThe(who)}${how}`,
  noneIn: (count, all, isOfRounds, who, how, names) =>
    `${formatCount(count)} de ${formatCount(all)} ${count === 1 ? 'não tem' : 'não têm'} no registo nenhuma ${isOfRounds ? `ronda ${ofThe(who)}` : lower(who).replace('startups', 'startup')}${how}${names ? `: ${names}` : ''}`,
  ofWho: (who) => ` entre ${the(who)}`,
  trend: (who, figure, year, how) =>
    `${raised(who)} mais em ${year} do que em qualquer outro ano${how}: ${figure}`,
  largest: (figure, startup, round, when, isLeast) =>
    `A ${isLeast ? 'menor' : 'maior'} é de ${figure} (${startup}, ${nameRound(round)}${when})`,
  yearFounded: (name, year, isOldest) =>
    `A ${name} é a mais ${isOldest ? 'antiga' : 'recente'}, fundada em ${year}`,
  versus: (first, figure, rest, how) => `${firstPlace(first)} angariou ${figure}${how}, ${rest}`,
  versusCount: (first, figure, rest) => `${firstPlace(first)} tem ${figure}, ${rest}`,
  other: (label, figure) => `${thePlace(label)} ${figure}`,
  noneKnown: 'nenhum montante conhecido',
  and: (parts) => formatList(parts),

  leftOut: {
    undisclosed: (count) => `${sayRounds(count)} cujo montante não é público`,
    currency: (count) =>
      sayPlural(count, {
        one: '# ronda anunciada noutra moeda, sem taxa de câmbio com fonte',
        other: '# rondas anunciadas noutra moeda, sem taxa de câmbio com fonte',
      }),
    uncounted: (count, sum) =>
      `${sayRounds(count)}${sum ? ` (${sum})` : ''} fora de qualquer total: limites de linhas de crédito, montantes angariados após a entrada em bolsa ou fontes fracas`,
    undated: (count) => `${sayRounds(count)} de data desconhecida`,
  },
  labels: {
    leftOut: 'Não incluído',
    madeOf: 'Composição',
    others: 'Outras fontes',
    mind: 'Nota',
    before: (year) => `Face a ${year}`,
    read: 'Entendido',
    unread: 'Não entendido',
    whole: 'Lista completa',
  },
  sharesOf: (parts) => parts.map(([figure, kind]) => `${kind}: ${figure}`).join(', '),
  than: (percent, before) =>
    percent === 0
      ? `tanto como ${before}`
      : `${formatCount(Math.abs(percent))}% ${percent > 0 ? 'mais' : 'menos'} do que ${before}`,
  times: (times, before) => `${times.replace('.', ',')} vezes ${before}`,
  others: (publisher, figure, counts) =>
    `${publisher} contou ${figure}${counts ? `: ${counts}` : ''}`,
  wholeRounds:
    'As somas abrangem a totalidade das rondas em que o investidor participou, não só o que investiu',
  byYear: (who) => `Angariado por ano: ${lower(who)}`,
  sumOf: 'Angariado',

  role: (person, role, startup) => `${person}: ${role} da ${startup}`,
  held: (people, role, startup, when) => `${people}: ${role} da ${startup}${when}`,
  founded: (people, startup) => `A ${startup} foi fundada por ${people}`,
  roles: { ceo: 'CEO', cto: 'CTO', founder: 'fundador' },
  noRole: (role, startup) => `O registo não indica quem é ${role} da ${startup}`,
  facts: {
    about: (name, what) => `${name}: ${what}`,
    former: (name, former, when, why) =>
      `Antes, a ${name} chamava-se ${former}${when ? `, até ${when}` : ''}${why ? `: ${why}` : ''}`,
    pivoted: (name, when, what) =>
      `A ${name} mudou de negócio${when ? ` em ${when}` : ''}${what ? `: ${what}` : ''}`,
    age: (name, year, age) =>
      `A ${name} foi fundada em ${year}: tem cerca de ${sayPlural(age, { one: '# ano', other: '# anos' })}`,
    ageThen: (name, year, age, when) =>
      `A ${name} tinha cerca de ${sayPlural(age, { one: '# ano', other: '# anos' })}${when}: foi fundada em ${year}`,
    closed: (name, when, why) => `A ${name} encerrou${when ? ` em ${when}` : ''}: ${why}`,
    closedOnly: (name, when) =>
      `A ${name} encerrou${when ? ` em ${when}` : ''}; o motivo não consta do registo`,
    notClosed: (name, status) =>
      `O registo não diz que a ${name} tenha encerrado; estado actual: ${status}`,
    valuation: (name, figure, round, when) =>
      `A ${name} foi avaliada em ${figure} na ${nameRound(round)}${when}`,
    incorporated: (name, country) => `A ${name} está constituída ${inPlace(country)}`,
    seat: (name, place) => `A ${name} tem sede ${inPlaces(place)}`,
    employees: (name, range) => `A ${name} tem ${range} trabalhadores`,
    acquired: (name, buyer, when, price) =>
      `A ${buyer} adquiriu a ${name}${price ? ` por ${price}` : ''}${when ? ` em ${when}` : ''}`,
    merged: (name, other, when) => `A ${name} fundiu-se com a ${other}${when ? ` em ${when}` : ''}`,
    listed: (name, exchange, when) =>
      `A ${name} entrou em bolsa${exchange ? ` (${exchange})` : ''}${when ? ` em ${when}` : ''}`,
    operates: (name, countries) => `Países onde a ${name} opera: ${countries}`,
    parent: (name, parent) => `A ${parent} é a empresa-mãe da ${name}`,
    last: (name, round, figure, when) =>
      `A última ronda da ${name} no registo: ${round}${when}${figure ? `, ${figure}` : ''}`,
  },
  unknownFacts: {
    pivoted: 'se mudou de negócio',
    listed: 'quando entrou em bolsa',
    operates: 'em que países opera',
    about: 'o que faz',
    former: 'como se chamava antes',
    age: 'quando foi fundada',
    closed: 'se encerrou',
    valuation: 'quanto vale',
    incorporated: 'onde está constituída',
    seat: 'onde tem sede',
    employees: 'quantos trabalhadores tem',
    acquirer: 'quem a comprou ou detém',
    price: 'quanto se pagou por ela',
    raised: 'quanto angariou',
    last: 'quando angariou pela última vez',
  },
  unknownAlumni: 'quem da equipa fundou outra empresa',
  unknownFounded: 'que mais fundou',
  unknownFounders: 'que mais fundaram os fundadores',
  foundedToo: (name, names) => `Fundadores da ${name} fundaram também ${names}`,
  backedToo: (names, figure, name) =>
    `Além da ${name}, ${figure} ${isOne(figure) ? 'conta' : 'contam'} com investimento de ${names}`,
  backed: (figure, names) =>
    `${figure} ${isOne(figure) ? 'é financiada' : 'são financiadas'} por ${names}`,
  valuation: 'avaliação',
  valuationsKnown: (known, all) =>
    `Conhece-se a avaliação de ${formatCount(known)} de ${sayStartups(all)}; outras podem valer o mesmo`,
  noneValued: (who, how) => `Entre ${the(who)}, não há nenhuma no registo${how}`,
  valuedAt: (bound) =>
    bound ? ` com uma avaliação de ${bound} numa ronda` : ' com avaliação conhecida',
  mostValued: (name, figure, when) =>
    `A ${name} tem a avaliação mais alta do registo: ${figure}${when}`,
  noFact: (name, fact) => `${name}: o registo não diz ${fact}`,
  postOr: { post: ' (post-money)', pre: ' (pre-money)', unstated: '' },

  than_: {
    'raised.more': (name, figure) => `com um total angariado superior ao da ${name} (${figure})`,
    'raised.less': (name, figure) => `com um total angariado inferior ao da ${name} (${figure})`,
    'founded.less': (name, figure) => `fundadas antes da ${name} (${figure})`,
    'founded.more': (name, figure) => `fundadas depois da ${name} (${figure})`,
    'rounds.more': (name, figure) => `com mais rondas do que a ${name} (${figure})`,
    'investors.more': (name, figure) => `com mais investidores do que a ${name} (${figure})`,
  },
  startups: sayStartups,
  matching: (figure, what) =>
    `${figure} ${isOne(figure) ? what.replace(/^fundadas/, 'fundada') : what}`,
  similar: (name, names) => `As mais semelhantes à ${name}: ${names}`,
  noSimilar: (name) => `O registo não tem nada semelhante à ${name}`,
  ofInvestors: (figure, investors, name) =>
    `${sayPlural(investors, { one: `O investidor da ${name} financiou também`, other: `Os # investidores da ${name} financiaram também` })} ${figure}`,
  noInvestors: (name) => `Nenhum investidor da ${name} consta do registo`,
  alumni: (figure, name) =>
    `${figure} ${isOne(figure) ? 'foi fundada' : 'foram fundadas'} por pessoas que o registo associa à ${name}`,
  founderElse: (person, names) => `${person} fundou ${names}`,

  changed: (what, before, after, by) =>
    `${what}: ${before[0]} em ${before[1]}, ${after[0]} em ${after[1]}${by ? ` (${by})` : ''}`,
  changedMost: ([label, how], before, after, by, isFall) =>
    `A maior ${isFall ? 'descida' : 'subida'}${how}: ${label}, de ${before[0]} em ${before[1]} para ${after[0]} em ${after[1]}${by ? ` (${by})` : ''}`,
  soFar: (year) => `${year} até agora`,
  apart: (figure) => `uma diferença de ${figure}`,
  years: (count) => sayPlural(count, { one: '# ano', other: '# anos' }),
  placed: (label, figure, before) =>
    `${firstPlace(label)} vem a seguir, com ${figure}; à frente: ${before}`,
  largestTeams: (range, names) => `A maior equipa conhecida tem ${range} pessoas: ${names}`,
  coInvestors: (investor, names, rounds) =>
    `${investor} investe mais vezes ao lado de ${names}, em ${rounds}`,
  tied: (names, figure, how) => `${names} estão em igualdade${how}, com ${figure} cada`,
  andMore: (names, more) => `${names} e mais ${formatCount(more)}`,
  investorsOf: (names, of) => `Investidores da ${of}: ${names}`,
  leadsOf: (names, of) => `As rondas da ${of} foram lideradas por ${names}`,
  ledMost: (label, figure, how) => `${label} foi quem liderou mais rondas${how}: ${figure}`,
  noLead: (of) => `O registo não diz quem liderou as rondas ${ofThe(of)}`,
  investorsOfAll: (names, of) => `Investidores comuns a ${of}: ${names}`,
  noneOfAll: (of) => `Nenhum investidor do registo é comum a ${of}`,
  bought: (buyer, names, how) => `A ${buyer} adquiriu ${names}${how}`,
  boughtNothing: (buyer, how) => `Nenhuma aquisição da ${buyer}${how} consta do registo`,
  exits: {
    closed: (count) => sayPlural(count, { one: '# encerramento', other: '# encerramentos' }),
    acquired: (count) => sayPlural(count, { one: '# aquisição', other: '# aquisições' }),
    listed: (count) =>
      sayPlural(count, { one: '# entrada em bolsa', other: '# entradas em bolsa' }),
    merged: (count) => sayPlural(count, { one: '# fusão', other: '# fusões' }),
  },
  exitsOf: (figure, who, how) => `${figure} ${ofThem(who)}${how}`,
  mostExits: (label, figure, how, isLeast) =>
    `${firstPlace(label)} teve o ${isLeast ? 'menor' : 'maior'} número${how}: ${figure}`,
  paid: (figure, known, all, who, how) =>
    `Foram pagos ${figure} para adquirir ${the(who).replace(/^as /, '')}${how}; conhece-se o preço de ${formatCount(known)} de ${all}`,
  noPrice: (all, who, how) => `Não se conhece nenhum preço: ${all} ${ofThem(who)}${how}`,
  dearest: (figure, startup, buyer, when) =>
    `O preço mais alto do registo é de ${figure}, pago pela ${buyer} para adquirir a ${startup}${when}`,
  notYet: (when) => `Essa data ainda não chegou: o registo ainda não tem nada para ${when}`,
  hasClosed: (name, when) => `A ${name} encerrou${when ? ` em ${when}` : ''}`,

  verdict: {
    yes: (said) => `Sim: ${said}`,
    no: (said) => `Não: ${said}`,
    level: (said) => `Não, estão em igualdade: ${said}`,
  },
  isSo: (name, what) => `${name} consta do registo (${what})`,
  isNotSo: (name, what) => `${name} não consta como tal do registo (${what})`,
  investors: (count) => sayPlural(count, { one: '# investidor', other: '# investidores' }),

  nothingAbout: 'Não se encontrou resposta a esta pergunta no registo',
  tooManyReadings:
    'Esta pergunta pode ser lida de demasiadas formas. Encurte-a ou pergunte uma coisa de cada vez',
  nothingToCount: (words) =>
    `Não se encontrou resposta: o registo nada diz sobre «${words}», ou o Griot não percebeu a expressão`,
  knows: 'O Griot conhece as startups, as suas rondas, os seus investidores e fundadores',
  undisclosed: (name, measure) =>
    `${name}: «${measure}» não consta do registo; as startups raramente publicam este dado`,
  records: (count) => sayPlural(count, { one: '# ficha', other: '# fichas' }),
  record: 'O registo',
  explore: 'Explorar',
  csv: 'CSV',
  json: 'JSON',
  sources: 'Fontes',
};
