import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import type { StartupStatus } from '../../base/enumerations.ts';
import type * as english from '../en/account.ts';
import type { TranslationOf } from '../translation.ts';
import { capitalize, inPlace } from './words.ts';

export const accountSettingsText: TranslationOf<typeof english.accountSettingsText> = {
  title: 'Definições',
  description: 'A sua conta: perfil, notificações, palavra-passe e os seus dados.',
  tabs: {
    profile: 'Perfil',
    notification: 'Notificações',
    password: 'Palavra-passe',
    address: 'Endereço de e-mail',
    'second-step': 'Verificação em dois passos',
    sessions: 'Dispositivos com sessão iniciada',
    keys: 'Chaves da API',
    subscription: 'Assinatura',
    data: 'Os seus dados',
  },
  save: 'Guardar',
  saving: 'A guardar',
  signedInAs: 'Sessão iniciada como {email}',
  notSaid: 'Prefiro não dizer',
  fields: {
    name: 'Nome',
    job_title: 'Cargo',
    organization: 'Organização',
    role: 'Função',
    country: 'País',
    bio: 'Sobre si',
    website: 'Site',
    linkedin: 'LinkedIn',
    x: 'X',
    locale: 'Idioma das mensagens',
    timezone: 'Fuso horário',
  },
  hints: {
    bio: '300 caracteres, no máximo.',
    linkedin: 'O endereço do seu perfil.',
    x: 'O seu nome de utilizador, por exemplo @griot.',
    timezone: 'As mensagens diárias e semanais chegam de manhã, na sua hora local.',
  },
  roles: {
    founder: 'Fundador',
    investor: 'Investidor',
    analyst: 'Analista',
    journalist: 'Jornalista',
    student: 'Estudante',
    'public sector': 'Sector público',
    other: 'Outra',
  },
  picture: 'A sua imagem de perfil',
  pictureHint: 'PNG, JPEG ou WebP, 512 KB no máximo. Aparece ao lado do seu nome.',
  savePicture: 'Guardar a imagem',
  removePicture: 'Remover a imagem',
  pictureDone: 'Imagem guardada',
  pictureGone: 'Imagem removida',
  profileDone: 'Perfil guardado',
  profileFailed: 'Não foi possível guardar o perfil',
  notificationLead: 'Que e-mails recebe e com que frequência.',
  notVerified:
    'O seu endereço de e-mail ainda não está confirmado: até lá, não são enviadas notificações.',
  notificationDone: 'Notificações guardadas',
  notificationFailed: 'Não foi possível guardar as notificações',
  kinds: {
    followed_funding: 'Rondas de financiamento do que segue',
    followed_news: 'Notícias sobre o que segue',
    followed_status: 'Mudanças de estado do que segue',
    recommended_digest: 'Startups recomendadas',
    my_listing_review: 'Análise do que enviou',
    product_news: 'Novidades deste site',
  },
  frequencies: {
    off: 'Nunca',
    instant: 'De imediato',
    daily: 'Todos os dias',
    weekly: 'Todas as semanas',
  },
  pauseAll: 'Suspender tudo',
  pauseAllHint: 'Nada do que está acima é enviado enquanto esta opção estiver ligada.',
  download: 'Descarregar os seus dados',
  downloadWhat:
    'Um ficheiro JSON com tudo o que está guardado sobre si: perfil, sessões, o que segue, comparações guardadas, inscrições, assinatura com as facturas e definições.',
  downloadSubmit: 'Descarregar',
  deletion: 'Eliminar a conta',
  deletionWhat:
    'Tudo o que é seu é eliminado de imediato: perfil, o que segue, comparações guardadas, newsletter. A assinatura, se existir, termina de imediato e não volta a ser cobrada. Não é possível voltar atrás.',
  deletionFields: {
    password: 'A sua palavra-passe',
    email: 'O seu endereço de e-mail, para confirmar',
  },
  deletionSubmit: 'Eliminar a minha conta',
  deleted: 'A sua conta foi eliminada',
  deletedWhat:
    'O perfil, o que seguia, as comparações guardadas, a newsletter e a assinatura foram eliminados, e a sessão terminou em todos os navegadores. Enviámos também uma mensagem de confirmação para o seu endereço de e-mail.',
  deletedKept:
    'Conservamos as facturas pagas durante o tempo que a lei fiscal exige, sem o seu nome nem o seu endereço. As cópias de segurança podem conter a conta durante mais algumas semanas.',
  wrong: {
    long: (max) => `Use no máximo ${formatCount(max)} caracteres`,
    role: 'Escolha uma função da lista',
    country: 'Escolha um país da lista',
    website: 'Introduza um endereço como https://example.org',
    linkedin: 'Introduza o endereço de um perfil do LinkedIn, como https://www.linkedin.com/in/ama',
    x: 'Introduza um nome de utilizador com até 15 letras, algarismos e sublinhados',
    locale: 'Escolha um idioma da lista',
    timezone: 'Escolha um fuso horário da lista, como Africa/Nairobi',
    onOff: 'esperava-se true ou false',
    frequency: 'Escolha off, instant, daily ou weekly',
    noPicture: 'Escolha primeiro uma imagem',
    ownEmail: 'Este não é o endereço de e-mail desta conta',
  },
};

