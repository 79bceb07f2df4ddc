import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import type * as english from '../en/messages.ts';
import type { TranslationOf } from '../translation.ts';
import { thePlace } from './words.ts';

export const followsText: TranslationOf<typeof english.followsText> = {
  follow: 'Seguir',
  following: 'A seguir',
  followOf: (name) => `Seguir ${thePlace(name)}`,
  askTitle: (name) => `Seguir ${thePlace(name)}?`,
  askWhy: 'As novidades passam a aparecer no seu feed. Pode deixar de seguir quando quiser.',
  notNow: 'Agora não',
  wrongType: 'esperava-se startup, investor, industry ou location',
  wrongSlug: 'esperava-se um slug, como no endereço da página',
};

export const feedsText: TranslationOf<typeof english.feedsText> = {
  fundings: 'Rondas de financiamento de startups africanas',
  news: 'Notícias sobre startups africanas',
  newsletter: 'Edições da newsletter',
  about: (name) => `${name}: rondas de financiamento e notícias`,
  feedTitle: (title, productName) => `${title} - ${productName}`,
  announced: (date) => (date ? `Anunciada em ${date}.` : 'Data do anúncio desconhecida.'),
  investors: (labels) =>
    labels.length > 0 ? `Investidores: ${labels.join(', ')}.` : 'Investidores não divulgados.',
  published: (publisher, date) => `${publisher}, ${date}.`,
  names: (startups) => (startups.length > 0 ? `Menciona ${formatList(startups)}.` : ''),
};

const kinds: Readonly<Record<string, string>> = {
  followed_funding: 'rondas de financiamento do que segue',
  followed_news: 'notícias sobre o que segue',
  followed_status: 'mudanças de estado do que segue',
  recommended_digest: 'startups recomendadas',
  my_listing_review: 'a análise do que enviou',
  product_news: 'novidades deste site',
  moderation_queue: 'o que aguarda os moderadores',
};

const subjects: Readonly<Record<string, (count: number) => string>> = {
  followed_funding: (count) =>
    sayPlural(count, {
      one: '# nova ronda de financiamento',
      other: '# novas rondas de financiamento',
    }),
  followed_news: (count) =>
    `${sayPlural(count, { one: '# notícia', other: '# notícias' })} sobre o que segue`,
  followed_status: (count) =>
    sayPlural(count, { one: '# startup mudou de estado', other: '# startups mudaram de estado' }),
  my_listing_review: (count) =>
    `${sayPlural(count, { one: '# decisão', other: '# decisões' })} sobre o que enviou`,
  product_news: (count) =>
    `${sayPlural(count, { one: '# novidade', other: '# novidades' })} neste site`,
  recommended_digest: (count) =>
    `${sayPlural(count, { one: '# startup', other: '# startups' })} que talvez queira seguir`,
};

export const notificationsText: TranslationOf<typeof english.notificationsText> = {
  kind: (kind) => kinds[kind] ?? kind,
  subject: (kind, count, productName) => `${subjects[kind]?.(count) ?? kind} - ${productName}`,
  oneSubject: (title, productName) => `${title} - ${productName}`,
  more: (count) => `E mais ${formatCount(count)}: veja o seu painel.`,
  dashboard: 'Abrir o meu painel',
  why: (kind) =>
    `Recebe esta mensagem porque pediu na sua conta: ${kinds[kind] ?? kind}. Escolha o que recebe e com que frequência:`,
  settings: 'Definições das notificações',
  announced: (date) => `Anunciada em ${date}`,
  announcedUnknown: 'Data do anúncio desconhecida',
  published: (publisher, date, startup) => `${publisher}, ${date}, sobre a ${startup}`,
  statusIs: (startup, status) =>
    status ? `Novo estado da ${startup}: ${status}` : `Já não se conhece o estado da ${startup}`,
  statusWas: (status) => `Antes: ${status}`,

  ending: {
    ask: 'Deixar de receber estas mensagens',
    done: 'Foi a última mensagem',
    bad: 'Esta ligação não funciona',
    badLink:
      'A ligação está incompleta. Use-a inteira, tal como vem no e-mail, ou inicie sessão para escolher o que recebe.',
    description: 'Deixe de receber um tipo de mensagem.',
    submit: 'Deixar de receber',
  },
  newsletter: 'a newsletter',
  topics: 'os e-mails semanais sobre lugares, sectores e investidores',
  questions: 'as perguntas sobre a exactidão dos nossos dados',
  about: (what) => `os e-mails sobre ${thePlace(what)}`,
  unsubscribeAsk: (what) => `Prima o botão para deixar de receber ${what}.`,
  unsubscribed: (what) => `Já não recebe ${what}.`,
  unsubscribedChoose: 'Inicie sessão para escolher que outras mensagens recebe.',
};

