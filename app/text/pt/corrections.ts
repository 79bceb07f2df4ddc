import { formatCount, formatShare, sayPlural } from '../../base/count.ts';
import type * as english from '../en/corrections.ts';
import type { TranslationOf } from '../translation.ts';

const sayRounds = (rounds: number) => sayPlural(rounds, { one: '# ronda', other: '# rondas' });

export const correctionsText: TranslationOf<typeof english.correctionsText> = {
  title: 'Correcções',
  description:
    'O que estava errado aqui, o que se diz agora, porquê, com que fonte e quanto tempo demorou.',
  lead: 'Qualquer pessoa pode comunicar um dado errado, indicando uma página que o comprove. Todas as correcções ficam aqui: o que dizíamos antes, o que dizemos agora, porquê e com que fonte.',
  how: 'Cada página tem uma ligação para comunicar um erro. A resposta chega no prazo de sete dias.',
  aboutOne: (subject) => `Correcções: ${subject}`,
  all: 'Todas as correcções',
  feed: 'Feed de correcções',
  api: 'Em JSON',
  none: 'Ainda não há correcções',
  noneWhy: 'Os dados corrigidos aparecerão aqui.',
  figures: {
    waiting: 'Neste momento à espera',
    oldest: 'À espera há mais tempo',
    days: (days) => sayPlural(days, { one: '# dia', other: '# dias' }),
    inTime: 'Respondidas em 7 dias',
    accepted: 'Aceites',
    median: 'Tempo mediano de resposta',
    percent: (part, whole) => formatShare(part / whole),
    year: 'As respostas e as aceitações referem-se às comunicações decididas nos últimos 365 dias.',
  },
  columns: {
    fact: 'Dado',
    change: 'O que diz',
    why: 'Porquê',
    source: 'Fonte',
    days: 'Demorou',
    at: 'Decisão',
  },
  thanks: (name) => `Erro detectado por ${name}.`,
  onItsSource: 'Segue a fonte aqui indicada.',
  tookBack: 'Correcção anulada.',
  takenBack: '(entretanto anulada)',
  nowSays: 'agora diz',
  roleAt: (role, startup) => `${role} na ${startup}`,
  suggested: 'Sugerido:',
  source: 'Fonte',
  sameDay: 'No mesmo dia',
  feedTitle: 'Correcções',
  entryTitle: (subject, fact) => `${subject}: ${fact}`,
  entryWords: (before, after) => `Dizia antes: ${before}. Diz agora: ${after}.`,

  isWrong: (fact) => `${fact}: comunicar um erro`,
  corrected: 'Correcções',
  replies: 'Respostas dos visados',
  replyTo: (fact) => `Sobre ${fact.toLowerCase()}:`,
  provenAt: (domain) => `por e-mail em ${domain}`,
  inLog: 'No registo de correcções',
  history: (count) => `O que dizia antes (${formatCount(count)})`,
  report: 'Há algo errado ou em falta',
  replyLink: 'Fala-se de si aqui? Responda',
  editFacts: 'Editar estes dados',

  suggestTitle: (name) => `O que está errado: ${name}`,
  whichRound: 'É sobre uma ronda de financiamento? Escolha qual:',
  suggestLead:
    'Diga que dado está errado ou em falta, o que está certo e onde está escrito. Uma pessoa verifica-o e responde no prazo de sete dias.',
  email: 'O seu endereço de e-mail',
  emailHint:
    'O endereço serve para enviar uma ligação de confirmação e a resposta. Não é publicado e é eliminado três meses depois.',
  credit: 'Nome a agradecer no registo público de alterações',
  creditHint: 'Deixe em branco para manter o anonimato.',
  unknownHint: 'Escreva «unknown» quando nenhuma fonte o indicar.',

  statusTitle: 'A sua comunicação',
  statusDescription: 'O que aconteceu ao erro que comunicou.',
  unconfirmed: 'Falta um passo',
  unconfirmedWhy: (email) =>
    `Enviámos uma ligação para ${email}. Os moderadores vêem a sua comunicação depois de a confirmar através dela; a ligação funciona durante uma semana.`,
  confirmWhy: 'Os moderadores vêem a sua comunicação depois de a confirmar.',
  confirm: 'Confirmar a comunicação',
  states: {
    pending: 'Recebida',
    needs_info: 'Temos uma pergunta',
    published: 'Aceite',
    rejected: 'Recusada',
  },
  answerBy: (day) => `Terá uma resposta até ${day}.`,
  isLate: (day) => `Devíamos ter respondido até ${day}. Estamos atrasados, mas não nos esquecemos.`,
  askedYou: 'O moderador pergunta:',
  said: 'O moderador diz:',
  yourAnswer: 'A sua resposta',
  sendAnswer: 'Enviar a resposta',
  seePage: 'Ver a página',
  seeLog: 'Ver o registo de correcções',
  undone: 'A correcção foi entretanto anulada.',
  badLink: 'Esta ligação não funciona',
  badLinkWhy: 'A ligação está incompleta ou é demasiado antiga. Copie-a inteira do e-mail.',

  replyTitle: 'Responder ao que se diz sobre si',
  replyDescription: 'Quem é aqui mencionado pode responder; a resposta aparece ao lado do dado.',
  replyLead: (name) =>
    `${name}: quem é aqui mencionado pode responder em, no máximo, 1000 caracteres. A resposta aparece ao lado do dado, com o seu nome.`,
  replyProof: (domains) =>
    `Introduza o seu endereço de e-mail em ${domains.join(' ou ')}. Enviamos para lá uma ligação que abre a resposta; o endereço não é publicado.`,
  noDomain:
    'Não conhecemos um domínio próprio para onde enviar a ligação. Indique-nos primeiro o site e depois responda.',
  replyEmail: 'O seu endereço de e-mail nesse domínio',
  replySend: 'Enviar a ligação',
  replySent: (domain) =>
    `Se o endereço existe em ${domain}, já recebeu uma ligação. Funciona durante um dia.`,
  replyFact: 'Sobre que dado',
  replyWords: 'A sua resposta',
  replyWordsHint: 'No máximo 1000 caracteres.',
  replySaidBy: 'O seu nome e a sua função',
  replySaidByHint: 'Aparece ao lado da resposta, como «Amina Diallo, fundadora».',
  replyPublish: 'Publicar a resposta',
  removeReply: 'Remover a resposta',

  editTitle: (name) => `Editar: ${name}`,
  editDescription: 'Os dados de uma ficha, para moderadores.',
  editLead:
    'Cada campo que alterar torna-se uma correcção no registo público de alterações, com o seu motivo e a fonte. Um campo em branco significa desconhecido.',
  editReason: 'Motivo',
  editReasonHint: 'Os leitores vêem o motivo no registo de alterações.',
  editSave: 'Guardar e registar',
  editHistory: 'Historial',
  undoReason: 'Motivo da anulação',
  undo: 'Anular',

  mail: {
    subjects: {
      received: (name) => `Confirme a sua comunicação sobre ${name}`,
      ask: (name) => `Uma pergunta sobre a sua comunicação: ${name}`,
      approve: (name) => `Corrigido: ${name}`,
      reject: (name) => `A sua comunicação sobre ${name} foi recusada`,
      undone: (name) => `Anulada: a correcção sobre ${name}`,
    },
    about: (fact, subject) => `A comunicação é sobre: ${fact}, ${subject}.`,
    says: {
      received:
        'Confirme que enviou esta comunicação: depois, uma pessoa verifica-a e responde no prazo de sete dias. A ligação funciona durante uma semana.',
      ask: 'Um moderador leu a sua comunicação e pergunta:',
      approve: 'Um moderador verificou a sua fonte, e o dado foi corrigido. Obrigado.',
      reject: 'Um moderador leu a sua comunicação e não alterou o dado. O motivo:',
      undone: 'A correcção que comunicou foi anulada: o dado voltou a dizer o que dizia antes.',
    },
    actions: { received: 'Confirmar a comunicação', ask: 'Responder' },
    see: 'Ver o resultado',
    ignore: 'Se não enviou nada, ignore esta mensagem: alguém escreveu o seu endereço por engano.',
  },
  replyMail: {
    subject: (name) => `A sua resposta ao que se diz sobre ${name}`,
    lead: (name) =>
      `Alguém pediu para responder ao que se diz sobre ${name} e indicou este endereço. Se o pedido é seu, abra esta ligação.`,
    action: 'Escrever a resposta',
    valid: 'A ligação funciona durante um dia.',
    ignore: 'Se não fez este pedido, ignore esta mensagem.',
  },
  wrong: {
    weak: 'Este endereço leva a uma lista ou a uma pesquisa, cujo conteúdo muda. Introduza o endereço da página que o comprova',
    credit: 'Use no máximo 80 caracteres',
    domain: (domains) => `Introduza um endereço em ${domains.join(' ou ')}`,
    words: 'Escreva entre 2 e 1000 caracteres',
    saidBy: 'Introduza o seu nome e a sua função (2 a 80 caracteres)',
    tooManyReplies: (most) =>
      sayPlural(most, {
        one: 'Hoje já há # resposta. Tente de novo amanhã.',
        other: 'Hoje já há # respostas. Tente de novo amanhã.',
      }),
    nothing: 'Altere pelo menos um dado',
  },
};