export const apiKeysText: TranslationOf<typeof english.apiKeysText> = {
  title: 'Chaves da API',
  description: 'Chaves com que os seus programas usam a API.',
  lead: 'Uma chave permite que um programa use a API em seu nome; aqui pode ver para que foi usada. Não permite iniciar sessão, alterar a conta nem moderar. Mudar a palavra-passe anula todas as chaves.',
  caption: 'Chaves desta conta',
  none: 'Não tem chaves.',
  columns: {
    name: 'Nome',
    scopes: 'Permite',
    created: 'Criada',
    used: 'Última utilização',
    ends: 'Termina',
    action: 'Acção',
  },
  never: 'Ainda não usada',
  ended: 'Terminou',
  revoke: 'Revogar',
  revokeOf: (name) => `Revogar ${name}`,
  newTitle: 'Nova chave',
  fields: { name: 'Nome', scopes: 'O que permite', valid_days: 'Validade' },
  nameHint: 'Para que serve, por exemplo «Relatório mensal».',
  scopes: { read: 'Ler', lists: 'As minhas listas', listing: 'Inscrições' },
  scopeHints: {
    read: 'Todos os dados públicos: a API, o MCP e a reconciliação.',
    lists: 'O que segue, o seu feed e as suas comparações guardadas.',
    listing: 'Enviar startups e alterações em seu nome.',
  },
  validFor: { 30: '30 dias', 90: '90 dias', 365: 'Um ano', 0: 'Sem prazo' },
  submit: 'Criar a chave',
  made: 'A sua nova chave',
  madeLead: 'Copie a chave agora: não volta a ser mostrada, e só guardamos o seu hash.',
  use: 'Envie a chave como cabeçalho:',
  limits: (minute, day) =>
    `Todas as suas chaves em conjunto podem fazer ${minute} chamadas por minuto e ${day} por dia; os cabeçalhos RateLimit e RateLimit-Policy dizem quantas restam.`,
  wrong: {
    name: 'Introduza um nome de 1 a 80 caracteres',
    scopes: 'Escolha pelo menos uma opção: read, lists ou listing',
    validDays: 'Escolha 30, 90, 365 ou 0 dias',
    tooMany: (most) =>
      `Uma conta tem no máximo ${sayPlural(most, { one: '# chave', other: '# chaves' })}: revogue primeiro uma`,
  },
};

export const securityLogText: TranslationOf<typeof english.securityLogText> = {
  title: 'O que aconteceu',
  lead: 'Inícios de sessão, alterações e recusas dos últimos 90 dias: os 50 registos mais recentes. Se algo não foi feito por si, mude a palavra-passe: a sessão termina em todos os outros navegadores.',
  columns: { kind: 'Operação', outcome: 'Resultado', detail: 'Como', at: 'Quando' },
  outcomes: { ok: 'Feito', refused: 'Recusado' },
  kinds: {
    registered: 'Conta criada',
    sign_in: 'Início de sessão',
    sessions_ended: 'Sessão terminada noutros dispositivos',
    password_reset_requested: 'Pedido de ligação para uma nova palavra-passe',
    password_reset: 'Nova palavra-passe através da ligação',
    password_change: 'Palavra-passe alterada',
    address_verified: 'Endereço de e-mail confirmado',
    address_change_requested: 'Pedido de novo endereço de e-mail',
    address_change: 'Endereço de e-mail alterado',
    factor_added: 'Segundo passo adicionado',
    factor_removed: 'Segundo passo removido',
    recovery_codes_made: 'Códigos de recuperação criados',
    key_made: 'Chave criada',
    key_revoked: 'Chave revogada',
    moderator_made: 'Passou a moderador',
    moderator_ended: 'Deixou de ser moderador',
    denied: 'Pedido recusado',
    limited: 'Demasiados pedidos',
    export: 'Dados descarregados',
    account_deleted: 'Conta eliminada',
    person_removed: 'Pessoa removida do registo',
  },
};

