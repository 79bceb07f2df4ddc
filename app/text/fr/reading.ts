import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import type * as english from '../en/reading.ts';
import type { TranslationOf } from '../translation.ts';
import { thePlace } from './words.ts';

export const readingText: TranslationOf<typeof english.readingText> = {
  lostName:
    'ce qu’un tableur affiche pour une formule qu’il ne peut pas calculer : le nom est perdu',
  notName: 'ce n’est pas un nom',
  tooLong: (most) => `plus de ${formatCount(most)} caractères`,
  notDate: 'ce n’est pas une date',
  notYear: 'ce n’est pas une année',
  yearCannotBe: (year) => `l’année ${year} est impossible`,
  notYet: 'ce jour n’est pas encore venu',
  notDay: 'ce jour n’existe pas dans le calendrier',
  dayOrMonthFirst: (year) => `jour/mois ou mois/jour : seule l’année ${year} est conservée`,
  dayOrMonth: 'un jour sans son année, ou un mois de cette année : précisez',
  severalCountries: (countries) => `plusieurs pays : ${formatList(countries)}`,
  notAfrican: 'ce n’est pas l’un des 54 pays africains',
  notCountry: 'pays inconnu ici',
  eitherPlace: (word, country, other) =>
    `« ${word} » peut désigner ${thePlace(country)} ou ${thePlace(other)} : écrivez le nom complet`,
  placeElsewhere: (place, country) =>
    `${place} n’est pas un lieu connu de ce pays (${country}) : vérifiez le lieu et le pays`,
  inSeveralCountries: (countries) =>
    `lieu présent dans plusieurs pays : ${formatList(countries)}. Écrivez le pays`,
  hereOrElsewhere: (country) =>
    `lieu situé dans ce pays (${country}) ou ailleurs : écrivez le pays`,
  notCurrency: 'devise inconnue ici',
  severalCurrencies: (codes) => `plusieurs devises : ${codes.join(', ')}`,
  eitherCurrency: (sign, codes, isInCountry) =>
    `« ${sign} » peut désigner ${codes.join(' ou ')}, ${isInCountry ? 'et rien n’indique de quelle devise il s’agit' : 'et la ligne ne nomme aucun pays qui permette de trancher'} : écrivez le code`,
  notAmount: 'ce n’est pas un montant',
  unclearDecimal: (text) =>
    `« ${text} » peut se lire comme un nombre décimal ou non : séparez les milliers par une espace`,
  unknownWord: (word) => `ce n’est pas un montant : « ${word} » n’est pas compris`,
  numberBehindUnit: 'ce n’est pas un montant : un nombre suit son unité',
  range: 'une fourchette, pas un montant',
  bound: 'une limite, pas un montant',
  negative: 'un montant ne peut pas être négatif',
  severalAmounts: 'plusieurs montants dans une cellule',
  twoAmounts: (currency) => `deux montants en ${currency} : n’en gardez qu’un`,
  twoUnits: 'deux unités pour un montant',
  eitherMd: '« MD » désigne un million de dinars en Tunisie, un milliard ailleurs : précisez',
  eitherMil: '« mil » désigne un million en anglais et mille en portugais : précisez',
  tooMuch: 'plus que le plus gros montant jamais levé',
  tooMuchForRound: 'plus que le plus gros tour de table jamais réalisé',
  notCount: 'ce n’est pas un nombre entier',
  notNumber: 'ce n’est pas un nombre',
  unfitSigns: 'ce n’est pas un nombre : virgules et points se contredisent',
  eitherNumber: 'peut signifier 1 234 ou 1,234',
  notRound: 'type de tour inconnu ici',
  noRange: (ranges) => `valeur hors des tranches ${ranges.join(', ')}`,
  rangeAsDate: 'une date produite par un tableur à partir d’une tranche',
  notYes: 'ce n’est pas « oui »',
  shareAndDate: 'attendu : une part supérieure à 0 % et d’au plus 100 %, et une date',
  notAddress: 'ce n’est pas une adresse web',
  notTwitter: 'ce n’est pas un compte Twitter/X',
  notTicker: 'bourse et symbole attendus, comme NYSE:JMIA',
  notSlug: 'identifiant attendu : mots en minuscules sans accents, séparés par un trait d’union',
  notIdentifier:
    'attendu : une adresse de LinkedIn, Crunchbase, Wikidata ou GitHub, ou une forme comme wikidata:Q123',
};

