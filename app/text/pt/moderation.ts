import { sayPlural } from '../../base/count.ts';
import type * as english from '../en/moderation.ts';
import type { TranslationOf } from '../translation.ts';

export const moderationText: TranslationOf<typeof english.moderationText> = {
  title: 'Moderação',
  description: 'O que espera por uma decisão.',
  tabsLabel: 'Por estado',
  states: {
    pending: 'À espera',
    needs_info: 'Com pergunta',
    published: 'Publicado',
    rejected: 'Recusado',
  },
  log: 'Decisões',
  newsletter: 'Newsletter',
  empty: 'Nada aqui',
  emptyWhy: 'Quando alguém envia uma startup ou sugere uma alteração, o envio fica aqui à espera.',
  columns: {
    name: 'Startup',
    kind: 'Tipo',
    sender: 'Enviado por',
    sent: 'Envio',
    notes: 'Notas',
  },
  kinds: { listing: 'Nova startup', edit: 'Alteração' },
  editOf: (field) => `Alteração: ${field}`,
  mayBe: (count) =>
    count === 1
      ? 'talvez já esteja no registo'
      : `talvez seja uma das ${count} que já estão no registo`,
  answered: 'respondeu',

  sentBy: 'Enviado por',
  senderRole: 'De onde a conhece',
  says: 'A resposta',
  asked: 'A sua pergunta',
  note: 'Nota',
  source: 'Onde está escrito',
  sees: 'Ver a startup',
  seesPage: 'Ver a página',
  somebody: 'Alguém sem conta',
  dueOn: (day, isLate) => (isLate ? `Devia ter tido resposta até ${day}` : `Responder até ${day}`),
  contrary: (count) =>
    sayPlural(count, {
      one: 'Uma fonte registada diz outra coisa',
      other: '# fontes registadas dizem outra coisa',
    }),
  contraryWhy:
    'Abra-as antes de decidir. Aplicar a alteração contra elas exige um motivo, que os leitores vêem no registo público de alterações.',
  contraryHint:
    'Há fontes registadas que dizem outra coisa. Os leitores vêem o seu motivo no registo público de alterações.',
  otherSources: (contrary) =>
    contrary > 0
      ? 'Outras fontes registadas'
      : 'Fontes registadas, nenhuma das quais diz outra coisa',
  noSources: 'A ficha não indica nenhuma fonte para isto.',
  neighbours: 'Na fila',
  nextInQueue: (name) => `Seguinte: ${name}`,
  previousInQueue: (name) => `Anterior: ${name}`,
  wholeQueue: 'Tudo o que está à espera',
  diff: 'O que diz, ao lado do que se sabe',
  diffEdit: 'O que mudaria',
  diffDecided: 'O que foi enviado',
  diffColumns: {
    fact: 'Dado',
    known: 'No registo agora',
    knownThen: 'No registo então',
    sent: 'Enviado',
  },
  knownOf: (name) => `No registo: ${name}`,
  unknown: '-',
  otherEdit:
    'Esta alteração não muda nada por si só. Faça o que ela pede e depois aceite-a, para que quem a enviou seja avisado.',
  changedSince: (known) => `Quando foi enviada, o registo dizia «${known}». Entretanto mudou.`,
  rounds: 'Rondas',
  founders: 'Fundadores',
  logo: 'Logótipo',
  duplicates: 'Talvez seja uma destas',
  noDuplicates: 'Nada no registo tem este site nem um nome parecido neste país.',
  otherCompany: 'Quem enviou viu as de nome semelhante e diz que se trata de outra empresa.',
  waitingDuplicates: 'Há outros envios à espera sobre a mesma startup',
  history: 'Decisões até agora',
  reasons: { domain: 'mesmo site', name: 'nome semelhante' },
  decide: 'Decidir',
  approve: 'Publicar',
  approveEdit: 'Aplicar a alteração',
  approveHint: 'Aparece logo em todo o lado. O que escrever segue com o aviso.',
  ask: 'Perguntar a quem enviou',
  askHint: 'Fica à espera da resposta.',
  reject: 'Recusar',
  rejectHint: 'Diga porquê, para que o próximo envio seja melhor.',
  fields: {
    approveReason: 'Mensagem',
    contraryReason: 'Porque está certo',
    askReason: 'Pergunta',
    rejectReason: 'Motivo',
    keep: 'Slug da startup que fica',
    gone: 'Slug da que se funde nela',
    mergeReason: 'Motivo',
  },
  ownSubmission: 'Este envio é seu. A decisão cabe a outro moderador.',
  ownClaim: 'Esta reivindicação é sua. A decisão cabe a outro moderador.',
  ownCorrection: 'Foi quem detectou este erro. Cabe a outro moderador anular a correcção.',
  isDecided: (state) => `Decisão: ${state}.`,
  did: {
    approve: 'publicou',
    ask: 'perguntou a quem enviou',
    reject: 'recusou',
    merge: 'fundiu',
    undo_merge: 'anulou uma fusão',
    merge_rounds: 'fundiu rondas',
    follow_report: 'escolheu a fonte que a ronda segue',
    check_source: 'verificou que uma fonte ainda o diz',
    remove_mention: 'removeu uma menção errada',
    restore_mention: 'repôs uma menção',
    release_newsletter: 'aprovou a newsletter de',
    skip_newsletter: 'deixou de fora a newsletter de',
    correct: 'corrigiu',
    undo_correction: 'anulou uma correcção',
    remove_reply: 'removeu uma resposta',
    end_claim: 'terminou uma reivindicação',
    accept_claim: 'aceitou uma reivindicação',
    remove: 'removeu uma ficha',
    readmit: 'levantou uma remoção',
    remove_logo: 'removeu o logótipo',
    import_file: 'importou o ficheiro',
    decline_file: 'recusou o ficheiro',
    undo_import: 'anulou a importação de',
  },
  decidedMeanwhile: (who, what) =>
    `${who} foi mais rápido e ${what}. Veja de novo antes de decidir.`,
  changedMeanwhile: 'Quem enviou fez uma alteração depois de o abrir. Veja de novo.',
  factChanged: 'O que está no registo mudou depois de abrir esta página. Veja de novo.',
  subjectGone: 'Aquilo de que se trata já não está no registo.',
  factGone:
    'Este dado já não está no registo, como uma função numa startup que agora tem outro endereço.',
  valueGone: 'Um lugar ou sector aqui indicado já não está no registo, ou não neste país.',
  nameRemoved:
    'Uma pessoa aqui nomeada foi removida do registo. Um operador pode readmiti-la; até lá, recuse.',
  correctionUndone: 'Esta correcção já foi anulada.',
  correctionChanged:
    'Um destes dados mudou entretanto. Anule primeiro a alteração posterior, ou corrija-o de novo.',
  wasRemoved: (reason) =>
    `Esta startup foi removida (${reason}). Um operador pode readmiti-la; até lá, recuse a inscrição.`,
  domainListed: (domain, name) => `${domain} já está no registo: ${name}.`,

  logTitle: 'Decisões dos moderadores',
  logDescription: 'Quem decidiu o quê, quando e porquê.',
  logEmpty: 'Ainda não há decisões',
  logColumns: { at: 'Quando', who: 'Quem', what: 'Decisão', about: 'Sobre', why: 'Porquê' },
  change: (field, before, after) => `${field}: ${before} → ${after}`,
  undo: 'Anular',
  undoOf: (subject) => `Anular: ${subject}`,

  merge: {
    title: 'Fundir duas startups',
    description: 'Duas fichas que são uma mesma empresa passam a ser uma só.',
    lead: 'As rondas, notícias, seguidores, fontes e comparações guardadas da segunda passam para a primeira, e o seu endereço conduz a ela. A fusão pode ser anulada.',
  },
  mergeCompare: 'Comparar',
  mergeCaption: 'As duas, dado a dado',
  mergeStays: 'Fica',
  mergeGoes: 'Funde-se nela',
  mergeCounts: {
    rounds: 'Rondas',
    news: 'Notícias',
    followers: 'Seguidores',
    people: 'Pessoas',
    sources: 'Fontes',
    comparisons: 'Em comparações guardadas',
  },
  mergeSwap: 'Ao contrário',
  mergeDo: 'Fundir',
  merged: (gone, kept) => `${gone} em ${kept}`,
  mergeRounds: {
    title: 'Fundir duas rondas',
    description: 'Duas fichas de uma mesma ronda passam a ser uma só.',
    lead: 'As publicações e os investidores da segunda passam para a primeira, que mantém o que diz; o seu endereço conduz a ela. A fusão pode ser anulada.',
  },
  wrong: {
    reason: 'Diga porquê, em 2 a 2000 caracteres',
    contrary:
      'Há fontes registadas que dizem outra coisa. Diga porque está isto certo, em 2 a 2000 caracteres',
    question: 'Faça uma pergunta, em 2 a 2000 caracteres',
    unknownSlug: (slug) => `Nenhuma startup tem o slug «${slug}»`,
    same: 'Indique duas startups diferentes',
    unknownRound: (slug) => `Nenhuma ronda tem o endereço «${slug}»`,
    sameRound: 'Escolha uma ronda que não seja esta',
    otherStartup: 'Escolha uma ronda da mesma startup',
    action: 'Escolha o que fazer',
  },
  undone: 'Esta fusão já foi anulada.',
  addressTaken: (slug) =>
    `Uma ronda que ficou está agora no endereço «${slug}». Faça-a seguir a sua publicação anterior e depois anule isto.`,
  keptGone: (name) =>
    `${name} já não está no registo. Se também foi fundida, anule primeiro essa fusão.`,
};

