import { formatShare, sayPlural } from '../../base/count.ts';
import type { FundingRound, MoneyKind } from '../../base/enumerations.ts';
import { pathTo } from '../../base/paths.ts';
import type * as english from '../en/about.ts';
import type { TranslationOf } from '../translation.ts';
import about from './about.json' with { type: 'json' };
import attributionPolicy from './legal-attribution-policy.json' with { type: 'json' };
import privacyPolicy from './legal-privacy-policy.json' with { type: 'json' };
import terms from './legal-terms.json' with { type: 'json' };
import methodology from './methodology.json' with { type: 'json' };

export const legalText: TranslationOf<typeof english.legalText> = {
  contents: 'Índice',
  changed: 'Última alteração: {when}',
  contact: (email) =>
    email
      ? `Escreva para [${email}](mailto:${email}).`
      : 'Este site ainda não publicou um endereço de contacto.',
  terms: terms as english.LegalDocument,
  privacyPolicy: privacyPolicy as english.LegalDocument,
  attributionPolicy: attributionPolicy as english.LegalDocument,
  about: about as english.LegalDocument,
};

export const methodologyText: TranslationOf<typeof english.methodologyText> = {
  document: methodology as english.LegalDocument,
  short: {
    title: 'Em resumo',
    lead: (day) =>
      `Das fichas sorteadas a ${day} que foi possível avaliar, quantas estavam erradas, e o intervalo em que se situa a proporção real. [O que se sorteou e como](#audit).`,
  },
  audit: {
    title: 'Resultados da auditoria',
    sheetTitle: 'Auditoria',
    found: (day, drawn, judged, wrong) =>
      `A ${day}, sortearam-se ${drawn} startups, rondas e saídas, com uma semente fixa, e compararam-se com páginas publicadas. Foi possível avaliar ${judged}; destas, havia erros em ${wrong}.`,
    earlier: (day, drawn, what, judged, wrong) =>
      `Antes disso, a ${day}, sortearam-se ${drawn} ${what}: dos ${judged} casos que foi possível avaliar, havia erros em ${wrong}, entretanto corrigidos.`,
    drawnOf: { facts: 'dados isolados', whole: 'startups, rondas e saídas' },
    caption: 'Amostra aleatória',
    columns: {
      what: 'Tipo',
      drawn: 'Sorteadas',
      right: 'Certas',
      wrong: 'Erradas',
      untold: 'Não avaliáveis',
      share: 'Taxa de erro',
      interval: 'Intervalo a 95%',
    },
    kinds: { startup: 'Startups', round: 'Rondas', exit: 'Saídas' },
    kindsMean:
      'De uma startup: país, cidade, ano de fundação, estado, site, tipo de clientes e pessoas. De uma ronda: montante, data, tipo e investidor principal. De uma saída: o que aconteceu à empresa (adquirida, fundida, cotada em bolsa ou encerrada), quando e quem a comprou. Basta um elemento errado para o conjunto contar como errado.',
    howToRead:
      'Certas: há páginas que as comprovam e nenhuma contradiz o que constava do registo; um elemento que nenhuma página encontrada comprove não conta como erro. Erradas: uma página contradiz um elemento, ou são mais as páginas que contradizem do que as que confirmam. Não avaliáveis: nenhuma página encontrada as comprova, ou as páginas dividem-se por igual. A taxa de erro calcula-se sobre as que foi possível avaliar, e o valor real pode estar em qualquer ponto do intervalo (intervalo de Wilson a 95%). O que foi muito noticiado encontra-se mais facilmente; por isso, as fichas avaliadas são provavelmente melhores do que as restantes. Os tipos não foram sorteados na proporção do registo: em conjunto, não dão uma taxa global.',
    mistakes: 'Os erros encontrados, todos já corrigidos:',
    sheet: `A folha de auditoria, linha a linha, em [CSV](${pathTo('/methodology/audit.csv')}) e [XLSX](${pathTo('/methodology/audit.xlsx')}), com as páginas consultadas. O método do sorteio está descrito em docs/audit, no código-fonte.`,
  },
  others: {
    title: 'O que outros contam',
    holds: (ours, theirs, publisher, year) =>
      `O {productName} reúne ${ours} dos ${theirs} relativos a ${year} que ${publisher} contou.`,
    holdsMore: (ours, theirs, publisher, year) =>
      `O {productName} reúne ${ours} relativos a ${year}; ${publisher} contou ${theirs}.`,
    howToRead:
      'O nosso montante reúne todas as rondas divulgadas do ano e do lugar: capital próprio, dívida e subvenções, de qualquer valor, excluindo as que assentam apenas em fontes fracas. Outros seguem critérios diferentes: uns excluem os investimentos de menor valor, outros acrescentam investimentos confidenciais. Por isso, a percentagem mostra a distância entre duas contagens, não que uma faça parte da outra; pode ultrapassar os 100%. Quando uma contagem exclui o capital próprio ou a dívida, não se indica percentagem.',
    caption: 'Totais publicados ao lado dos nossos',
    columns: {
      who: 'Quem',
      year: 'Ano',
      place: 'Lugar',
      counts: 'O que conta',
      theirs: 'Montante publicado',
      ours: 'O nosso montante',
      share: 'Percentagem',
    },
    africa: 'África',
    nothingYet: 'Ainda sem dados',
    unknown: 'Desconhecido',
    otherMoney: 'Não comparável',
  },
};

