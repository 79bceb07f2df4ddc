import { formatCount, formatShare, sayPlural } from '../../base/count.ts';
import type * as english from '../en/pricing.ts';
import type { TranslationOf } from '../translation.ts';

const LIMITS = {
  csvRows: (count: number) => sayPlural(count, { one: '# linha', other: '# linhas' }),
  comparedOnPage: (count: number) => sayPlural(count, { one: '# startup', other: '# startups' }),
  savedComparisons: (count: number) => formatCount(count),
  lists: (count: number) => formatCount(count),
  listRows: (count: number) => `${formatCount(count)} em cada`,
  alerts: (count: number) => formatCount(count),
  apiCallsPerMinute: (count: number) => `${formatCount(count)} por minuto`,
} as const;

type Interval = 'month' | 'year';
const sayDays = (days: number) => sayPlural(days, { one: '# dia', other: '# dias' });
const every = (interval: Interval) => (interval === 'month' ? 'todos os meses' : 'todos os anos');

export const pricingText: TranslationOf<typeof english.pricingText> = {
  title: 'Preços',
  description:
    'O que uma conta inclui, o que uma assinatura acrescenta e quanto custa. Tudo no site pode ser lido gratuitamente.',
  lead: 'Todas as páginas, todos os números e todas as fontes podem ser lidos gratuitamente. Uma assinatura aumenta os limites para quem trabalha com os dados.',
  samples: 'Estes preços são exemplos: mostram quanto uma assinatura poderia custar.',
  samplesTitle: 'Preços de exemplo',
  openTitle: 'Aqui o acesso é livre',
  open: 'Tudo neste site é gratuito. Todos têm os limites de um assinante; para guardar comparações é necessária uma conta gratuita.',
  openLimits: 'O que todos têm',
  openAction: 'Criar uma conta',
  interval: 'Facturação',
  intervals: { month: 'Mensal', year: 'Anual' },
  saveUpTo: (percent) => `poupe até ${formatShare(percent / 100)}`,
  currency: 'Moeda',
  plans: 'Planos',
  outcomesTitle: (plan) => `Para que serve o plano ${plan}`,
  outcomes: [
    {
      who: 'Fundadores à procura de financiamento',
      gives: ({ listRows }) =>
        `Mantenha até ${formatCount(listRows)} investidores numa só lista: em que ponto está com cada um, o que foi dito, o que vem a seguir. Saiba de imediato quando um deles entra numa ronda.`,
    },
    {
      who: 'Investidores à procura de startups',
      gives: ({ lists, alerts }) =>
        `Siga ${formatCount(alerts)} pesquisas e saiba de cada novo resultado assim que entra no registo. Mantenha ${formatCount(lists)} listas com notas e partilhe-as com colegas por um endereço secreto.`,
    },
    {
      who: 'Analistas e jornalistas',
      gives: ({ csvRows, comparedOnPage }) =>
        `Exporte até ${formatCount(csvRows)} linhas de uma vez para uma folha de cálculo e coloque ${formatCount(comparedOnPage)} startups lado a lado.`,
    },
  ],
  instant: 'Alertas imediatos',
  compared: 'Comparar os planos',
  what: 'Funcionalidade',
  perMonth: 'por mês',
  billedMonthly: 'Cobrança mensal',
  billedYearly: (price) => `${price} cobrados uma vez por ano`,
  saving: (price, percent) => `Poupa ${price} por ano (${formatShare(percent / 100)})`,
  onlyMonthly: 'Só mensal',
  onlyYearly: 'Só anual',
  forever: 'Gratuito para sempre, sem cartão',
  trial: (days) => `${sayDays(days)} grátis antes do primeiro pagamento`,
  seeIn: (currency) => `Ver em ${currency}`,
  notIn: (currency) => `Não disponível em ${currency}`,
  limitNames: {
    csvRows: 'Exportação CSV',
    comparedOnPage: 'Startups numa comparação',
    savedComparisons: 'Comparações guardadas',
    lists: 'Listas próprias',
    listRows: 'Linhas por lista',
    alerts: 'Alertas',
    apiCallsPerMinute: 'Chamadas à API',
  },
  limits: LIMITS,
  included: 'Incluído',
  notIncluded: 'Não incluído',
  choose: (plan) => `Escolher ${plan}`,
  register: 'Criar uma conta',
  hasAccount: 'Já tem este plano',
  yours: 'O seu plano',
  manage: 'Gerir a assinatura',
  withoutAccount: (rows, columns, calls) =>
    `Sem conta: ${LIMITS.csvRows(rows)} numa exportação CSV, ${LIMITS.comparedOnPage(columns)} lado a lado, ${formatCount(calls)} chamadas à API por minuto.`,
  questions: 'Perguntas',
  faq: [
    [
      'Há dados só para assinantes?',
      'Não. Todas as startups, rondas, investidores e fontes são visíveis para todos. Uma assinatura inclui mais listas próprias, e mais longas, exportações maiores, comparações mais amplas, mais comparações guardadas, mais alertas imediatos e mais chamadas à API.',
    ],
    [
      'Como cancelo?',
      'Nas suas definições, em «Assinatura», com dois cliques. A assinatura termina no fim do período que já pagou; até lá, tudo funciona como antes, e nada mais é cobrado.',
    ],
    [
      'Posso passar de mensal para anual, ou o contrário?',
      'Sim: cancele a assinatura que tem e escolha a outra quando o período acabar. Nunca paga as duas ao mesmo tempo.',
    ],
    [
      'O que acontece se um pagamento falhar?',
      'O prestador de serviços de pagamento tenta de novo, e enviamos-lhe um e-mail. Durante 7 dias tudo funciona como antes, para que haja tempo de mudar o cartão.',
    ],
    [
      'Têm acesso aos dados do meu cartão?',
      'Não. Paga na página do prestador de serviços de pagamento. Só ficamos a saber se o pagamento foi feito e até quando está pago.',
    ],
    [
      'Posso receber uma factura?',
      'Sim. Cada pagamento consta das suas definições, em «Assinatura», e chega como recibo por e-mail.',
    ],
  ],
};

