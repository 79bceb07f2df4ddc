import { formatList } from '../../base/count.ts';
import type * as english from '../en/billing.ts';
import type { TranslationOf } from '../translation.ts';

const FIXED = {
  cancel: 'Não foi possível cancelar a renovação automática',
  subscription: 'Não foi possível obter a assinatura',
} as const;

export const billingText: TranslationOf<typeof english.billingText> = {
  wrong: {
    plan: 'esperava-se o slug de um plano com preço',
    interval: 'esperava-se month ou year',
    currency: 'esperava-se um código de moeda como USD',
    provider: 'esperava-se stripe, paystack ou sandbox',
    uuid: 'esperava-se o uuid da sua assinatura',
    notForSale: (plan) => `não há preço para um plano chamado «${plan}»`,
    noPrice: (currencies) =>
      `este plano não tem preço nessas condições; tem preço em ${formatList(currencies)}`,
    noProvider: 'esta forma de pagamento não está disponível aqui para este preço',
  },
  failed: {
    ...FIXED,
    resume: 'Não foi possível retomar a renovação automática',
    checkout:
      'Não foi possível iniciar o pagamento. Nada foi cobrado. Tente de novo daqui a pouco.',
    ending:
      'Não foi possível terminar agora a sua assinatura, por isso nada foi eliminado. Tente de novo daqui a pouco.',
    card: 'Não foi possível abrir a página para mudar o cartão. Tente de novo daqui a pouco.',
  },
  alreadySubscribed: 'Já tem uma assinatura; está nas suas definições.',
  held: 'O montante recebido é diferente do montante devido. Estamos a verificar: por favor, não pague de novo.',
  noWayToPay: 'Este site ainda não pode receber pagamentos.',
  nothingToCancel: 'Esta assinatura já terminou; não há nada a cancelar.',
  nothingToResume: 'Esta assinatura já terminou; faça uma nova.',
  noCard: 'Esta assinatura já terminou; não há cartão para mudar.',
  signature: 'A assinatura digital está em falta, está errada ou é demasiado antiga.',
  busy: 'Este pagamento está a ser iniciado. Tente de novo daqui a pouco.',

  mail: {
    receipt: {
      subject: (productName, number) => `Recibo ${number} do ${productName}`,
      lead: (price, plan, on) =>
        `Recebemos em ${on} o seu pagamento de ${price} pelo plano ${plan}. Obrigado.`,
      number: (number) => `Número da factura: ${number}`,
      until: (day) => `A assinatura está paga até ${day}.`,
      sandbox: 'Foi um pagamento de teste na sandbox: não houve movimento de dinheiro.',
      action: 'Ver a assinatura e as facturas',
    },
    paymentFailed: {
      subject: (productName) => `Falhou um pagamento ao ${productName}`,
      lead: (price, plan) =>
        `O pagamento de ${price} pelo plano ${plan} não foi concluído. Faremos nova tentativa.`,
      until: (plan, day) =>
        `Mantém o plano ${plan} até ${day}. Se verificar o seu cartão até lá, nada muda.`,
      action: 'Verificar o cartão',
    },
    renewalCancelled: {
      subject: (productName) => `A sua assinatura do ${productName} não será renovada`,
      lead: (plan) =>
        `A renovação automática do plano ${plan} está desligada. Não lhe será cobrado mais nada.`,
      until: (plan, day) => `Mantém o plano ${plan} até ${day}.`,
      action: 'Ver a assinatura',
    },
  },
};

export const subscriptionText: TranslationOf<typeof english.subscriptionText> = {
  title: 'Assinatura',
  description: 'O seu plano, o próximo pagamento e como cancelar.',
  none: 'Não tem assinatura',
  noneWhy:
    'A sua conta é gratuita e continua a ser gratuita. Uma assinatura aumenta os seus limites.',
  open: 'Neste site tudo é de acesso livre: não há nada a assinar.',
  seePlans: 'Ver os planos',
  plan: 'Plano',
  state: 'Estado',
  price: 'Preço',
  interval: {
    month: (price) => `${price} por mês`,
    year: (price) => `${price} por ano`,
  },
  started: 'Desde',
  renewal: 'Próximo pagamento',
  end: 'Termina',
  ended: 'Terminou',
  states: {
    trialing: 'Em período experimental',
    active: 'Activa',
    past_due: 'Pagamento falhado',
    cancelled: 'Cancelada, activa até ao fim',
    expired: 'Terminada',
  },
  renews: (price, on) => `A assinatura renova-se em ${on} por ${price}.`,
  endsOn: (on) =>
    `A assinatura termina em ${on} e não volta a ser cobrada. Até lá, tudo funciona como antes.`,
  endedOn: (on) => `A assinatura terminou em ${on}. A sua conta e o que guardou continuam aqui.`,
  trialEnds: (price, on) =>
    `O período experimental termina em ${on}; depois, a assinatura custa ${price}.`,
  pastDue: (until) =>
    `O último pagamento não foi recebido. Mude o cartão antes de ${until}; caso contrário, a assinatura termina nessa data.`,
  cancel: 'Cancelar a renovação automática',
  cancelWhat: (plan, on) =>
    `O plano ${plan} termina em ${on}. Até esse dia, tudo funciona como antes e nada mais é cobrado.`,
  cancelKept:
    'A sua conta, o que segue e as suas comparações guardadas mantêm-se. Pode voltar a assinar quando quiser.',
  cancelConfirm: (on) => `Terminar em ${on}`,
  cancelBack: 'Manter a assinatura',
  resume: 'Retomar a renovação',
  done: {
    cancelled: 'A renovação automática está cancelada',
    resumed: 'A renovação foi retomada',
    card: 'Saiu da página do cartão. Um cartão novo será usado a partir do próximo pagamento.',
  },
  again: 'Assinar de novo',
  card: 'Mudar o cartão',
  cardWhat: 'A mudança de cartão faz-se na página do prestador de serviços de pagamento.',
  invoices: 'Facturas',
  noInvoices: 'Ainda não há pagamentos',
  invoiceNumber: 'Número',
  invoiceOf: (number, on) => `Factura ${number} de ${on}`,
  invoiceDate: 'Data',
  invoicePeriod: 'Período',
  period: (from, to) => `${from} a ${to}`,
  invoiceAmount: 'Montante',
  invoiceState: 'Estado',
  invoiceStates: { paid: 'Paga', open: 'Em aberto', failed: 'Pagamento falhado' },
  failed: FIXED,
};
