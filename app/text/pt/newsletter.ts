import { formatCount, formatList, formatShare, sayPlural } from '../../base/count.ts';
import type * as english from '../en/newsletter.ts';
import type { TranslationOf } from '../translation.ts';
import { capitalize, ofPlace, thePlace } from './words.ts';

interface Counts {
  rounds: number;
  raised: string | null;
  exits: number;
  startups: number;
}

const sayRounds = (count: number) => sayPlural(count, { one: '# ronda', other: '# rondas' });

const sayCounts = ({ rounds, raised, exits, startups }: Counts) =>
  formatList(
    [
      rounds > 0 && sayRounds(rounds) + (raised ? ` com ${raised} divulgados` : ''),
      exits > 0 &&
        sayPlural(exits, { one: '# saída ou encerramento', other: '# saídas e encerramentos' }),
      startups > 0 && sayPlural(startups, { one: '# nova startup', other: '# novas startups' }),
    ].filter((part) => part !== false),
  );

export const newsletterText: TranslationOf<typeof english.newsletterText> = {
  title: 'Newsletter',
  footTitle: 'Subscrever a newsletter',
  description:
    'Novas startups africanas, rondas de financiamento e saídas por e-mail, uma vez por semana.',
  lead: 'Uma vez por semana: novas rondas, saídas e startups, e um gráfico. Pode cancelar a subscrição com um clique.',
  email: 'E-mail para a newsletter',
  submit: 'Subscrever',
  wrongEmail: 'Introduza um endereço de e-mail, como nome@example.org',
  wrongTopic:
    'Indique type (location, industry ou investor) e slug de uma página deste site, ou nenhum dos dois para a newsletter',
  thanks: 'Obrigado pela subscrição',
  checkMail:
    'Enviámos-lhe um e-mail com uma ligação. Abra-a para confirmar o seu endereço; até lá, não enviamos mais nada.',
  noMail: 'Não chegou nada? Veja a pasta de spam ou volte a subscrever amanhã.',
  home: 'Ir para a página inicial',
  readIssues: 'Ler as edições anteriores',

  confirmTitle: (topic) =>
    topic
      ? `Confirmar a subscrição do e-mail semanal sobre ${thePlace(topic)}`
      : 'Confirmar a subscrição da newsletter',
  confirmLead: (topic) =>
    topic
      ? `Prima o botão para receber neste endereço as novidades do registo sobre ${thePlace(topic)}, uma vez por semana, no máximo.`
      : 'Prima o botão para receber a newsletter neste endereço.',
  confirmSubmit: 'Confirmar',
  confirmedTitle: (topic) =>
    topic ? `Vai receber o e-mail semanal sobre ${thePlace(topic)}` : 'Vai receber a newsletter',
  confirmed: (topic) =>
    topic
      ? 'O endereço está confirmado. Cada e-mail tem uma ligação para cancelar a subscrição.'
      : 'O endereço está confirmado. Cada edição tem uma ligação para cancelar a subscrição.',
  badLinkTitle: 'Esta ligação não funciona',
  badConfirm:
    'A ligação está incompleta ou tem mais de sete dias. Volte a subscrever e enviamos-lhe outra.',

  topicTitle: (name) => `Novidades sobre ${thePlace(name)}, por e-mail`,
  topicLead: 'No máximo um e-mail por semana, só quando há algo de novo. Não é preciso ter conta.',
  topicEmail: (name) => `E-mail para as novidades sobre ${thePlace(name)}`,

  mail: {
    subject: (productName, topic) =>
      topic
        ? `Confirme a subscrição do e-mail semanal do ${productName} sobre ${thePlace(topic)}`
        : `Confirme a subscrição da newsletter do ${productName}`,
    lead: (productName, topic) =>
      topic
        ? `Alguém indicou este endereço para receber um e-mail semanal do ${productName} sobre ${thePlace(topic)}. Se o pedido é seu, abra esta ligação.`
        : `Alguém indicou este endereço para receber a newsletter do ${productName}. Se o pedido é seu, abra esta ligação.`,
    action: (topic) =>
      topic
        ? `Confirmar a subscrição do e-mail semanal sobre ${thePlace(topic)}`
        : 'Confirmar a subscrição da newsletter',
    valid: 'A ligação funciona durante sete dias.',
    ignore: 'Se o pedido não é seu, ignore esta mensagem: sem a ligação não enviamos mais nada.',
  },

  issueTitle: (counts) => capitalize(sayCounts(counts)),
  subject: (productName, title) => `${productName}: ${title}`,
  recorded: (from, to, counts) => `Entradas no registo de ${from} a ${to}: ${sayCounts(counts)}.`,
  rounds: 'Rondas',
  exitsTitle: 'Saídas e encerramentos',
  startups: 'Novas startups',
  chartTitle: 'Gráfico da semana',
  more: (number) => `E mais ${formatCount(number)}.`,
  allRounds: 'Todas as rondas',
  allExits: 'Todas as saídas',
  corrections: 'Correcções',
  allCorrections: 'Todas as correcções',
  allStartups: 'Todas as startups',
  end: 'Cada linha leva a uma página que indica as suas fontes. Se encontrar um erro, avise-nos para o corrigirmos.',
  why: 'Recebe esta mensagem porque o seu endereço foi confirmado para a receber.',
  onSite: 'Ler esta edição no site',
  announced: (day) => `anunciada em ${day}`,
  investors: (leads, others) => {
    if (leads.length > 0) return `liderada por ${formatList(leads)}`;
    return others.length > 0 ? `com ${formatList(others)}` : null;
  },
  price: (amount) => `por ${amount}`,
  exits: {
    acquired: (startup, by) =>
      by ? `A ${startup} foi adquirida pela ${by}` : `A ${startup} foi adquirida`,
    merged: (startup, other) =>
      other ? `A ${startup} fundiu-se com a ${other}` : `A ${startup} fundiu-se com outra empresa`,
    listed: (startup, exchange) =>
      exchange ? `A ${startup} entrou em bolsa (${exchange})` : `A ${startup} entrou em bolsa`,
    closed: (startup) => `A ${startup} encerrou`,
  },

  chart: {
    countries: {
      title: 'Financiamento divulgado por país, últimos doze meses completos',
      series: 'Montante divulgado',
      say: (country, amount, percent) =>
        `As startups ${ofPlace(country)} divulgaram financiamentos de ${amount} nos últimos doze meses completos, ${formatShare(percent / 100)} do total.`,
    },
    industries: {
      title: 'Financiamento divulgado por sector principal, últimos doze meses completos',
      series: 'Montante divulgado',
      say: (industry, amount, percent) =>
        `${industry}: ${amount} nos últimos doze meses completos, ${formatShare(percent / 100)} do que foi divulgado.`,
    },
    months: {
      title: 'Financiamento divulgado por mês, últimos doze meses completos',
      series: 'Montante divulgado',
      say: (month, amount, higher, months) =>
        higher === 0
          ? `${capitalize(month)} foi o mês mais forte dos últimos ${formatCount(months)}: ${amount} divulgados.`
          : `As startups divulgaram financiamentos de ${amount} em ${month}; ${formatCount(higher)} dos últimos ${formatCount(months)} meses ${sayPlural(higher, { one: 'teve', other: 'tiveram' })} mais.`,
    },
    investors: {
      title: 'Participações em rondas por investidor, últimos doze meses completos',
      series: 'Rondas',
      say: (investor, rounds, isTied) =>
        isTied
          ? `${investor} participou em ${sayRounds(rounds)} nos últimos doze meses completos; nenhum outro investidor participou em mais.`
          : `${investor} participou em ${sayRounds(rounds)} nos últimos doze meses completos, mais do que qualquer outro investidor.`,
    },
  },

  topicSubject: (productName, names) => `${productName}: novidades sobre ${formatList(names)}`,
  topicSection: (name, title) => `${name}: ${title.toLowerCase()}`,
  topicStop: (name) => `Deixar de receber e-mails sobre ${thePlace(name)}`,
  topicWhy:
    'Recebe esta mensagem, uma vez por semana no máximo, porque o seu endereço foi confirmado para a receber.',
  seeTopic: (name) => `${name} no site`,

  archiveTitle: 'Newsletter',
  archiveDescription:
    'Todas as edições da newsletter: novas rondas, saídas e startups, semana a semana.',
  archiveEmpty: 'Ainda não há edições',
  archiveEmptyWhy: 'A primeira sai na segunda-feira a seguir à primeira novidade no registo.',
  issues: 'Edições',
  issueDescription: (title, day) => `${title}. Newsletter de ${day}.`,

  moderation: {
    title: 'Newsletter',
    description: 'Pré-visualizar e publicar a próxima edição.',
    lead: (readers, isAutomatic) =>
      `${sayPlural(readers, { one: '# leitor confirmado', other: '# leitores confirmados' })}. ${
        isAutomatic
          ? 'Na segunda-feira, às 05:00 UTC, é criado um rascunho, enviado às 07:00, a menos que seja omitido.'
          : 'Na segunda-feira, às 05:00 UTC, é criado um rascunho, enviado quando o publicar.'
      }`,
    none: 'Nenhum rascunho à espera',
    noneWhy: 'O próximo é criado na segunda-feira, se até lá houver algo de novo no registo.',
    draft: (day) => `Rascunho de ${day}`,
    sizes: (text, html) => `Assunto e conteúdo abaixo. Texto ${text}, HTML ${html}.`,
    note: 'Mensagem aos leitores',
    noteHint:
      'A mensagem vem em primeiro lugar. No máximo 1000 caracteres; uma linha vazia começa um parágrafo.',
    save: 'Guardar a mensagem',
    remake: 'Refazer a partir do registo',
    test: 'Enviar só para mim',
    tested: 'O rascunho foi enviado para o seu endereço.',
    release: 'Publicar e enviar',
    skip: 'Omitir esta semana',
    skipHint: 'Nada é enviado, e a próxima edição começa onde esta acaba.',
    plain: 'Em texto simples',
    past: 'Edições anteriores',
    columns: { issue: 'Edição', state: 'Estado', sent: 'Enviados', failed: 'Não entregues' },
    states: { sending: 'Em envio', sent: 'Enviada', skipped: 'Omitida' },
    gone: 'Este rascunho já não está à espera: foi publicado, omitido ou refeito.',
    wrongNote: 'A mensagem tem mais de 1000 caracteres',
  },
};
