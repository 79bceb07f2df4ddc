import { formatCount, formatList } from '../../base/count.ts';
import type * as english from '../en/reading.ts';
import type { TranslationOf } from '../translation.ts';

export const readingText: TranslationOf<typeof english.readingText> = {
  lostName:
    'o que uma folha de cálculo mostra quando não consegue calcular uma fórmula: o nome perdeu-se',
  notName: 'não é um nome',
  tooLong: (most) => `mais de ${formatCount(most)} caracteres`,
  notDate: 'não é uma data',
  notYear: 'não é um ano',
  yearCannotBe: (year) => `o ano ${year} não é possível`,
  notYet: 'um dia que ainda não chegou',
  notDay: 'este dia não existe no calendário',
  dayOrMonthFirst: (year) => `pode ser dia/mês ou mês/dia: guardado como ${year}`,
  dayOrMonth: 'um dia sem o ano ou um mês desse ano: qual dos dois?',
  severalCountries: (countries) => `indica vários países: ${formatList(countries)}`,
  notAfrican: 'não é um dos 54 países africanos',
  notCountry: 'país desconhecido aqui',
  eitherPlace: (word, country, other) =>
    `«${word}» pode ser ${country} ou ${other}: escreva o nome`,
  placeElsewhere: (place, country) =>
    `${place} não é um lugar conhecido deste país (${country}): qual está certo?`,
  inSeveralCountries: (countries) => `em vários países: ${formatList(countries)}. Escreva o país`,
  hereOrElsewhere: (country) => `pode ficar neste país (${country}) ou noutro: escreva o país`,
  notCurrency: 'moeda desconhecida aqui',
  severalCurrencies: (codes) => `indica várias moedas: ${codes.join(', ')}`,
  eitherCurrency: (sign, codes, isInCountry) =>
    `«${sign}» pode ser ${codes.join(' ou ')}, ${isInCountry ? 'e não é certo qual' : 'e a linha não indica um país que o esclareça'}: escreva o código`,
  notAmount: 'não é um montante',
  unclearDecimal: (text) => `«${text}» pode ser um decimal ou não: escreva um espaço`,
  unknownWord: (word) => `não é um montante: o que é «${word}»?`,
  numberBehindUnit: 'não é um montante: há um número depois da unidade',
  range: 'um intervalo, não um montante',
  bound: 'um limite, não um montante',
  negative: 'um montante não pode ser negativo',
  severalAmounts: 'vários montantes numa célula',
  twoAmounts: (currency) => `dois montantes em ${currency}: qual deles?`,
  twoUnits: 'duas unidades num montante',
  eitherMd: '«MD» é um milhão de dinares na Tunísia e mil milhões em francês: qual deles?',
  eitherMil: '«mil» é um milhão em inglês e mil em português: qual deles?',
  tooMuch: 'maior do que qualquer montante já angariado',
  tooMuchForRound: 'maior do que qualquer ronda já realizada',
  notCount: 'não é uma contagem',
  notNumber: 'não é um número',
  unfitSigns: 'não é um número: as vírgulas e os pontos não correspondem a nenhum formato',
  eitherNumber: 'pode ser 1234 ou 1,234',
  notRound: 'tipo de ronda desconhecido aqui',
  noRange: (ranges) => `não corresponde a nenhum dos intervalos ${ranges.join(', ')}`,
  rangeAsDate: 'um intervalo que uma folha de cálculo converteu em data',
  notYes: 'não é «sim»',
  shareAndDate: 'esperava-se uma participação superior a 0 e até 100%, e uma data',
  notAddress: 'não é um endereço web',
  notTwitter: 'não é uma conta do Twitter/X',
  notTicker: 'esperavam-se a bolsa e o símbolo, como NYSE:JMIA',
  notSlug: 'não é um slug: palavras em minúsculas e sem acentos, separadas por um só hífen',
  notIdentifier:
    'não é um endereço do LinkedIn, da Crunchbase, da Wikidata ou do GitHub, nem um identificador como wikidata:Q123',
};

