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
  changed: 'Última alteração {when}',
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
      `Quantas estavam erradas, das sorteadas a ${day} que foi possível avaliar, e o intervalo em que está a proporção verdadeira. [O que se sorteou, e como](#audit).`,
  },
  audit: {
    title: 'O que a auditoria encontrou',
    sheetTitle: 'Auditoria',
    found: (day, drawn, judged, wrong) =>
      `A ${day}, sortearam-se ${drawn} startups, rondas e saídas, com uma semente fixa, e compararam-se com páginas publicadas. Foi possível avaliar ${judged}; ${wrong} estavam erradas.`,
    earlier: (day, drawn, what, judged, wrong) =>
      `Antes disso, a ${day}, fez-se um sorteio de ${drawn} ${what}: de ${judged} que foi possível avaliar, havia erro em ${wrong}, entretanto corrigido.`,
    drawnOf: { facts: 'dados isolados', whole: 'startups, rondas e saídas' },
    caption: 'Sorteio ao acaso',
    columns: {
      what: 'Tipo',
      drawn: 'Sorteadas',
      right: 'Certo',
      wrong: 'Errado',
      untold: 'Impossível avaliar',
      share: 'Parte errada',
      interval: 'Intervalo de 95%',
    },
    kinds: { startup: 'Startups', round: 'Rondas', exit: 'Saídas' },
    kindsMean:
      'De uma startup: país, cidade, ano de fundação, estado, site, tipo de clientes e pessoas. De uma ronda: montante, data, tipo e investidor principal. De uma saída: o que aconteceu à empresa (adquirida, fundida, cotada em bolsa ou encerrada), quando, e quem a comprou. Uma só parte errada torna errado o conjunto.',
    howToRead:
      'Certo: há páginas que o comprovam e nenhuma contradiz o que o registo dizia; uma parte que nenhuma página encontrada comprove não conta contra ele. Errado: uma página contradiz uma parte, ou são mais as páginas que contradizem do que as que confirmam. Impossível avaliar: nenhuma página encontrada o comprova, ou as páginas dividem-se por igual. A parte errada é calculada sobre o que se pôde avaliar, e a verdadeira pode estar em qualquer ponto do intervalo (intervalo de Wilson de 95%). O que foi muito noticiado encontra-se mais facilmente, por isso o que se pôde avaliar é provavelmente melhor do que o resto. Os tipos não foram sorteados na proporção do registo: em conjunto, não dão uma taxa global.',
    mistakes: 'Os erros, todos já corrigidos:',
    sheet: `A folha, linha a linha, em [CSV](${pathTo('/methodology/audit.csv')}) e [XLSX](${pathTo('/methodology/audit.xlsx')}), com as páginas que se leram. Como se fez o sorteio está em docs/audit do código-fonte.`,
  },
  others: {
    title: 'O que outros contam',
    holds: (ours, theirs, publisher, year) =>
      `O {productName} reúne ${ours} dos ${theirs} que ${publisher} contou em ${year}.`,
    holdsMore: (ours, theirs, publisher, year) =>
      `O {productName} reúne ${ours} em ${year}; ${publisher} contou ${theirs}.`,
    howToRead:
      'O nosso montante reúne todas as rondas divulgadas do ano e do lugar: capital próprio, dívida e subvenções, de qualquer valor, sem as que assentam apenas em fontes fracas. Outros traçam a linha noutro ponto: uns deixam de fora os investimentos de menor valor, outros acrescentam investimentos confidenciais. Por isso, uma percentagem diz quão distantes estão duas contagens, não que uma faça parte da outra; pode passar de 100%. Quando uma contagem deixa de fora o capital próprio ou a dívida, não se dá percentagem.',
    caption: 'Totais publicados ao lado dos nossos',
    columns: {
      who: 'Quem',
      year: 'Ano',
      place: 'Lugar',
      counts: 'O que conta',
      theirs: 'O montante deles',
      ours: 'O nosso montante',
      share: 'Percentagem',
    },
    africa: 'África',
    nothingYet: 'Ainda nada',
    unknown: 'Desconhecido',
    otherMoney: 'Não comparável',
  },
};