const nouns = {
  round: { one: '# ronda', other: '# rondas' },
  startup: { one: '# startup', other: '# startups' },
  investor: { one: '# investidor', other: '# investidores' },
  exit: { one: '# saída', other: '# saídas' },
} as const;
type Kind = keyof typeof nouns;

const found = (kind: Kind, number: number) => sayPlural(number, nouns[kind]);
const isFeminine = (kind: Kind) => kind !== 'investor';

export const alertsText: TranslationOf<typeof english.alertsText> = {
  title: 'Alertas',
  description: 'Pesquisas e listas que segue, e onde recebe as novidades.',
  lead: 'Siga qualquer pesquisa ou lista e receba as novidades.',
  how: 'Abra uma lista ou uma pesquisa, defina os filtros e escolha «Receber alertas».',
  none: 'Ainda não segue nenhuma pesquisa nem lista',
  used: (running, limit) => `${formatCount(running)} de ${formatCount(limit)} em uso`,
  fullTitle: (limit) =>
    `Já usa ${sayPlural(limit, { one: '# alerta', other: '# alertas' })}, o máximo`,
  fullWhy:
    'Elimine um alerta para seguir outra lista. Os feeds das listas são gratuitos e não têm limite.',
  full: (running, limit, offer) =>
    `Segue ${formatCount(running)} de ${formatCount(limit)} listas. ${
      offer
        ? `O plano ${offer.plan} inclui ${formatCount(offer.limit)} e custa ${offer.price}. `
        : ''
    }Elimine um alerta para guardar outro, ou use o feed da lista, que é gratuito.`,
  gives: (limit) =>
    `${sayPlural(limit, { one: '# alerta', other: '# alertas' })}, incluindo os imediatos`,
  unverified: 'Confirme primeiro o seu endereço de e-mail: até lá, não é enviado nenhum alerta.',
  nameOf: (title, words) => [title, words.join(', ')].filter(Boolean).join(': ').slice(0, 120),
  search: 'Pesquisa',
  since: (year) => `desde ${year}`,
  found,

  newTitle: 'Receber alertas',
  nowListed: (kind, number, most) =>
    `${found(kind, number)}${number >= most ? ' ou mais' : ''} neste momento. Enviamos-lhe ${isFeminine(kind) ? 'as novas' : 'os novos'}.`,
  name: 'Nome',
  frequency: 'Frequência',
  frequencies: { instant: 'De imediato', daily: 'Todos os dias', weekly: 'Todas as semanas' },
  instantFor: 'Os alertas imediatos exigem uma assinatura.',
  by: 'Onde receber',
  byMail: 'E-mail',
  byPush: 'Os meus navegadores',
  byWebhook: 'O meu webhook',
  follow: 'Começar',

  save: 'Guardar',
  delete: 'Eliminar',
  deleteOf: (name) => `Eliminar ${name}`,
  resume: 'Recomeçar',
  followed: 'Começou {when}',
  ended: 'Terminou {when}',
  foundSoFar: (kind, number) => {
    const feminine = isFeminine(kind);
    const word = sayPlural(number, {
      one: feminine ? 'encontrada' : 'encontrado',
      other: feminine ? 'encontradas' : 'encontrados',
    });
    return `${found(kind, number)} ${word}, ${feminine ? 'a última' : 'o último'} {when}`;
  },
  nothingYet: 'ainda nada de novo',
  feeds: 'Feed:',

  browsers: 'Navegadores',
  browsersLead: 'O navegador mostra uma notificação, mesmo quando este site não está aberto.',
  added: 'adicionado',
  addBrowser: 'Adicionar este navegador',
  unknownBrowser: 'Um navegador',
  pushFailed: 'Este navegador não permite notificações deste site',
  needsScript: 'É necessário JavaScript.',
  remove: 'Remover',

  webhook: 'Webhook',
  webhookLead: 'Envie os alertas para um programa seu, num POST assinado, em JSON.',
  webhookHow: 'O que o programa recebe e como verificar a assinatura',
  webhookUrl: 'Endereço',
  webhookHint: 'Por exemplo https://hooks.example.org/griot',
  chatLead:
    'Também os pode receber numa conversa: crie um webhook no Slack, no Discord, no Microsoft Teams ou no Telegram e cole abaixo o endereço. Cada serviço recebe o alerta como mensagem no seu próprio formato.',
  chats: {
    Slack: 'Apps, Incoming Webhooks, Add to Slack: https://hooks.slack.com/services/…',
    Discord: 'Editar canal, Integrações, Webhooks: https://discord.com/api/webhooks/…',
    'Microsoft Teams':
      'Workflows, «Send webhook alerts to a channel»: o endereço que aparece no fim',
    Telegram:
      'Um bot do @BotFather, adicionado à sua conversa: https://api.telegram.org/bot{token}/sendMessage?chat_id={chat}',
  },
  isChat: (chat) => `Os alertas chegam ao ${chat} como mensagens. Envie um teste para ver uma.`,
  chatFound: (name, number) =>
    sayPlural(number, { one: `${name}: # novidade`, other: `${name}: # novidades` }),
  chatMore: (number) => `E mais ${formatCount(number)}`,
  chatTest: 'Os alertas vão chegar aqui.',
  webhookSet: 'Definir o webhook',
  webhookChange: 'Mudar o endereço',
  webhookTest: 'Enviar um teste',
  newSecret: 'Novo segredo',
  secret: 'Segredo do webhook',
  oldSecret: 'Segredo anterior, ainda usado a par do actual até ser criado outro',
  failing: 'O envio começou a falhar {when}.',
  stopped:
    'O webhook foi desligado {when}, porque não respondia. Mude o endereço para o ligar de novo.',
  waiting: (number) =>
    number > 0
      ? `${sayPlural(number, { one: '# mensagem à espera', other: '# mensagens à espera' })} de entrega.`
      : '',

  end: 'Terminar o alerta',
  ending: {
    ask: 'Terminar este alerta',
    done: 'Foi o último alerta',
    bad: 'Esta ligação não funciona',
    badLink:
      'A ligação está incompleta. Use-a inteira, tal como vem na mensagem, ou inicie sessão para gerir os seus alertas.',
    description: 'Pesquisas e listas que segue, e onde recebe as novidades.',
    submit: 'Terminar o alerta',
  },
  endLead: (name) =>
    name === null
      ? 'Prima o botão para deixar de receber alertas por e-mail.'
      : `Prima o botão para terminar o alerta «${name}».`,
  endedLead: (name) =>
    name === null ? 'Já não recebe alertas por e-mail.' : `O alerta «${name}» terminou.`,

  subject: (title, productName) => `${title} - ${productName}`,
  subjectOfMany: (name, items, others, productName) =>
    `${items} em ${name}${others > 0 ? ` e ${sayPlural(others, { one: 'mais # alerta', other: 'mais # alertas' })}` : ''} - ${productName}`,
  more: (number) => `E mais ${formatCount(number)}: veja a lista.`,
  open: 'Abrir a lista',
  endThis: 'Terminar este alerta, sem iniciar sessão',
  why: 'Recebe esta mensagem porque guardou estas pesquisas.',
  manage: 'Gerir os alertas',
  pushBody: (name, first) => `${name}: ${first} e outras novidades`,
  exitTitle: (startup, what, other) => `${startup}: ${what}${other ? `, ${other}` : ''}`,
  stoppedSubject: (productName) => `O seu webhook foi desligado - ${productName}`,
  stoppedMail: (host) =>
    `O webhook dos seus alertas em ${host} não aceita mensagens há três dias, ou respondeu que já não existe. Foi desligado, e as mensagens pendentes foram descartadas. Para o ligar de novo, volte a definir o endereço.`,

  getAlerts: 'Receber alertas',
  atom: 'Atom',
  jsonFeed: 'JSON Feed',
  feedLead: 'Feeds:',

  wrong: {
    frequency: 'esperava-se instant, daily ou weekly',
    instant: 'esperava-se daily ou weekly: os alertas imediatos exigem uma assinatura',
    name: 'esperava-se um nome com 120 caracteres, no máximo',
    list: 'esperava-se o endereço de uma lista ou pesquisa deste site, como /rounds?country=kenya',
    search:
      'não é possível seguir esta pesquisa: procura pessoas, ou ordena pelas palavras sem uma condição como um lugar, um sector ou um montante',
    browser: 'esperava-se a subscrição push fornecida por um navegador',
    webhook: 'esperava-se um endereço https público, como https://hooks.example.org/griot',
    chat: 'Adicione ao endereço ?chat_id= e o identificador da sua conversa, como ?chat_id=-1001234',
    tooMany: (most) =>
      `esperavam-se no máximo ${sayPlural(most, { one: '# alerta', other: '# alertas' })}, contando os terminados`,
  },
};
