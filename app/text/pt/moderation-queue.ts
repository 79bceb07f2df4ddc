import { sayPlural } from '../../base/count.ts';
import type * as english from '../en/moderation-queue.ts';
import type { TranslationOf } from '../translation.ts';

export const moderationQueueText: TranslationOf<typeof english.moderationQueueText> = {
  order:
    'Ordenado pelos dias de espera e pelo número de vezes que o dado foi lido neste mês e nos dois anteriores.',
  empty: 'Nada à espera',
  emptyWhy:
    'Aqui ficam à espera os envios, as respostas, as reivindicações e o que a imprensa anuncia.',
  draft: 'Uma edição da newsletter aguarda aprovação.',
  reads: (count) =>
    count === 0
      ? 'sem leituras recentes'
      : sayPlural(count, { one: 'lido # vez', other: 'lido # vezes' }),
  otherLetters: (host) => `${host} tem letras fora do alfabeto de a a z: veja se imita outro nome.`,
  reply: 'Resposta do visado',
  claim: 'Reivindicação do perfil',
  sentBy: 'por {sender}',
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
  replyShows: 'A resposta já está visível. É removida se a recusar.',
  claimedBy: (domain, method) =>
    ({
      mail: `Comprovada por uma ligação enviada para um endereço em ${domain}`,
      dns: `Comprovada por um registo no DNS de ${domain}`,
      tag: `Comprovada por um elemento na página em ${domain}`,
      page: 'Diz que uma linha numa página pública da empresa o comprova',
      letter: 'Enviou uma carta da empresa',
    })[method],
  claimDecided: 'Esta reivindicação foi decidida ou retirada entretanto. Veja de novo a fila.',
  claimLine: (code) => `A linha a procurar é ${code}.`,
  claimLetter: 'Ver a carta',
  claimWaits: 'A reivindicação ainda não conta. Passa a contar se a aceitar.',
  claimedToo: (count) =>
    sayPlural(count, {
      one: '# outra conta também reivindica o perfil.',
      other: '# outras contas também reivindicam o perfil.',
    }),
  claimCounts: 'A reivindicação já conta. Deixa de contar se a recusar.',
  subjectGone: 'O assunto deste envio já não está no registo.',
  batch: 'Decidir sobre os seleccionados',
  reason: 'Motivo ou mensagem',
  reasonHint: 'Necessário para recusar. É enviado a cada remetente.',
  approve: 'Aceitar os seleccionados',
  reject: 'Recusar os seleccionados',
  next: 'Seguinte',
  previous: 'Anterior',
  tick: 'Seleccionar',
  keys: 'Teclas: j e k para mover, x para seleccionar, e para editar, a para aceitar, r para recusar, ? para ver todas.',
  done: (count) => sayPlural(count, { one: '# decisão tomada.', other: '# decisões tomadas.' }),
  failed: (name, message) => (name ? `${name}: ${message}` : message),
  isDue: (day) => `responder até ${day}`,
  isLate: (day) => `devia ter tido resposta até ${day}`,

  mailIsOn: 'Recebe um e-mail em cada manhã em que haja algo à espera.',
  mailIsOff: 'Não recebe e-mails quando há algo à espera.',
  mailOff: 'Cancelar o e-mail diário',
  mailOn: 'Receber um e-mail diário',
  mail: {
    subject: (count, productName) =>
      `${sayPlural(count, { one: '# assunto à espera', other: '# assuntos à espera' })} de um moderador - ${productName}`,
    more: (count) => sayPlural(count, { one: 'E mais #.', other: 'E mais #.' }),
    waits: (since, reads) => `Desde ${since}, ${reads}`,
    draft: 'Uma edição da newsletter aguarda aprovação.',
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
    why: 'Recebe esta mensagem porque é moderador. Com a ligação abaixo, deixa de a receber.',
  },

  oldFacts: {
    crumb: 'Dados antigos',
    title: 'Dados que ninguém revê há um ano',
    description: 'Fichas a verificar nas respectivas fontes, as mais lidas primeiro.',
    lead: 'Abra as fontes. Se ainda disserem o que está no registo, seleccione a ficha; senão, edite-a. As mais lidas vêm primeiro.',
    none: 'Tudo foi revisto há menos de um ano',
    noneWhy: 'As fichas cujas fontes ninguém lê nem verifica há um ano aparecem aqui.',
    button: 'As fichas seleccionadas continuam certas',
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
    crumb: 'Ligações inactivas',
    title: 'Fontes cujo endereço desapareceu',
    description: 'Endereços que falharam em três dias seguidos, com os dados que sustentam.',
    lead: 'Cada endereço de uma fonte é consultado de 60 em 60 dias; o que falha é consultado de novo no dia seguinte, e aparece aqui depois da terceira vez. Descubra onde a página está agora, ou uma cópia arquivada, e edite a ficha com esse endereço.',
    none: 'Nenhuma fonte desapareceu',
    noneWhy: 'Os endereços que falham em três dias seguidos aparecem aqui.',
    button: 'Os endereços seleccionados respondem',
  },
  deadColumns: {
    source: 'Fonte',
    why: 'O que acontece',
    since: 'Desde',
    uses: 'Dados que sustenta',
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
    chosen: 'Seleccione o que quer decidir',
  },
};