export const moderationQueueText: TranslationOf<typeof english.moderationQueueText> = {
  order:
    'Ordenado pelos dias de espera e pelas vezes que o dado foi lido neste mês e nos dois anteriores.',
  empty: 'Nada à espera',
  emptyWhy: 'O que alguém envia, responde ou reivindica, e o que a imprensa anuncia, espera aqui.',
  draft: 'Uma edição da newsletter espera pela aprovação.',
  reads: (count) =>
    count === 0
      ? 'sem leituras recentes'
      : sayPlural(count, { one: 'lido # vez', other: 'lido # vezes' }),
  otherLetters: (host) => `${host} é um nome com letras que não são de a a z: veja se imita outro.`,
  reply: 'Resposta de quem é descrito',
  claim: 'Reivindicação do perfil',
  sentBy: 'por',
  open: 'Abrir',
  listed: 'No registo agora',
  proposed: 'Proposto',
  sources: 'Fontes',
  sentAlong: 'enviada em anexo',
  saysOther: (value) => `diz outra coisa: ${value}`,
  showsListed: 'registada como fonte do que está no registo',
  saysSame: 'diz o mesmo ou nada',
  lookedOn: (day) => `lida em ${day}`,
  deadSince: (day) => `desaparecida desde ${day}`,
  noSource: 'nenhuma registada',
  repliesAs: (who, domain) => `${who}, por e-mail em ${domain}`,
  replyShows: 'Já está visível. Recusar remove-a.',
  claimedBy: (domain, method) =>
    ({
      mail: `Comprovada por uma ligação enviada para um endereço em ${domain}`,
      dns: `Comprovada por um registo no DNS de ${domain}`,
      tag: `Comprovada por um elemento na página em ${domain}`,
      page: 'Diz que uma linha numa página pública da empresa o comprova',
      letter: 'Enviou uma carta da empresa',
    })[method],
  claimLine: (code) => `A linha a procurar é ${code}.`,
  claimLetter: 'Ver a carta',
  claimWaits: 'Ainda não conta. Aceitar faz com que conte.',
  claimedToo: (count) =>
    sayPlural(count, {
      one: '# outra conta também o reivindica.',
      other: '# outras contas também o reivindicam.',
    }),
  claimCounts: 'Já vale. Recusar termina-a.',
  subjectGone: 'Aquilo de que se trata já não está no registo.',
  batch: 'Decidir sobre tudo o que está assinalado',
  reason: 'Motivo ou mensagem',
  reasonHint: 'Necessário para recusar. É enviado a cada remetente.',
  approve: 'Aceitar os assinalados',
  reject: 'Recusar os assinalados',
  next: 'Seguinte',
  previous: 'Anterior',
  tick: 'Assinalar',
  keys: 'Teclas: j e k movem, x assinala, e edita, a aceita, r recusa, ? mostra todas.',
  done: (count) => sayPlural(count, { one: '# decisão tomada.', other: '# decisões tomadas.' }),
  failed: (name, message) => (name ? `${name}: ${message}` : message),
  isDue: (day) => `responder até ${day}`,
  isLate: (day) => `devia ter tido resposta até ${day}`,

  mailIsOn: 'Recebe um e-mail em cada manhã em que haja algo à espera.',
  mailIsOff: 'Não recebe e-mails quando há algo à espera.',
  mailOff: 'Parar o e-mail diário',
  mailOn: 'Enviar-me um e-mail diário',
  mail: {
    subject: (count, productName) =>
      `${sayPlural(count, { one: '# assunto à espera', other: '# assuntos à espera' })} de um moderador - ${productName}`,
    more: (count) => sayPlural(count, { one: 'E mais #.', other: 'E mais #.' }),
    waits: (since, reads) => `Desde ${since}, ${reads}`,
    draft: 'Uma edição da newsletter espera pela aprovação.',
    offers: (old, dead) =>
      [
        old > 0 &&
          sayPlural(old, {
            one: '# ficha que ninguém revê há um ano',
            other: '# fichas que ninguém revê há um ano',
          }),
        dead > 0 &&
          sayPlural(dead, {
            one: '# fonte cujo endereço desapareceu',
            other: '# fontes cujo endereço desapareceu',
          }),
      ]
        .filter(Boolean)
        .join('; '),
    offered: (offers) => `Também para ver: ${offers}.`,
    open: 'Abrir a fila',
    why: 'Recebe isto porque é moderador. Com a ligação abaixo deixa de o receber.',
  },

  oldFacts: {
    crumb: 'Dados antigos',
    title: 'Dados que ninguém revê há um ano',
    description: 'Fichas a verificar nas suas fontes, as mais lidas primeiro.',
    lead: 'Abra as fontes. Se ainda disserem o que está no registo, assinale a ficha; senão, edite-a. As mais lidas vêm primeiro.',
    none: 'Tudo foi revisto há menos de um ano',
    noneWhy: 'As fichas cujas fontes ninguém lê nem verifica há um ano aparecem aqui.',
    button: 'As assinaladas ainda o dizem',
  },
  oldColumns: {
    record: 'Ficha',
    says: 'O que está no registo',
    sources: 'Fontes',
    looked: 'Última revisão',
    reads: 'Leituras',
  },
  neverLooked: 'nunca',
  edit: 'Editar',

  deadLinks: {
    crumb: 'Ligações mortas',
    title: 'Fontes cujo endereço desapareceu',
    description: 'Endereços que falharam em três dias seguidos, com os dados que sustentam.',
    lead: 'Cada endereço de uma fonte é consultado de 60 em 60 dias; o que falha é consultado de novo no dia seguinte, e aparece aqui depois da terceira vez. Descubra onde a página está agora, ou uma cópia arquivada, e edite a ficha com esse endereço.',
    none: 'Nenhuma fonte desapareceu',
    noneWhy: 'Os endereços que falham em três dias seguidos aparecem aqui.',
    button: 'Os assinalados respondem',
  },
  deadColumns: {
    source: 'Fonte',
    why: 'O que acontece',
    since: 'Desde',
    uses: 'Sustenta',
    reads: 'Leituras',
  },
  outcomes: {
    network: 'não responde',
    'too-slow': 'demora demasiado',
    'not-public': 'conduz a uma rede privada',
    redirects: 'redirecciona sem fim',
    address: 'não é um endereço da web',
    moved: 'conduz à página inicial',
  },
  status: (status) => `responde ${status}`,
  archived: 'Cópias arquivadas',
  wrong: {
    chosen: 'Assinale aquilo sobre que decide',
  },
};