export const confirmationsText: TranslationOf<typeof english.confirmationsText> = {
  undisclosed: 'montante não divulgado',
  title: (name) => `${name}: está tudo certo?`,
  description: 'Confirme o que está registado ou diga o que está errado.',
  lead: 'É isto que as nossas páginas dizem, a partir de fontes públicas. Se estiver tudo certo, basta um clique para o indicar na página, com a data de hoje.',
  changed: 'Algo mudou desde que abriu esta página. Veja-a de novo antes de a confirmar.',
  confirm: 'Está tudo certo',
  correct: 'Há algo errado',
  decline: 'Prefiro não dizer',
  never: 'Não voltar a contactar este endereço',
  silence: 'Se não responder, nada muda. Ninguém é consultado mais de uma vez em três meses.',
  badLinkTitle: 'Esta ligação não funciona',
  badLink:
    'A ligação está incompleta ou tem mais de 60 dias. Em todas as páginas é possível comunicar um erro.',
  thanks: 'Obrigado',
  done: {
    confirmed: 'A página indica agora que foi confirmada, com a data de hoje.',
    corrected: 'Diga-nos o que está errado.',
    declined: 'Nada muda.',
    never: 'Não voltaremos a contactar este endereço.',
  },
  see: (name) => `Ver a página: ${name}`,
  confirmedBy: 'Confirmado pela própria equipa em {day}: {facts}.',
  confirmedFacts: (labels, rounds) =>
    [
      ...labels.map((label) => label.toLowerCase()),
      ...(rounds > 0 ? [sayRounds(rounds)] : []),
    ].join(', '),

  mail: {
    subject: (productName, name) => `O que o ${productName} diz sobre ${name} está certo?`,
    lead: (productName, name) =>
      `O ${productName} é um registo aberto das startups africanas e dos seus investidores. É isto que diz sobre ${name}, a partir de fontes públicas:`,
    action: 'Confirmar, corrigir ou recusar',
    noAccount:
      'Não é preciso ter conta, e a ligação funciona durante 60 dias. Se não responder, nada muda, e ninguém é consultado mais de uma vez em três meses.',
    never: 'Com a ligação abaixo, deixa de receber estas perguntas.',
  },
};
