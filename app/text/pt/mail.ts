import { sayPlural } from '../../base/count.ts';
import type * as english from '../en/mail.ts';
import type { TranslationOf } from '../translation.ts';

const forMinutes = (minutes: number): string => {
  if (minutes % 1_440 === 0) return sayPlural(minutes / 1_440, { one: '# dia', other: '# dias' });
  if (minutes % 60 === 0) return sayPlural(minutes / 60, { one: '# hora', other: '# horas' });
  return sayPlural(minutes, { one: '# minuto', other: '# minutos' });
};

const worksFor = (minutes: number) =>
  `A ligação funciona uma só vez, durante ${forMinutes(minutes)}.`;

export const mailText: TranslationOf<typeof english.mailText> = {
  greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
  ignore: 'Se não foi um pedido seu, pode ignorar esta mensagem: sem a ligação, nada acontece.',
  footer: (productName, address) => `${productName}, ${address}`,
  unsubscribe: 'Deixar de receber estas mensagens',

  dev: {
    title: 'E-mails guardados em ficheiros',
    description: 'O que este site teria enviado.',
    lead: (folder) =>
      `Não há servidor de correio definido (SMTP_URL), por isso cada e-mail passa a ser um ficheiro em ${folder}. Os mais recentes vêm primeiro.`,
    leadSmtp:
      'Há um servidor de correio definido (SMTP_URL): os novos e-mails vão para lá. Estes são mais antigos.',
    none: 'Ainda não há e-mails',
    noneWhy:
      'Crie uma conta ou subscreva a newsletter, e o e-mail aparece aqui em poucos segundos.',
    toOn: (to, date) => `Para ${to}, ${date}`,
    back: 'Todos os e-mails',
    text: 'O que diz',
    headers: 'Cabeçalhos',
    html: 'Em HTML',
  },

  verify: {
    subject: (productName) => `Confirme o seu endereço de e-mail no ${productName}`,
    lead: 'Abra esta ligação para confirmar que este endereço de e-mail é seu.',
    action: 'Confirmar o meu endereço de e-mail',
    valid: worksFor,
  },
  reset: {
    subject: (productName) => `Escolha uma nova palavra-passe para o ${productName}`,
    lead: 'Alguém pediu uma nova palavra-passe para a sua conta. Abra esta ligação para a escolher.',
    action: 'Escolher uma nova palavra-passe',
    valid: (minutes) =>
      `${worksFor(minutes)} Ao usá-la, a sessão termina em todos os outros navegadores.`,
    ignore:
      'Se não foi um pedido seu, pode ignorar esta mensagem: a sua palavra-passe continua a mesma.',
  },
  welcome: {
    subject: (productName) => `Damos-lhe as boas-vindas ao ${productName}`,
    lead: 'O seu endereço de e-mail está confirmado e a sua conta está pronta.',
    follow: 'Siga startups, investidores, sectores e lugares, e o seu painel mostra o que muda.',
    action: 'Abrir o meu painel',
  },
  alreadyRegistered: {
    subject: (productName) => `Já tem uma conta no ${productName}`,
    lead: 'Alguém tentou criar uma conta com este endereço de e-mail, ao qual já corresponde uma. Nada mudou.',
    action: 'Iniciar sessão',
    forgot: 'Se não sabe a sua palavra-passe, escolha uma nova:',
    forgotAction: 'Escolher uma nova palavra-passe',
    ignore: 'Se não foi um pedido seu, pode ignorar esta mensagem.',
  },
  signIn: {
    subject: (productName) => `Nova sessão iniciada na sua conta no ${productName}`,
    lead: (browser, at) =>
      `Foi iniciada uma sessão na sua conta em ${at.toISOString().slice(0, 16).replace('T', ' às ')} UTC, com ${browser ?? 'um navegador ou programa'}, que ainda não tinha sido usado nela.`,
    notYou:
      'Se não foi um acesso seu, mude já a palavra-passe: a sessão termina em todos os outros navegadores.',
    action: 'Ver onde tenho sessão iniciada',
  },
  guesses: {
    subject: (productName) =>
      `Alguém está a tentar adivinhar a sua palavra-passe do ${productName}`,
    lead: 'Hoje foram tentadas mais de cem palavras-passe erradas para a sua conta, a partir de um ou de muitos endereços. Os navegadores ainda não usados na sua conta têm agora de esperar entre tentativas; os que usa não são afectados.',
    advice:
      'Se a sua palavra-passe é longa e não a usa em mais lado nenhum, não precisa de fazer nada. Um segundo passo impede o acesso de outras pessoas, mesmo que a adivinhem.',
    action: 'Ver o que aconteceu',
  },
  wrongCodes: {
    subject: (productName) => `Alguém poderá saber a sua palavra-passe do ${productName}`,
    lead: 'No espaço de uma hora, foram introduzidos dez ou mais códigos errados no segundo passo da sua conta, depois da palavra-passe certa ou num programa ou navegador com sessão iniciada. Enquanto as tentativas durarem, até os códigos certos podem ser recusados.',
    advice:
      'Se não foram tentativas suas, escolha já uma nova palavra-passe: as tentativas acabam e a sessão termina em todos os outros navegadores.',
    action: 'Escolher uma nova palavra-passe',
  },
  confirmAddress: {
    subject: (productName) => `Confirme o seu novo endereço de e-mail no ${productName}`,
    lead: 'Este endereço foi indicado como o novo endereço de uma conta. Para o confirmar, abra esta ligação com sessão iniciada nessa conta.',
    action: 'Confirmar o meu novo endereço',
    valid: worksFor,
  },
  addressNotice: {
    subject: (productName) => `O endereço de e-mail da sua conta no ${productName}`,
    requested:
      'Foi pedido um novo endereço de e-mail para a sua conta. O endereço muda quando for aberta a ligação enviada para o novo.',
    done: 'A sua conta tem agora outro endereço de e-mail. Este deixou de estar associado a ela.',
    notYou:
      'Se não foi um pedido seu, escolha já uma nova palavra-passe: a sessão termina em todos os navegadores.',
    notYouDone: 'Se não foi um pedido seu, escreva-nos de imediato.',
    action: 'Escolher uma nova palavra-passe',
  },
  accountDeleted: {
    subject: (productName) => `A sua conta no ${productName} foi eliminada`,
    lead: 'A sua conta e tudo o que continha foram eliminados, como pediu. A sessão terminou em todos os dispositivos.',
    kept: 'Conservamos as facturas pagas durante o tempo que a lei fiscal exige, sem o seu nome nem o seu endereço. Esta é a nossa última mensagem para si.',
    notYou:
      'Se não foi um pedido seu, alguém conhece a sua palavra-passe: mude-a onde quer que a use e escreva-nos.',
  },
  factorChanged: {
    subject: (productName) => `O segundo passo da sua conta no ${productName} foi alterado`,
    leads: {
      factor_added: 'Foi adicionado um segundo passo ao início de sessão da sua conta.',
      factor_removed: 'Foi removido o segundo passo do início de sessão da sua conta.',
      recovery_codes_made:
        'Foram criados novos códigos de recuperação para a sua conta; os anteriores já não funcionam.',
    },
    notYou:
      'Se não foi uma alteração sua, escolha já uma nova palavra-passe: a sessão termina em todos os outros navegadores.',
    action: 'Escolher uma nova palavra-passe',
  },
  passwordChanged: {
    subject: (productName) => `A sua palavra-passe do ${productName} foi alterada`,
    lead: 'A palavra-passe da sua conta acaba de ser alterada.',
    notYou:
      'Se não foi uma alteração sua, escolha já uma nova palavra-passe: a sessão termina em todos os outros navegadores.',
    action: 'Escolher uma nova palavra-passe',
  },
};