const rounds: Record<FundingRound, string> = {
  Angel: 'Particulares investem o seu próprio dinheiro, muitas vezes antes de qualquer fundo.',
  'Pre-Seed':
    'O primeiro dinheiro vindo de fora, muitas vezes antes de haver um produto que alguém pague.',
  Seed: 'Dinheiro da fase inicial, para construir o produto e encontrar os primeiros clientes.',
  Grant:
    'Dinheiro que não se devolve nem compra participações, como o de uma fundação, de um programa ou de um prémio.',
  'Venture Series':
    'Uma ronda de investidores de capital de risco cuja fonte não indica a letra, ou indica uma posterior a C, como a Série D.',
  'Series A':
    'A primeira grande ronda de investidores de capital de risco, para fazer crescer o que começou a resultar.',
  'Series B': 'A grande ronda que se segue à Série A, para crescer para mais mercados ou produtos.',
  'Series C': 'A que se segue à Série B, de uma empresa que já é grande.',
  'Equity Crowdfunding':
    'Muitas pessoas compram pequenas participações, quase sempre através de um site.',
  'Product Crowdfunding': 'Muitas pessoas pagam um produto adiantado; não recebem participações.',
  'Convertible Note':
    'Um empréstimo, ou uma promessa como um SAFE, que se converte em participações numa ronda posterior.',
  'Debt Financing': 'Um empréstimo ou uma obrigação, que se paga com juros.',
  'Secondary Market':
    'Investidores compram participações a quem já as tem; o dinheiro vai para estes e não para a empresa.',
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
  debt: 'Emprestado, e pago com juros. Ninguém recebe participações.',
  grant: 'Concedido. Não se devolve, e ninguém recebe participações.',
  convertible: 'Primeiro emprestado ou prometido; mais tarde converte-se em participações.',
  secondary: 'As participações mudam de dono. A própria empresa não recebe nada.',
  token: 'Vendem-se tokens digitais em vez de participações.',
  other: 'Produtos pagos adiantado, ou a fonte não diz de que dinheiro se trata.',
};

export const glossaryText: TranslationOf<typeof english.glossaryText> = {
  title: 'Tipos de rondas e de dinheiro',
  lead: 'Uma ronda tem um de vinte nomes, consoante o que a fonte lhe chama. Do nome resulta o tipo de dinheiro que conta nas somas e nos filtros.',
  rounds,
  money,
  countedAs: (kind) => `Conta como: ${kind.toLowerCase()}.`,
  link: 'O que significam os tipos de rondas e de dinheiro',
  whatIs: (round) => `O que significa ${round}?`,
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
  topShare: (startups) => `As ${startups} primeiras angariaram `,
  topShareOf: ' do dinheiro registado',
  rankingsOf: 'De ',
  rankingsIn: ' que contam no registo de todos os anos.',
  rankBy: 'Top 100 por',
  noRankings: 'Ainda não há rondas divulgadas registadas',
  noRankingsWhy:
    'As startups são classificadas aqui assim que se regista uma ronda com montante e fonte.',
  allIndustries: 'Todos os sectores',
  countryCard: (country, startups) => `${country}\n${sayStartups(startups)}`,
  allCountries: 'Todos os países',
  countryStartups: sayStartups,
  doors: {
    find: {
      title: 'Encontrar',
      words:
        'Pesquise por lugar, sector, ronda e ano. Verá o que foi entendido e poderá alterá-lo.',
      link: 'Pesquisar no directório',
    },
    take: {
      title: 'Usar os dados',
      words:
        'Cada gráfico em imagem e em CSV, cada página em dados, gratuitamente e com as suas fontes.',
      link: 'Obter os dados',
    },
    add: {
      title: 'Adicionar',
      words:
        'Falta a sua startup, ou há um número errado? Diga-nos, com uma página que o comprove.',
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
  lead: 'O que se publicou sobre as startups deste directório. Cada entrada leva a quem a publicou.',
  description:
    'Notícias sobre startups africanas, dia a dia: financiamento, aquisições, lançamentos e encerramentos, sempre com quem as publicou.',
  continued: (period) => `${period}, continuação`,
  others: 'O mesmo noutras publicações',
  newer: 'Notícias mais recentes',
  none: 'Ainda não há notícias registadas.',
  noneWhy: 'As notícias aparecem aqui quando uma publicação fala de uma startup deste directório.',
  noneMore: 'Não há notícias mais antigas.',
  newest: 'Ir para as mais recentes',
  notAbout: (startup) => `Não é sobre a ${startup}`,
  mentionsLead: 'Uma menção que retire fica retirada, diga um feed o que disser.',
  mentionsLog: 'Repor uma no registo de alterações',
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
  errorHelp: 'Nada do que escreveu se perdeu: volte atrás para o encontrar.',
  retry: 'Tentar de novo',
};

export const offlineText: TranslationOf<typeof english.offlineText> = {
  title: 'Está sem ligação',
  description: 'Páginas que já leu, guardadas neste dispositivo.',
  lead: 'Esta página precisa de ligação. As últimas páginas que leu estão guardadas neste dispositivo:',
  nothingCached: 'Ainda nenhuma.',
  retry: 'Tentar de novo',
  noticeLabel: 'Sem ligação',
  cachedNotice: (date) => `Está sem ligação. Esta página está como era em ${date}.`,
};