const rounds: Record<FundingRound, string> = {
  Angel:
    'Particulares investem o seu próprio dinheiro, muitas vezes antes de qualquer fundo o fazer.',
  'Pre-Seed':
    'O primeiro dinheiro vindo de fora, muitas vezes antes de haver um produto pelo qual alguém pague.',
  Seed: 'Dinheiro da fase inicial, para construir o produto e encontrar os primeiros clientes.',
  Grant:
    'Dinheiro que não se devolve nem dá direito a participações, como o de uma fundação, de um programa ou de um prémio.',
  'Venture Series':
    'Uma ronda de investidores de capital de risco cuja fonte não indica a letra, ou indica uma posterior a C, como a Série D.',
  'Series A':
    'A primeira grande ronda de investidores de capital de risco, para fazer crescer o que começou a resultar.',
  'Series B':
    'A grande ronda que se segue à Série A, para chegar a mais mercados ou lançar mais produtos.',
  'Series C': 'A que se segue à Série B, de uma empresa que já é grande.',
  'Equity Crowdfunding':
    'Muitas pessoas compram pequenas participações, quase sempre através de um site.',
  'Product Crowdfunding':
    'Muitas pessoas pagam um produto antecipadamente; não recebem participações.',
  'Convertible Note':
    'Um empréstimo, ou uma promessa como um SAFE, que se converte em participações numa ronda posterior.',
  'Debt Financing': 'Um empréstimo ou uma obrigação, que se reembolsa com juros.',
  'Secondary Market':
    'Investidores compram participações a quem já as tem; o dinheiro vai para quem vende e não para a empresa.',
  'Post-IPO Equity': 'Novas acções vendidas por uma empresa cotada em bolsa.',
  'Post-IPO Secondary':
    'Acções já existentes de uma empresa cotada em bolsa, vendidas por quem as detém.',
  'Post-IPO Debt': 'Um empréstimo ou uma obrigação de uma empresa cotada em bolsa.',
  'Initial Coin Offering': 'Quem compra recebe tokens digitais, não participações.',
  'Funding Round': 'Dinheiro cuja fonte não indica a fase; também pode incluir dívida.',
  'Venture Capital': 'Dinheiro de fundos de capital de risco quando a fonte não indica a fase.',
  'Private Equity': 'Um fundo compra uma grande parte de uma empresa já consolidada.',
};

const money: Record<MoneyKind, string> = {
  equity: 'Os investidores compram novas participações e passam a deter uma parte da empresa.',
  debt: 'Dinheiro emprestado, que se reembolsa com juros. Ninguém recebe participações.',
  grant: 'Dinheiro concedido, que não se devolve. Ninguém recebe participações.',
  convertible:
    'Dinheiro primeiro emprestado ou prometido, que mais tarde se converte em participações.',
  secondary: 'As participações mudam de dono. A própria empresa não recebe nada.',
  token: 'Vendem-se tokens digitais em vez de participações.',
  other: 'Produtos pagos antecipadamente, ou dinheiro cuja natureza a fonte não indica.',
};

export const glossaryText: TranslationOf<typeof english.glossaryText> = {
  title: 'Tipos de ronda e de financiamento',
  lead: 'Cada ronda tem um de vinte nomes, conforme a designação usada pela fonte. O nome determina o tipo de financiamento que conta nas somas e nos filtros.',
  rounds,
  money,
  countedAs: (kind) => `Conta como: ${kind.toLowerCase()}.`,
  link: 'O que significam os tipos de ronda e de financiamento',
  whatIs: (round) => `O que significa «${round}»?`,
};

const sayStartups = (startups: number) =>
  sayPlural(startups, { one: '# startup', other: '# startups' });

