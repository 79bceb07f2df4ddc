import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import type * as english from '../en/answers.ts';
import type { TranslationOf } from '../translation.ts';
import {
  among,
  have,
  inPlaces,
  isOne,
  isRound,
  lower,
  NO_SPLIT,
  ofRoundNamed,
  ofRounds,
  ofThe,
  sayRounds,
  sayStartups,
  the,
  theFirst,
} from './answer-words.ts';
import {
  agree,
  firstPlace,
  inPlace,
  of,
  ofRound,
  onDate,
  spanOf,
  than,
  theDate,
  untilDate,
} from './words.ts';

export const answersText: TranslationOf<typeof english.answersText> = {
  or: ' ou ',
  in: onDate,
  fromTo: spanOf,
  startupsOf: (industries, places) =>
    `${industries ? `Startups du secteur ${industries}` : 'Startups'}${places ? ` ${inPlaces(places)}` : ''}`,
  roundsOf: (round) => `dans des tours ${ofRound(round)}`,
  inKind: (kind) => `en ${kind}`,
  with: (investor) => `dans des tours avec ${investor}`,
  ledBy: (investor) => `dans des tours menés par ${investor}`,

  raised: (who, figure, how) => `${theFirst(who)} ${have(who)} levé ${figure}${how}`,
  disclosed: (known, all) => `, d’après les montants divulgués (${ofRounds(known, all)})`,
  noAmount: (who, how, all) =>
    all === 0
      ? `Aucun tour ${ofThe(who)}${how} n’est enregistré`
      : `Aucun montant n’est connu pour ${sayPlural(all, { one: 'le seul tour', other: 'les # tours' })} ${ofThe(who)}${how}`,
  median: (who, kind, figure, how) =>
    `Le tour médian${kind ? ` (${kind})` : ''} ${ofThe(who)}${how} est de ${figure}`,
  tooFew: (who, how, known) =>
    `Trop peu de montants connus pour donner une valeur représentative : ${sayRounds(known)} ${ofThe(who)}${how}`,
  mean: (who, kind, figure, how) =>
    `La moyenne des tours${kind ? ` (${kind})` : ''} ${ofThe(who)}${how} est de ${figure}`,
  medianIs: (median, known, all) => `, la médiane de ${median}, d’après ${ofRounds(known, all)}`,
  meanIs: (mean, known, all) => `, la moyenne de ${mean}, d’après ${ofRounds(known, all)}`,
  rounds: (figure, who, how) => `${figure} ${ofThe(who)}${how}`,
  inAll: (sum) => `, ${sum} en tout`,
  round: sayRounds,
  found: (figure, who, how) =>
    `Le répertoire compte ${figure} ${figure === '1' || figure === '0' ? lower(who).replace('startups', 'startup') : lower(who)}${how}`,
  share: (figure, part, whole, what) =>
    `${figure} : ${formatCount(part)} sur ${formatCount(whole)}${what}`,
  shareOfMoney: (figure, part, whole, who, how) =>
    `${theFirst(who)} ${have(who)} levé ${figure} des fonds du répertoire${how} : ${part} sur ${whole}`,
  shareOfTheirs: (figure, part, whole, who, how, of, when) =>
    `Sur ${whole} levés par ${the(of)}${when}, ${the(who)} ${have(who)} levé ${part}${how} : ${figure}`,

  first: {
    raised: (label, figure, how, isLeast) =>
      `${firstPlace(label)} ${agree(label, 'arrive', 'arrivent')} en ${isLeast ? 'dernier' : 'tête'} pour les fonds levés${how}, avec ${figure}`,
    investors: (label, figure, how, isLeast) =>
      `${firstPlace(label)} ${agree(label, 'arrive', 'arrivent')} en ${isLeast ? 'dernier' : 'tête'} pour le nombre d’investisseurs${how}, avec ${figure}`,
    rounds: (label, figure, how, isLeast) =>
      `${firstPlace(label)} ${agree(label, 'arrive', 'arrivent')} en ${isLeast ? 'dernier' : 'tête'} pour le nombre de tours${how}, avec ${figure}`,
    joined: (label, figure, how, isLeast) =>
      `${firstPlace(label)} ${agree(label, 'a', 'ont')} participé au ${isLeast ? 'plus petit' : 'plus grand'} nombre de tours${how} (${figure})`,
    startups: (label, figure, how, isLeast) =>
      `${firstPlace(label)} ${agree(label, 'compte', 'comptent')} le ${isLeast ? 'moins' : 'plus'} de${how} : ${figure}`,
  },
  highest: (label, figure, how, isLeast, isMean) =>
    `${firstPlace(label)} ${agree(label, 'a', 'ont')} le tour ${isMean ? 'moyen' : 'médian'} le plus ${isLeast ? 'bas' : 'élevé'}${how}, à ${figure}`,
  nothingToRank: (split, who, how) =>
    `Impossible de désigner ${NO_SPLIT[split]} : aucun montant ${ofThe(who)}${how} n’est connu`,
  noneIn: (count, all, isOfRounds, who, how, names) =>
    `${isOfRounds ? `Sans aucun tour ${ofThe(who)}` : `Sans aucune ${lower(who).replace('startups', 'startup')}`}${how} dans le répertoire : ${formatCount(count)} sur ${formatCount(all)}${names ? ` (${names})` : ''}`,
  ofWho: (who) => ` parmi ${the(who)}`,
  trend: (who, figure, year, how) =>
    `L’année record ${ofThe(who)} est ${year}${how}, avec ${figure} levés`,
  largest: (figure, startup, round, when, isLeast) =>
    `Le tour le ${isLeast ? 'moins' : 'plus'} important est de ${figure} : ${startup}, ${round}${when}`,
  yearFounded: (name, year, isOldest) =>
    `${name} est la plus ${isOldest ? 'ancienne' : 'jeune'}, créée en ${year}`,
  versus: (first, figure, rest, how) => `${first} : ${figure} levés${how}, ${rest}`,
  versusCount: (first, figure, rest) =>
    `${firstPlace(first)}${/\p{L}/u.test(figure) ? '' : ' en'} ${agree(first, 'compte', 'comptent')} ${figure}, ${rest}`,
  other: (label, figure) => `${label} : ${figure}`,
  noneKnown: 'aucun montant connu',
  and: (parts) => formatList(parts),

  leftOut: {
    undisclosed: (count) => `${sayRounds(count)} dont le montant n’est pas public`,
    currency: (count) =>
      `${sayRounds(count)} ${count < 2 ? 'annoncé' : 'annoncés'} dans une autre devise, sans taux de change sourcé`,
    uncounted: (count, sum) =>
      `${sayRounds(count)}${sum ? ` (${sum})` : ''} hors totaux : plafonds de lignes de crédit, fonds levés après l’introduction en Bourse, ou sources faibles`,
    undated: (count) => `${sayRounds(count)} de date inconnue`,
  },
  labels: {
    leftOut: 'Non compté',
    madeOf: 'Composition',
    others: 'Selon d’autres sources',
    mind: 'À noter',
    before: (year) => `Par rapport à ${year}`,
    read: 'Compris ainsi',
    unread: 'Mots non compris',
    whole: 'Liste complète',
  },
  sharesOf: (parts) => parts.map(([figure, kind]) => `${kind} : ${figure}`).join(', '),
  than: (percent, before) =>
    percent === 0
      ? `autant ${than(before)}`
      : `${formatCount(Math.abs(percent))} % de ${percent > 0 ? 'plus' : 'moins'} ${than(before)}`,
  times: (times, before) => `${times.replace('.', ',')} fois ${before}`,
  others: (publisher, figure, counts) =>
    `${publisher} a compté ${figure}${counts ? ` : ${counts}` : ''}`,
  wholeRounds:
    'Les sommes portent sur les tours entiers, et non sur l’apport propre d’un investisseur',
  byYear: (who) => `Fonds levés chaque année : ${lower(who)}`,
  sumOf: 'Fonds levés',

  role: (person, role, startup) => `${person} : ${role} ${of(startup)}`,
  held: (people, role, startup, when) => `${people} : ${role} ${of(startup)}${when}`,
  founded: (people, startup) => `${startup} a été fondée par ${people}`,
  roles: { ceo: 'direction générale', cto: 'direction technique', founder: 'équipe fondatrice' },
  noRole: (role, startup) =>
    `Le répertoire ne donne aucun nom pour cette fonction : ${role} ${of(startup)}`,
  facts: {
    about: (name, what) => `${name} : ${what}`,
    former: (name, former, when, why) =>
      `${name} s’appelait ${when ? `${former} ${untilDate(when)}` : `auparavant ${former}`}${why ? ` : ${why}` : ''}`,
    pivoted: (name, when, what) =>
      `${name} a changé d’activité${when ? ` ${onDate(when)}` : ''}${what ? ` : ${what}` : ''}`,
    age: (name, year, age) =>
      `${name} a été créée en ${year} et a environ ${sayPlural(age, { one: '# an', other: '# ans' })}`,
    ageThen: (name, year, age, when) =>
      `${name} avait environ ${sayPlural(age, { one: '# an', other: '# ans' })}${when} : elle a été créée en ${year}`,
    closed: (name, when, why) => `${name} a fermé${when ? ` ${onDate(when)}` : ''} : ${why}`,
    closedOnly: (name, when) =>
      `${name} a fermé${when ? ` ${onDate(when)}` : ''} ; le répertoire n’en donne pas la raison`,
    notClosed: (name, status) =>
      `Le répertoire n’indique pas ${than(name)} ait fermé (statut : ${status})`,
    valuation: (name, figure, round, when) =>
      `${name} a été valorisée à ${figure} lors de son tour ${ofRound(round)}${when}`,
    incorporated: (name, country) => `${name} est immatriculée ${inPlace(country)}`,
    seat: (name, place) => `${name} a son siège ${inPlaces(place)}`,
    employees: (name, range) => `${name} compte ${range} employés`,
    acquired: (name, buyer, when, price) =>
      `${buyer} a racheté ${name}${price ? ` pour ${price}` : ''}${when ? ` ${onDate(when)}` : ''}`,
    merged: (name, other, when) =>
      `${name} a fusionné avec ${other}${when ? ` ${onDate(when)}` : ''}`,
    listed: (name, exchange, when) =>
      `${name} a été introduite en Bourse${exchange ? ` (${exchange})` : ''}${when ? ` ${onDate(when)}` : ''}`,
    operates: (name, countries) => `Pays d’activité ${of(name)} : ${countries}`,
    parent: (name, parent) => `${parent} est la maison mère ${of(name)}`,
    last: (name, round, figure, when) =>
      `Dernier tour enregistré ${of(name)} : ${round}${when}${figure ? `, ${figure}` : ''}`,
  },
  unknownFacts: {
    pivoted: 'un éventuel changement d’activité',
    listed: 'la date d’introduction en Bourse',
    operates: 'les pays d’activité',
    about: 'l’activité',
    former: 'l’ancien nom',
    age: 'l’année de création',
    closed: 'une éventuelle fermeture',
    valuation: 'la valorisation',
    incorporated: 'le pays d’immatriculation',
    seat: 'le lieu du siège',
    employees: 'le nombre d’employés',
    acquirer: 'le nom de l’acquéreur ou du propriétaire',
    price: 'le prix de rachat',
    raised: 'le total des fonds levés',
    last: 'la date de la dernière levée de fonds',
  },
  unknownAlumni: 'les autres entreprises fondées par des membres de l’équipe',
  unknownFounded: 'les autres entreprises fondées',
  unknownFounders: 'les autres entreprises des fondateurs',
  foundedToo: (name, names) => `Des fondateurs ${of(name)} ont aussi fondé ${names}`,
  backedToo: (names, figure, name) => `Autres financements ${of(names)}, outre ${name} : ${figure}`,
  backed: (figure, names) =>
    `${figure} ${isOne(figure) ? 'est financée' : 'sont financées'} par ${names}`,
  valuation: 'valorisation',
  valuationsKnown: (known, all) =>
    `Une valorisation est connue pour ${sayStartups(known)} sur ${formatCount(all)} ; d’autres valent peut-être autant`,
  noneValued: (who, how) => `Aucune fiche ne correspond parmi ${the(who)}${how}`,
  valuedAt: (bound) =>
    bound ? ` avec une valorisation de ${bound} lors d’un tour` : ' avec une valorisation connue',
  mostValued: (name, figure, when) =>
    `${name} a la valorisation la plus élevée du répertoire, à ${figure}${when}`,
  noFact: (name, fact) => `Information absente du répertoire pour ${name} : ${fact}`,
  postOr: { post: ' (après l’apport)', pre: ' (avant l’apport)', unstated: '' },

  than_: {
    'raised.more': (name, figure) => `dont le total levé dépasse celui ${of(name)} (${figure})`,
    'raised.less': (name, figure) =>
      `dont le total levé est inférieur à celui ${of(name)} (${figure})`,
    'founded.less': (name, figure) =>
      `dont la création est antérieure à celle ${of(name)} (${figure})`,
    'founded.more': (name, figure) =>
      `dont la création est postérieure à celle ${of(name)} (${figure})`,
    'rounds.more': (name, figure) => `avec plus de tours ${than(name)} (${figure})`,
    'investors.more': (name, figure) => `avec plus d’investisseurs ${than(name)} (${figure})`,
  },
  startups: sayStartups,
  matching: (figure, what) => `${figure} ${what}`,
  similar: (name, names) => `Startups les plus proches ${of(name)} : ${names}`,
  noSimilar: (name) => `Rien dans le répertoire ne ressemble à ${name}`,
  ofInvestors: (figure, investors, name) =>
    `${sayPlural(investors, { one: `L’investisseur ${of(name)} a aussi financé`, other: `Les # investisseurs ${of(name)} ont aussi financé` })} ${figure}`,
  noInvestors: (name) => `Aucun investisseur ${of(name)} n’est enregistré`,
  alumni: (figure, name) =>
    `${figure} ${isOne(figure) ? 'a été fondée' : 'ont été fondées'} par des membres, actuels ou anciens, de l’équipe ${of(name)}`,
  founderElse: (person, names) => `${person} a fondé ${names}`,

  changed: (what, before, after, by) =>
    `${what} : ${before[0]} en ${before[1]}, ${after[0]} en ${after[1]}${by ? ` (${by})` : ''}`,
  changedMost: ([label, how], before, after, by, isFall) =>
    `La plus forte ${isFall ? 'baisse' : 'hausse'}${how} : ${label}, de ${before[0]} en ${before[1]} à ${after[0]} en ${after[1]}${by ? ` (${by})` : ''}`,
  soFar: (year) => `${year} jusqu’ici`,
  apart: (figure) => `soit un écart de ${figure}`,
  years: (count) => sayPlural(count, { one: '# an', other: '# ans' }),
  placed: (label, figure, before) =>
    `${firstPlace(label)} ${agree(label, 'vient', 'viennent')} ensuite avec ${figure} ; devant : ${before}`,
  largestTeams: (range, names) =>
    `Le plus grand effectif connu est de ${range} personnes : ${names}`,
  coInvestors: (investor, names, rounds) =>
    `${investor} investit le plus souvent aux côtés ${of(names)}, dans ${rounds}`,
  tied: (names, figure, how) => `${names} sont à égalité${how} (${figure})`,
  andMore: (names, more) => `${names} et ${sayPlural(more, { one: '# autre', other: '# autres' })}`,
  investorsOf: (names, name) => `Investisseurs ${of(name)} : ${names}`,
  leadsOf: (names, name) =>
    isRound(name)
      ? `Le tour ${ofRoundNamed(name)} a été mené par ${names}`
      : `Les tours ${of(name)} ont été menés par ${names}`,
  ledMost: (label, figure, how) =>
    `${label} a mené ${figure}${how}, plus que tout autre investisseur`,
  noLead: (name) =>
    `Le répertoire ne dit pas qui a mené ${isRound(name) ? `le tour ${ofRoundNamed(name)}` : `les tours ${ofThe(name)}`}`,
  investorsOfAll: (names, all) => `Investisseurs communs à ${all} : ${names}`,
  noneOfAll: (all) => `Aucun investisseur du répertoire n’est commun à ${all}`,
  bought: (buyer, names, how) => `${buyer} a racheté ${names}${how}`,
  boughtNothing: (buyer, how) => `Aucun rachat par ${buyer}${how} n’est enregistré`,
  exits: {
    closed: (count) => sayPlural(count, { one: '# fermeture', other: '# fermetures' }),
    acquired: (count) => sayPlural(count, { one: '# rachat', other: '# rachats' }),
    listed: (count) =>
      sayPlural(count, { one: '# introduction en Bourse', other: '# introductions en Bourse' }),
    merged: (count) => sayPlural(count, { one: '# fusion', other: '# fusions' }),
  },
  exitsOf: (figure, who, how) => `${figure} ${among(who)}${how}`,
  mostExits: (label, figure, how, isLeast) =>
    `${firstPlace(label)} en ${agree(label, 'compte', 'comptent')} le ${isLeast ? 'moins' : 'plus'}${how}, avec ${figure}`,
  paid: (figure, known, all, who, how) =>
    `${figure} ont été payés pour ${the(who)}${how} ; un prix est connu pour ${formatCount(known)} sur ${all}`,
  noPrice: (all, who, how) => `Aucun prix n’est connu : ${all} ${among(who)}${how}`,
  dearest: (figure, startup, buyer, when) =>
    `Le prix le plus élevé du répertoire est de ${figure}, payé par ${buyer} pour ${startup}${when}`,
  notYet: (when) =>
    `Cette période est à venir : rien n’est encore enregistré pour ${theDate(when)}`,
  hasClosed: (name, when) => `${name} a fermé${when ? ` ${onDate(when)}` : ''}`,

  verdict: {
    yes: (said) => `Oui : ${said}`,
    no: (said) => `Non : ${said}`,
    level: (said) => `Non, à égalité : ${said}`,
  },
  isSo: (name, what) => `${name} figure dans le répertoire (${what})`,
  isNotSo: (name, what) => `${name} ne figure pas dans le répertoire à ce titre (${what})`,
  investors: (count) => sayPlural(count, { one: '# investisseur', other: '# investisseurs' }),

  nothingAbout: 'Aucune réponse trouvée dans le répertoire',
  tooManyReadings:
    'Cette question peut se comprendre de trop de façons. Raccourcissez-la ou posez une seule question à la fois',
  nothingToCount: (words) =>
    `Aucune réponse trouvée : le répertoire ne dit rien sur « ${words} », ou Griot ne comprend pas ces mots`,
  knows: 'Griot connaît les startups, leurs tours, leurs investisseurs et leurs fondateurs',
  undisclosed: (name, measure) =>
    `Le répertoire ne donne pas cette information pour ${name} : « ${measure} ». Les startups la publient rarement`,
  records: (count) => sayPlural(count, { one: '# fiche', other: '# fiches' }),
  record: 'Le répertoire',
  explore: 'Explorer',
  csv: 'CSV',
  json: 'JSON',
  sources: 'Sources',
};