export const upgradeText: TranslationOf<typeof english.upgradeText> = {
  price: (price, interval) => (interval === 'month' ? `${price} por mês` : `${price} por ano`),
  more: (count, plan) => `Mais ${formatCount(count)} com o plano ${plan}`,
  offer: (plan, gives, price) => `O plano ${plan} inclui ${gives} e custa ${price}.`,
  samplePrice: 'O preço é um exemplo.',
  seePlans: 'Ver os planos',
};

export const checkoutText: TranslationOf<typeof english.checkoutText> = {
  title: 'Pagamento',
  titleOf: (plan) => `Assinar o plano ${plan}`,
  description:
    'Escolha como pagar a assinatura. O preço e o dia da renovação são indicados antes de qualquer cobrança.',
  summary: 'O que recebe',
  plan: 'Plano',
  price: 'Preço',
  perPeriod: {
    month: (price) => `${price} por mês`,
    year: (price) => `${price} por ano`,
  },
  changeInterval: { month: 'Mudar para pagamento mensal', year: 'Mudar para pagamento anual' },
  savingInstead: (price) => `e poupar ${price} por ano`,
  otherPlans: 'Todos os planos e preços',
  samples: 'Este preço é um exemplo.',
  payment: 'Pagamento',
  providers: 'Como pagar',
  providerNames: { stripe: 'Stripe', paystack: 'Paystack', sandbox: 'Sandbox' },
  providerHints: {
    stripe: 'Cartão e outras formas, na página da Stripe',
    paystack: 'Cartão, banco ou dinheiro móvel, na página da Paystack',
    sandbox: 'Um pagamento de teste: sem cartão e sem movimento de dinheiro',
  },
  today: 'Hoje',
  renews: (price, on, interval) =>
    `A assinatura renova-se em ${on} e depois ${every(interval)} por ${price}, até cancelar.`,
  trial: (days, price, on, interval) =>
    `Período gratuito: ${sayDays(days)}. Em ${on}, a assinatura renova-se por ${price}, e depois ${every(interval)}, até cancelar.`,
  trialThere: (hint, days) => `${hint}. Nesse caso, o período gratuito é de ${sayDays(days)}.`,
  cancelAny:
    'Pode cancelar nas suas definições a qualquer momento, com dois cliques, e conserva até ao fim do período o que já pagou.',
  pay: 'Continuar para o pagamento',
  signIn: 'Iniciar sessão para pagar',
  signInWhy: 'Uma assinatura está sempre associada a uma conta.',
  register: 'Criar uma conta',
  terms: 'Ao continuar, aceita os {terms}.',
  termsLink: 'termos',
  noProviders: 'Os pagamentos ainda não estão disponíveis',
  noProvidersWhy:
    'Este site ainda não pode receber este pagamento, por isso nada pode ser cobrado.',
  openTitle: 'Não há nada a pagar',
  open: 'Tudo neste site é de acesso livre.',
  subscribedTitle: (plan) => `Já tem o plano ${plan}`,
  subscribed:
    'Não há mais nada a pagar. As suas definições mostram o próximo pagamento e como cancelar.',
  ended: (plan, on) =>
    `O plano ${plan} está activo até ${on} e não se renova. Nas suas definições pode retomar a renovação.`,
  due: (until) =>
    `O último pagamento não foi recebido. Nas suas definições pode mudar o cartão; se não o fizer, a assinatura termina em ${until}.`,
  toSettings: 'Ver a assinatura',
  chooseTitle: 'Escolha primeiro um plano',
  choose: 'Este endereço não indica nenhum plano à venda.',
  seePlans: 'Ver os planos',
  wrong: { provider: 'Escolha como pagar' },
  return: {
    titles: {
      open: 'À espera do prestador de serviços de pagamento',
      paid: 'A sua assinatura está activa',
      declined: 'O pagamento foi recusado',
      held: 'O pagamento está a ser verificado',
    },
    waitingWhy:
      'Costuma demorar alguns segundos. Pode fechar esta página: a assinatura começa assim que o prestador confirmar o pagamento.',
    refresh: 'Ver de novo',
    long: 'Está a demorar mais do que o habitual. Nada se perdeu: volte a esta página mais tarde, ou veja as suas definições.',
    paidWhy: 'O pagamento foi recebido, e tudo o que o plano inclui é seu a partir de agora.',
    renews: (on) => `A assinatura renova-se em ${on}.`,
    declinedWhy: 'Nada foi cobrado. Pode tentar de novo ou pagar de outra forma.',
    heldWhy:
      'O montante recebido é diferente do montante devido, por isso verificamo-lo antes de a assinatura começar. Por favor, não pague de novo.',
    again: 'Tentar de novo',
    next: 'O que pode fazer agora',
    uses: {
      search: 'Exportar mais linhas de uma pesquisa',
      compare: 'Comparar mais startups lado a lado',
      settings: 'Ver a assinatura',
    },
  },
  cancelled: {
    title: 'Saiu da página de pagamento',
    why: 'Nada foi cobrado e não foi iniciada nenhuma assinatura.',
    again: 'Voltar ao pagamento',
  },
  sandbox: {
    title: 'Pagamento na sandbox',
    cardTitle: 'Cartão na sandbox',
    what: 'Sandbox: esta página faz as vezes da página de um prestador de serviços de pagamento. Não é preciso cartão e não há movimento de dinheiro.',
    order: (plan, price) => `${plan}, ${price}`,
    approve: 'Aprovar',
    decline: 'Recusar',
    back: 'Voltar sem pagar',
    card: 'Usar um cartão novo',
    cardBack: 'Deixar o cartão como está',
    tryOut: 'Experimentar o que demora semanas',
    tryOutWhy: 'Cada uma destas coisas acontece de imediato à sua assinatura na sandbox.',
    happenings: {
      renewed: 'Renovar a assinatura por mais um período',
      'payment failed': 'Fazer falhar o próximo pagamento',
      'period over': 'Dar o período por terminado',
    },
    done: {
      paid: 'Este pagamento já foi aprovado.',
      declined: 'Este pagamento já foi recusado.',
      held: 'Este pagamento está a ser verificado.',
    },
    goOn: 'Continuar',
  },
};