export const homeText: TranslationOf<typeof english.homeText> = {
  demonstration: 'Dados de demonstração: estas empresas são fictícias',
  description: (startups, countries) =>
    `${sayStartups(startups)} em ${sayPlural(countries, { one: '# país africano', other: '# países africanos' })}: quanto angariaram, junto de quem e de onde vem cada número.`,
  lead: (startups, countries, industries) =>
    `${sayStartups(startups)} em ${sayPlural(countries, { one: '# país', other: '# países' })} e ${sayPlural(industries, { one: '# sector', other: '# sectores' })}: quanto angariaram, junto de quem e onde foi noticiado.`,
  leadEmpty: 'Ainda não há startups registadas. Aparecem aqui com a primeira importação.',
  search: 'Pesquisar no directório',
  examples: 'Exemplos',
  largestRounds: (year) => `As maiores rondas de ${year}, cada uma com o pano da sua startup`,
  percent: (share) => formatShare(share),
  map: 'Startups por país',
  mapSubtitle: 'Número de startups e quanto angariaram',
  rankings: 'Startups com mais financiamento',
  topShare: (startups) => `As ${startups} primeiras angariaram {share} do financiamento registado`,
  rankingsOf: 'De um total de {total} contabilizados em todos os anos do registo.',
  rankBy: 'Top 100 por',
  noRankings: 'Ainda não há rondas divulgadas registadas',
  noRankingsWhy:
    'As startups passam a constar desta classificação assim que for registada uma ronda com montante e fonte.',
  allIndustries: 'Todos os sectores',
  countryCard: (country, startups) => `${country}\n${sayStartups(startups)}`,
  allCountries: 'Todos os países',
  countryStartups: sayStartups,
  doors: {
    find: {
      title: 'Encontrar',
      words:
        'Pesquise por lugar, sector, ronda e ano. Verá como a pesquisa foi entendida e poderá alterá-la.',
      link: 'Pesquisar no directório',
    },
    take: {
      title: 'Usar os dados',
      words:
        'Todos os gráficos em imagem e CSV e todas as páginas sob a forma de dados, gratuitamente e com as respectivas fontes.',
      link: 'Obter os dados',
    },
    add: {
      title: 'Adicionar',
      words:
        'Falta a sua startup ou há um número errado? Avise-nos e indique uma página que o comprove.',
      link: 'Adicionar uma startup',
    },
  },
  news: 'Notícias',
  allNews: 'Todas as notícias',
  noNews: 'Ainda não há notícias registadas',
};

export const newsText: TranslationOf<typeof english.newsText> = {
  title: 'Notícias de startups',
  pageTitle: (page) => `Notícias de startups, página ${page}`,
  lead: 'O que se publicou sobre as startups deste directório. Cada notícia tem uma ligação para a publicação de origem.',
  description:
    'Notícias sobre startups africanas, dia a dia: financiamento, aquisições, lançamentos e encerramentos, sempre com a publicação de origem.',
  continued: (period) => `${period}, continuação`,
  others: 'O mesmo assunto noutras publicações',
  newer: 'Notícias mais recentes',
  none: 'Ainda não há notícias registadas.',
  noneWhy: 'As notícias aparecem aqui quando uma publicação fala de uma startup deste directório.',
  noneMore: 'Não há notícias mais antigas.',
  newest: 'Ir para as mais recentes',
  notAbout: (startup) => `Não é sobre a ${startup}`,
  mentionsLead: 'Uma menção removida não volta, mesmo que um feed a repita.',
  mentionsLog: 'Repor uma menção no registo de alterações',
  mentionBack: 'Esta menção já foi reposta.',
};

export const notFoundText: TranslationOf<typeof english.notFoundText> = {
  title: 'Página não encontrada',
  heading: 'Não há nenhuma página neste endereço',
  lookedFor: 'Procurava:',
  search: 'Pesquisar',
  popular: 'Páginas mais vistas',
  home: 'Página inicial',
  errorTitle: 'Algo correu mal',
  requestId: (id) => `Pedido ${id}`,
  errorHelp: 'Nada do que escreveu se perdeu: volte atrás para o recuperar.',
  retry: 'Tentar de novo',
};

export const offlineText: TranslationOf<typeof english.offlineText> = {
  title: 'Está sem ligação',
  description: 'Páginas que já leu, guardadas neste dispositivo.',
  lead: 'Esta página precisa de ligação à Internet. As últimas páginas que leu estão guardadas neste dispositivo:',
  nothingCached: 'Ainda nenhuma página.',
  retry: 'Tentar de novo',
  noticeLabel: 'Sem ligação',
  cachedNotice: (date) => `Está sem ligação. Esta página está tal como estava em ${date}.`,
};
