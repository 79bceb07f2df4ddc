import type * as english from '../en/claims.ts';
import type { TranslationOf } from '../translation.ts';

export const claimsText: TranslationOf<typeof english.claimsText> = {
  link: 'Reivindicar este perfil',
  ask: 'A empresa é sua?',
  crumb: 'Reivindicar',
  title: (startup) => `Reivindicar o perfil da ${startup}`,
  description:
    'Comprove que fala em nome de uma empresa, e as suas alterações ficam assinaladas como sendo da própria empresa.',
  leadOf: {
    domain:
      'Comprove, de uma destas maneiras, que fala em nome da empresa. As suas alterações ficam assinaladas como sendo da própria empresa e são lidas primeiro. As rondas continuam a precisar de uma fonte independente.',
    none: 'Comprove, de uma destas duas maneiras, que fala em nome da empresa; um moderador verifica a prova. As suas alterações ficam assinaladas como sendo da própria empresa e são lidas primeiro. As rondas continuam a precisar de uma fonte independente.',
  },
  waits:
    'A sua reivindicação aguarda um moderador, que a analisa dentro de poucos dias. Até lá, pode enviar outra prova.',
  noDomain:
    'Não conhecemos um site próprio da empresa. Se existir, sugira-o primeiro: a verificação será então imediata.',
  addWebsite: 'Sugerir o site',
  mail: {
    title: 'Por e-mail',
    label: (domain) => `O seu endereço em ${domain}`,
    send: 'Receber uma ligação',
  },
  dns: {
    title: 'Por um registo DNS',
    lead: (domain) =>
      `Adicione este registo TXT a ${domain}. Pode demorar uma hora até ser visível.`,
    check: 'Verificar o registo',
  },
  tag: {
    title: 'Por uma etiqueta no seu site',
    lead: (website) => `Coloque esta linha no elemento head de ${website}.`,
    check: 'Verificar a página',
  },
  page: {
    title: 'Por uma página da empresa noutro site',
    lead: 'Coloque esta linha, visível para todos, na página pública da própria empresa: LinkedIn, Facebook, Instagram, X ou um registo de empresas. Um moderador vai verificá-la; depois disso, pode removê-la.',
    label: 'Endereço dessa página',
    hint: 'Por exemplo https://www.linkedin.com/company/a-sua-empresa',
  },
  letter: {
    title: 'Por carta',
    lead: (startup) =>
      `Fotografe ou digitalize uma carta em papel timbrado da empresa, assinada e datada, a declarar que fala em nome da ${startup}. Só os moderadores a vêem, e é eliminada depois da decisão.`,
    label: 'Imagem da carta',
    hint: 'PNG, JPEG ou WebP, no máximo 6 MB.',
  },
  send: 'Enviar para verificação',
  sent: (domain) =>
    `Enviámos uma ligação para o seu endereço em ${domain}. Funciona durante um dia, com a sessão iniciada aqui.`,
  confirm: (startup) => `Sim, falo em nome da ${startup}`,
  done: {
    mail: (startup) => `Está comprovado por e-mail que fala em nome da ${startup}.`,
    dns: (startup) => `Está comprovado por um registo DNS que fala em nome da ${startup}.`,
    tag: (startup) => `Está comprovado por uma etiqueta no site que fala em nome da ${startup}.`,
    page: (startup) => `Está comprovado por uma página pública que fala em nome da ${startup}.`,
    letter: (startup) => `Está comprovado por uma carta que fala em nome da ${startup}.`,
  },
  edit: 'Sugerir uma alteração',
  rules: 'Como se verificam os dados',
  ownEdit: 'Pela empresa',
  ownEditWhy: 'Quem enviou comprovou que fala em nome da empresa.',
  yourEdits:
    'Reivindicou este perfil: as suas alterações ficam assinaladas como sendo da própria empresa.',
  notFound: {
    dns: (domain) => `Os registos TXT de ${domain} ainda não têm esta linha.`,
    tag: (_domain, website) =>
      `Não foi possível ler a página ${website}, ou a página leva a outro site ou não tem esta linha.`,
  },
  wrong: {
    method: 'esperava-se mail, dns, tag, page ou letter',
    page: 'Indique o endereço de uma página, por exemplo https://www.linkedin.com/company/a-sua-empresa',
    letter: 'Escolha uma imagem da carta',
    tooManySent: 'Hoje já enviou cinco provas. Envie a próxima amanhã.',
    email: (domain) => `Introduza um endereço que termine em @${domain}`,
    link: 'Esta ligação é antiga, de outra conta ou de outro site. Peça uma nova.',
    tooMany: 'Houve demasiadas tentativas. Tente de novo dentro de uma hora.',
  },
  decided: {
    subjects: {
      approve: (startup) => `A sua reivindicação do perfil da ${startup} foi aceite`,
      reject: (startup) => `A sua reivindicação do perfil da ${startup} não foi aceite`,
    },
    says: {
      approve:
        'Um moderador verificou a sua reivindicação e aceitou-a. As suas alterações ao perfil passam a estar assinaladas como sendo da própria empresa.',
      reject:
        'Um moderador verificou a sua reivindicação e não a aceitou: as suas alterações não contam como sendo da própria empresa. O motivo:',
    },
    again: 'Enviar outra prova',
  },
  mailed: {
    subject: (startup) => `Reivindicar o perfil da ${startup}`,
    lead: (startup, productName) =>
      `Alguém com uma conta no ${productName} diz que fala em nome da ${startup}. Se o pedido é seu, abra esta ligação com a sessão iniciada.`,
    action: 'Reivindicar o perfil',
    valid: 'A ligação funciona durante um dia e só para a conta que a pediu.',
  },
};