export const importText: TranslationOf<typeof english.importText> = {
  file: {
    oldExcel: (file: string) =>
      `${file} est un fichier Excel ancien, ou protégé par un mot de passe : enregistrez-le en .xlsx sans mot de passe.`,
    pdf: (file: string) => `${file} est un PDF : convertissez d’abord son tableau en CSV.`,
    parquet: (file: string) =>
      `${file} est un fichier Parquet : enregistrez-le d’abord en CSV ou en JSON Lines.`,
    packed: (file: string) =>
      `${file} est compressé autrement qu’en .gz : décompressez-le d’abord.`,
    brokenGzip: (file: string) => `${file} est un fichier .gz endommagé.`,
    empty: (file: string) => `${file} est vide.`,
    binary: (file: string) => `${file} est un classeur binaire (.xlsb) : enregistrez-le en .xlsx.`,
    openDocument: (file: string) =>
      `${file} est un fichier OpenDocument : enregistrez-le en .xlsx.`,
    archive: (file: string) =>
      `${file} est une archive zip sans classeur : décompressez-la d’abord.`,
    damaged: (file: string) =>
      `${file} ne peut pas être lu comme classeur : le fichier est tronqué ou endommagé.`,
    locked: (file: string) =>
      `${file} est protégé par un mot de passe : enregistrez-le sans mot de passe.`,
    tooDeep: (file: string) =>
      `${file} n’est pas un classeur : ses éléments sont imbriqués trop profondément.`,
    tooLarge: (file: string) =>
      `${file} est un classeur trop volumineux : enregistrez sa feuille en CSV (UTF-8) et importez ce fichier.`,
    tooMuchText: (file: string) =>
      `${file} est un classeur qui contient trop de texte : enregistrez sa feuille en CSV (UTF-8) et importez ce fichier.`,
    tooManyRows: (file: string, most: string) =>
      `${file} a une feuille de plus de ${most} lignes : enregistrez-la en CSV (UTF-8) et importez ce fichier.`,
    tooManyColumns: (file: string, most: string) =>
      `${file} a une feuille de plus de ${most} colonnes : enregistrez celles dont vous avez besoin en CSV (UTF-8) et importez ce fichier.`,
    tooManyMerges: (file: string) =>
      `${file} contient trop de cellules fusionnées : enregistrez sa feuille en CSV (UTF-8) et importez ce fichier.`,
    noText: 'Le fichier ne contient pas de texte.',
    noRows: 'Le fichier ne contient aucune ligne.',
    noSheet: 'Le fichier n’a aucune feuille qui contienne des lignes.',
  },
  noName: 'aucun nom',
  needsDay: 'il faut le jour où ce chiffre a été mesuré',
  noFigure: 'aucun chiffre',
  noTitle: 'aucun titre',
  noAddress: 'aucune adresse',
  noDate: 'aucune date',
  noStartup: 'aucune startup n’est nommée',
  noStartupOrSeveral: 'aucune startup de ce nom dans le répertoire, ou plusieurs',
  amountSays: (currency) => `le montant est indiqué en ${currency}`,
  notInDollars: (currency) => `${currency} dans une colonne en dollars américains`,
  saysNothing: 'aucune information sur le tour : ni type, ni date, ni montant',
  tooLittle: (amount, round) =>
    `${amount}, c’est trop peu pour un tour (${round}) : s’agit-il de milliers ou de millions ?`,
  sentence: 'une phrase, pas le nom d’un investisseur',
  needsSource: 'il faut l’adresse d’une source qui atteste cette information',
  notCity: 'ville inconnue du répertoire pour ce pays',
  notState: 'région inconnue du répertoire pour ce pays',
  notIndustry: 'secteur inconnu ici',
  manySources: (most) =>
    `plus de ${formatCount(most)} sources : seules les premières sont conservées`,
  notSource: 'attendu : une adresse web ou le nom d’un éditeur',
  manyAlike: (most) =>
    `plus de ${formatCount(most)} lignes portent sur cette même fiche : importez celle-ci dans un autre fichier`,
  openQuote: 'un guillemet n’est jamais fermé',
  notJson: 'ce n’est pas du JSON',
  cutJson: 'ce n’est pas du JSON : la fin manque',
  cells: (found, wanted) =>
    `${sayPlural(found, { one: '# cellule', other: '# cellules' })} pour ${sayPlural(wanted, { one: '# en-tête', other: '# en-têtes' })} : une virgule ou un point-virgule se trouve peut-être hors guillemets`,
  notOnRecord:
    'aucune startup de ce nom, de ce site ou de cet identifiant dans le répertoire : importez d’abord les startups',
  inOtherCountry: (others) => `aucune startup de ce nom dans ce pays, mais ${others}`,
  severalHere: (others) =>
    `plusieurs startups ont ce nom (${others}) : une colonne avec le pays, le site ou l’identifiant permettrait de savoir de laquelle il s’agit`,
  inCountry: (slug, country) => `${slug} (${country})`,
  differs: (round, slug, amount) =>
    `cette ligne diffère du tour déjà connu (${round}, ${slug}, ${amount} dollars américains), qui a une source : indiquez la source de cette ligne, ou cet identifiant pour corriger le tour connu`,
  otherWebsite: (slug) =>
    `le site est celui de ${slug}, l’identifiant est celui d’une autre startup`,
  newWithoutName: 'aucun nom, et aucune startup ici n’a cet identifiant',
  removed: 'fiche retirée de ce répertoire',
  newWithoutCountry: 'aucun pays, et aucune startup ici n’a ce site ou cet identifiant',
  keptName: (name, slug) =>
    `startup connue ici sous le nom ${name} (${slug}), nom conservé : même site`,
  sameName: 'le même nom, avec d’autres fondateurs, un autre site ou une autre activité',
  sameLabel: 'les sites ne diffèrent que par leur extension',
  alike: (percent) => `noms similaires à ${percent} %`,
};
