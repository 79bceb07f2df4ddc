import { sayPlural } from '../../base/count.ts';
import type * as english from '../en/listing.ts';
import type { TranslationOf } from '../translation.ts';

export const listingText: TranslationOf<typeof english.listingText> = {
  introTitle: 'Adicionar uma startup',
  introDescription: 'Peça que uma startup entre no directório: o que pedimos e o que se segue.',
  introLead:
    'Qualquer pessoa pode pedir que uma startup africana entre no directório. Demora cerca de cinco minutos e é gratuito.',
  asked: 'O que pedimos',
  askedList: [
    'O nome, o site próprio, uma linha sobre o que faz e algumas frases simples.',
    'O país principal, o ano em que começou, um a cinco sectores, a quem vende e quantas pessoas lá trabalham.',
    'As rondas de financiamento, se as houver, cada uma com o endereço de uma página que a noticia.',
    'Os fundadores, um logótipo e uma conta no Twitter, se quiser.',
  ],
  next: 'O que se segue',
  nextList: [
    'Um moderador lê o que enviou, normalmente em poucos dias.',
    'Se algo não estiver claro, perguntamos-lhe por e-mail e aqui.',
    'Depois da publicação, recebe o endereço da página. Cada dado mostra de onde vem.',
  ],
  start: 'Começar',
  goOn: 'Continuar o rascunho',
  draftLast: 'Última alteração: {when}.',
  dropDraft: 'Eliminar o rascunho',
  limit: (perDay) =>
    sayPlural(perDay, {
      one: 'Pode enviar # startup por dia.',
      other: 'Pode enviar # startups por dia.',
    }),
  verifyFirst:
    'Confirme primeiro o seu endereço de e-mail: só se podem enviar inscrições, reivindicações e ficheiros a partir de um endereço confirmado.',
  verifyLink: 'Confirmar o meu endereço de e-mail',
  yours: 'O que enviou',
  yoursColumns: { name: 'Startup', kind: 'Tipo', state: 'Estado', sent: 'Enviado em' },
  kinds: { listing: 'Nova startup', edit: 'Alteração sugerida' },
  states: {
    pending: 'À espera de um moderador',
    needs_info: 'À espera da sua resposta',
    published: 'Publicado',
    rejected: 'Não publicado',
  },

  formTitle: 'Adicionar uma startup',
  changeTitle: (name) => `Alterar o que enviou sobre a ${name}`,
  formDescription: 'O formulário para uma startup entrar no directório.',
  stepOf: (step, all) => `Passo ${step} de ${all}`,
  steps: ['Empresa', 'Lugar e sector', 'Financiamento', 'Pessoas e ligações', 'Rever as respostas'],
  stepsLabel: 'Passos',
  save: 'Guardar e continuar',
  later: 'Guardar e voltar mais tarde',
  send: 'Enviar',
  sendAgain: 'Enviar de novo',
  draftKept: 'Rascunho guardado',
  draftNotKept: 'Não foi possível guardar o rascunho. Será guardado quando premir um botão.',
  change: 'Alterar',
  changeStep: (step) => `Alterar: ${step}`,
  nothing: '-',
  fields: {
    logo: 'Logótipo',
    rounds: 'Rondas de financiamento',
    founders: 'Fundadores',
    role: 'A sua relação com a empresa',
  },
  hints: {
    logo: 'PNG, JPEG ou WebP, no máximo 512 KB.',
    role: 'Por exemplo, fundador, trabalhador, investidor, cliente ou outra relação.',
  },
  roles: ['Fundador', 'Trabalhador', 'Investidor', 'Consultor', 'Cliente', 'Jornalista'],
  types: {
    B2B: 'Empresas (B2B)',
    B2C: 'Consumidores (B2C)',
    B2B2C: 'Consumidores através de empresas (B2B2C)',
    C2C: 'Consumidores entre si (C2C)',
    other: 'Outros',
  },
  industry: (number) => (number === 1 ? 'Sector principal' : `Sector ${number}`),
  choose: 'Escolher',
  none: 'Nenhum',
  logoNow: 'O logótipo, tal como vai aparecer.',
  logoRemove: 'Remover o logótipo',
  rows: {
    rounds: {
      hint: 'Deixe em branco se não houver rondas. Cada uma precisa de uma página que a noticie.',
      one: (number) => `Ronda ${number}`,
      parts: {
        round: 'Tipo de ronda',
        date: 'Data do anúncio',
        amount: 'Montante',
        investors: 'Investidores',
        source_url: 'Endereço de uma página que noticia a ronda',
      },
      hints: {
        date: 'O que se souber: 2024, Maio de 2024 ou 17 de Maio de 2024.',
        amount:
          'Como foi anunciado, por exemplo $250k, 4 milhões ou NGN 40m. Deixe em branco se não foi divulgado.',
        investors: 'Separados por vírgulas. Escreva (lead) depois de quem liderou.',
      },
      add: 'Adicionar outra ronda',
      remove: (number) => `Remover a ronda ${number}`,
    },
    founders: {
      hint: 'No máximo dez.',
      one: (number) => `Fundador ${number}`,
      parts: { name: 'Nome', title: 'Função', link: 'Perfil público' },
      hints: {},
      add: 'Adicionar outro fundador',
      remove: (number) => `Remover o fundador ${number}`,
    },
  },
  confirm: 'O que escrevi é verdade e cada fonte comprova o que indico',
  otherCompany: 'É uma empresa diferente das indicadas acima',
  duplicates: 'É uma destas startups?',
  duplicatesWhy:
    'Uma startup com o mesmo domínio só entra uma vez no directório. Se uma de nome parecido for outra empresa, diga-o abaixo.',
  sameDomain: 'O mesmo site',
  similarName: 'Nome parecido, mesmo país',
  ownOpen: 'Já enviou esta startup',
  suggestInstead: 'Sugerir uma alteração',

  doneHeads: {
    listing: { title: 'A sua inscrição', description: 'O estado da sua inscrição.' },
    edit: { title: 'A sua alteração', description: 'O estado da sua alteração.' },
  },
  done: (name) => `Obrigado. A ${name} aguarda a decisão de um moderador.`,
  doneEdit: (name) =>
    `Obrigado. A sua alteração à ficha da ${name} aguarda a decisão de um moderador.`,
  saying: {
    pending:
      'Um moderador vai ler o que enviou, normalmente em poucos dias. Receberá um e-mail quando houver uma decisão.',
    needs_info: 'O moderador pergunta:',
    published: 'O que enviou está publicado.',
    rejected: 'O que enviou não foi publicado. O moderador diz:',
  },
  seeStartup: (name) => `Ver a ficha da ${name}`,
  answer: 'A sua resposta',
  answerHint: 'No máximo 2000 caracteres. Também pode alterar o que enviou.',
  answerSend: 'Enviar a resposta',
  answerChange: 'Alterar o que enviei',
  answered: 'Respondeu:',
  addAnother: 'Adicionar outra startup',
  allYours: 'Tudo o que enviou',

  suggestLink: 'Sugerir uma alteração',
  suggestDescription: 'Diga o que está errado ou em falta e onde está escrito.',
  suggestFields: {
    field: 'O que está errado ou em falta',
    value: 'O valor correcto',
    source_url: 'Endereço de uma página que comprova o valor',
    note: 'Nota para o moderador',
  },
  suggestHints: {
    value:
      'Para os sectores, os nomes separados por vírgulas. Para o estado: active, acquired, closed ou public.',
    note: 'No máximo 1000 caracteres.',
  },
  suggestNow: 'O que consta agora',
  suggestSend: 'Enviar',

  tooManyToday: (perDay) =>
    `Hoje já fez ${sayPlural(perDay, { one: '# envio', other: '# envios' })}, o máximo por pessoa. Continue amanhã.`,
  duplicate: 'Já consta do directório uma startup como esta.',
  wrong: {
    role: 'Indique a sua relação com a empresa (2 a 80 caracteres)',
    confirmation: 'Confirme que o que escreveu é verdade',
    founders: 'Indique no máximo dez fundadores',
    founderName: 'Introduza um nome de 2 a 80 caracteres',
    founderTitle: 'Use no máximo 80 caracteres',
    link: 'Introduza um endereço que comece por https ou http',
    rounds: 'Indique no máximo 20 rondas',
    source: 'Introduza o endereço de uma página que noticie a ronda',
    logo: 'Carregue uma imagem',
    domainListed: 'Este site já consta do directório',
    answer: 'Escreva entre 2 e 2000 caracteres',
    field: 'Escolha o que está errado ou em falta',
    same: 'É o que já consta do directório',
    note: 'Use no máximo 1000 caracteres',
  },
  mail: {
    subjects: {
      approve: (name) => `A ficha da ${name} foi publicada`,
      ask: (name) => `Uma pergunta sobre a ${name}`,
      reject: (name) => `A ficha da ${name} não foi publicada`,
    },
    editSubjects: {
      approve: (name) => `A sua alteração à ficha da ${name} foi publicada`,
      ask: (name) => `Uma pergunta sobre a sua alteração à ficha da ${name}`,
      reject: (name) => `A sua alteração à ficha da ${name} não foi publicada`,
    },
    approve: 'Um moderador verificou o que enviou e publicou-o. Obrigado.',
    ask: 'Um moderador leu o que enviou e pergunta:',
    reject: 'Um moderador leu o que enviou e não o publicou. O motivo:',
    see: 'Ver',
    answer: 'Responder',
    seeState: 'Ver o estado',
  },
};