const says: Record<StartupStatus, (name: string) => string> = {
  active: (name) => `A ${name} está activa`,
  acquired: (name) => `A ${name} foi adquirida`,
  closed: (name) => `A ${name} encerrou`,
  public: (name) => `A ${name} está cotada em bolsa`,
};

const few = (names: readonly string[]) => formatList(names.slice(0, 3));

export const dashboardText: TranslationOf<typeof english.dashboardText> = {
  title: 'Painel',
  description: 'Novidades sobre o que segue.',
  feed: 'O seu feed',
  since: (day) => `Desde a sua última visita, a ${day}`,
  nothingSince: (day) => `Nada de novo desde a sua última visita, a ${day}.`,
  earlier: 'Anteriores',
  also: 'Artigos sobre o mesmo assunto',
  refresh: 'Actualizar',
  loadMore: 'Carregar mais',
  feedEnd: 'Por agora, é tudo.',
  feedFailed: 'Não foi possível carregar o feed',
  feedEmpty: 'Ainda não aconteceu nada',
  feedEmptyWhy:
    'Aqui aparecem as rondas, as notícias e as mudanças do que segue. Siga uma startup, um investidor, um sector ou um lugar.',
  feedEmptyAction: 'Ver os sectores',
  pastTheEnd: 'Não há nada nesta página',
  firstPage: 'Mais recentes primeiro',
  types: {
    funding: 'Financiamento',
    news: 'Notícia',
    status_change: 'Estado',
    new_in_followed: 'Novidade',
  },
  source: 'Fonte',
  reason: (via, name) => {
    if (via === 'startup') return `Segue a ${name}`;
    return via === 'investor'
      ? `${name}, que segue, participou`
      : `${capitalize(inPlace(name))}, que segue`;
  },
  statusIs: (name, status) =>
    status ? says[status](name) : `Já não se conhece o estado da ${name}`,
  isNew: (name, group) => `Novidade ${inPlace(group)}: ${name}`,
  followed: 'O que segue',
  followedNone: 'Nada, por enquanto.',
  allFollowed: 'Tudo o que segue',
  recommended: 'Recomendações',
  recommendedWhy: 'Com base no que segue.',
  recommendedNone: 'De momento, não há mais recomendações.',
  dismiss: (name) => `Não recomendar ${name}`,
  dismissFailed: (name) => `Não foi possível remover ${name} da lista`,
  recommendedReasons: ({ followed, shared, followedInvestors, sharedInvestors }) => {
    const reasons = [
      ...(followed.length > 0 ? [`${few(followed.map(inPlace))}, que segue`] : []),
      ...(followedInvestors.length > 0
        ? [`com investimento de ${few(followedInvestors)}, que segue`]
        : []),
      ...(sharedInvestors.length > 0
        ? [`com investimento de ${few(sharedInvestors)}, tal como o que segue`]
        : []),
      ...(shared.length > 0 ? [`${few(shared.map(inPlace))}, tal como o que segue`] : []),
    ];
    return reasons.length > 0 ? reasons : ['entre as mais financiadas'];
  },
  firstTitle: 'O que lhe interessa?',
  firstLead: (count) =>
    `Escolha ${sayPlural(count, { one: '# sector', other: '# sectores' })} ou mais para preencher o seu feed com as respectivas rondas, notícias e novas startups.`,
  firstLegend: 'Sectores',
  firstMore: (count) => sayPlural(count, { one: 'Mais # sector', other: 'Mais # sectores' }),
  firstSubmit: 'Mostrar o meu feed',
  firstSkip: 'Saltar',
  firstTooFew: (count) =>
    `Escolha pelo menos ${sayPlural(count, { one: '# sector', other: '# sectores' })}.`,
  startups: (count) => sayPlural(count, { one: '# startup', other: '# startups' }),
  followingTitle: 'O que segue',
  followingDescription: 'Startups, investidores, sectores e lugares que segue.',
  followingTabs: 'O que segue, por tipo',
  followingAll: 'Tudo',
  followingTypes: {
    startup: 'Startups',
    investor: 'Investidores',
    industry: 'Sectores',
    location: 'Lugares',
  },
  followingName: 'Nome',
  followingSince: 'Desde',
  followingAction: 'Seguir',
  followingEmpty: 'Ainda não segue nada deste tipo',
  followingEmptyWhy:
    'Cada startup, investidor, sector e lugar tem um botão «Seguir» na sua página.',
};