export const importText: TranslationOf<typeof english.importText> = {
  file: {
    oldExcel: (file: string) =>
      `${file} é um ficheiro Excel antigo ou tem palavra-passe: guarde-o em .xlsx, sem palavra-passe.`,
    pdf: (file: string) => `${file} é um PDF: converta primeiro a tabela em CSV.`,
    parquet: (file: string) =>
      `${file} é um ficheiro Parquet: guarde-o primeiro em CSV ou JSON Lines.`,
    packed: (file: string) =>
      `${file} está comprimido num formato diferente de .gz: descomprima-o primeiro.`,
    brokenGzip: (file: string) => `${file} é um ficheiro .gz danificado.`,
    empty: (file: string) => `${file} está vazio.`,
    binary: (file: string) => `${file} é um livro binário do Excel (.xlsb): guarde-o em .xlsx.`,
    openDocument: (file: string) => `${file} é um ficheiro OpenDocument: guarde-o em .xlsx.`,
    archive: (file: string) =>
      `${file} é um ficheiro zip sem nenhum livro do Excel: descomprima-o primeiro.`,
    damaged: (file: string) =>
      `${file} não pode ser lido como livro do Excel: está incompleto ou danificado.`,
    locked: (file: string) => `${file} tem palavra-passe: guarde-o sem ela.`,
    tooDeep: (file: string) => `${file} não é um livro do Excel: tem demasiados níveis.`,
    tooLarge: (file: string) =>
      `${file} é demasiado grande para um livro do Excel: guarde a folha em CSV (UTF-8) e importe esse ficheiro.`,
    tooMuchText: (file: string) =>
      `${file} tem demasiado texto para um livro do Excel: guarde a folha em CSV (UTF-8) e importe esse ficheiro.`,
    tooManyRows: (file: string, most: string) =>
      `${file} tem uma folha com mais de ${most} linhas: guarde-a em CSV (UTF-8) e importe esse ficheiro.`,
    tooManyColumns: (file: string, most: string) =>
      `${file} tem uma folha com mais de ${most} colunas: guarde em CSV (UTF-8) as que lhe interessam e importe esse ficheiro.`,
    tooManyMerges: (file: string) =>
      `${file} tem demasiadas células unidas: guarde a folha em CSV (UTF-8) e importe esse ficheiro.`,
    noText: 'O ficheiro não tem texto.',
    noRows: 'O ficheiro não tem linhas.',
    noSheet: 'O ficheiro não tem nenhuma folha com linhas.',
  },
  noName: 'sem nome',
  needsDay: 'falta o dia em que o número foi medido',
  noFigure: 'sem número',
  noTitle: 'sem título',
  noAddress: 'sem endereço',
  noDate: 'sem data',
  noStartup: 'não indica nenhuma startup',
  noStartupOrSeveral: 'nenhuma startup com esse nome aqui, ou várias',
  amountSays: (currency) => `o montante diz ${currency}`,
  notInDollars: (currency) => `diz ${currency} numa coluna em dólares americanos`,
  saysNothing: 'não diz nada sobre uma ronda: nem tipo, nem data, nem montante',
  tooLittle: (amount, round) =>
    `${amount} é demasiado pouco para uma ronda (${round}): em milhares ou em milhões?`,
  sentence: 'uma frase, não o nome de um investidor',
  needsSource: 'é necessário o endereço de uma fonte que o comprove',
  notCity: 'cidade desconhecida nesse país',
  notState: 'estado desconhecido nesse país',
  notIndustry: 'sector desconhecido aqui',
  manySources: (most) => `mais de ${formatCount(most)} fontes: guardam-se as primeiras`,
  notSource: 'não é um endereço web nem o nome de uma publicação',
  manyAlike: (most) =>
    `uma de mais de ${formatCount(most)} linhas sobre a mesma ficha: importe-a noutro ficheiro`,
  openQuote: 'há aspas por fechar',
  notJson: 'não é JSON',
  cutJson: 'não é JSON: falta o fim',
  cells: (found, wanted) =>
    `${formatCount(found)} células para ${formatCount(wanted)} cabeçalhos: há uma vírgula ou um ponto e vírgula sem aspas?`,
  notOnRecord:
    'nenhuma startup com esse nome, site ou slug no registo: importe primeiro as startups',
  inOtherCountry: (others) => `nenhuma startup com esse nome nesse país, mas há ${others}`,
  severalHere: (others) =>
    `várias startups têm esse nome (${others}): uma coluna com o país, o site ou o slug permitiria saber qual`,
  inCountry: (slug, country) => `${slug} (${country})`,
  differs: (round, slug, amount) =>
    `difere da ronda ${round} conhecida aqui (${slug}, ${amount} dólares americanos), que tem uma fonte: indique a fonte desta linha, ou esse slug para corrigir a ronda`,
  otherWebsite: (slug) => `o site é o de ${slug}, o slug é de outra startup`,
  newWithoutName: 'sem nome, e nenhuma startup aqui tem este slug',
  removed: 'foi removida deste registo',
  newWithoutCountry: 'sem país, e nenhuma startup aqui tem este site ou slug',
  keptName: (name, slug) =>
    `conhecida aqui como ${name} (${slug}), nome que se manteve: mesmo site`,
  sameName: 'o mesmo nome, com outros fundadores, outro site ou outra actividade',
  sameLabel: 'os sites só diferem na terminação',
  alike: (percent) => `nomes semelhantes em ${percent}%`,
};