export const logosText: TranslationOf<typeof english.logosText> = {
  from: (host) => `Logótipo obtido em ${host}`,
  remove: 'Remover o logótipo',
};

export const picturesText: TranslationOf<typeof english.picturesText> = {
  wrong: {
    large: (kilobytes) => `Escolha uma imagem com ${kilobytes} KB, no máximo.`,
    kind: 'Escolha uma imagem PNG, JPEG ou WebP.',
    broken: 'Não foi possível ler esta imagem. Guarde-a de novo e escolha o novo ficheiro.',
    pixels: (megapixels) =>
      sayPlural(megapixels, {
        one: 'Escolha uma imagem com # milhão de píxeis, no máximo.',
        other: 'Escolha uma imagem com # milhões de píxeis, no máximo.',
      }),
    many: (perDay) =>
      `Hoje já enviou ${sayPlural(perDay, { one: '# imagem', other: '# imagens' })}. Envie a próxima amanhã.`,
  },
};

const outcomes: Record<string, string> = {
  ok: 'foi possível ler o site',
  refused: 'o robots.txt do site não o permite',
  'not-public': 'o endereço leva a uma rede privada',
  'not-html': 'não é uma página',
  'too-slow': 'demorou demasiado',
  'too-large': 'era demasiado grande',
  redirects: 'redireccionou demasiadas vezes',
  network: 'não respondeu',
  unreadable: 'não foi possível descomprimi-lo',
  address: 'o endereço não é um endereço da web',
};

export const technologiesText: TranslationOf<typeof english.technologiesText> = {
  ask: 'Ler o site',
  asked: 'Foi pedida uma leitura do site.',
  read: (day, outcome) => `Leitura de ${day}: ${outcomes[outcome] ?? outcome}.`,
  neverRead: 'O site ainda não foi lido.',
  moderatorsOnly: 'Só os moderadores pedem uma leitura do site.',
};
