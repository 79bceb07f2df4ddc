import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/problems.ts';
import type { TranslationOf } from '../translation.ts';

const nearestIs = (nearest: string | null) => (nearest ? `; o nome mais próximo é ${nearest}` : '');

export const problemsText: TranslationOf<typeof english.problemsText> = {
  internal: 'Algo falhou do nosso lado. O erro ficou registado.',
  database: 'A base de dados está ocupada ou inacessível. Tente de novo daqui a pouco.',
  otherSite: 'Este formulário veio de outro site ou é demasiado antigo. Abra a página de novo.',
  manySignIns: 'Há demasiadas pessoas a iniciar sessão neste momento. Tente de novo.',
  brokenForm: 'Não foi possível ler o formulário: o conteúdo está danificado.',
  manyFields: 'O formulário tem demasiados campos, ou os nomes destes têm demasiados níveis.',
  tooLarge: (bytes) => `O pedido tem mais de ${formatCount(bytes)} bytes.`,
  tooManyTries: (seconds) =>
    seconds < 90
      ? `Demasiadas tentativas. Tente de novo daqui a ${sayPlural(seconds, { one: '# segundo', other: '# segundos' })}.`
      : `Demasiadas tentativas. Tente de novo daqui a ${sayPlural(Math.ceil(seconds / 60), { one: '# minuto', other: '# minutos' })}.`,
  length: (min, max) => `esperavam-se entre ${formatCount(min)} e ${formatCount(max)} caracteres`,
  lengthOfNames: (min, max) =>
    `esperavam-se nomes com ${formatCount(min)} a ${formatCount(max)} caracteres`,
  amountOfValues: (min, max) =>
    `esperavam-se entre ${formatCount(min)} e ${formatCount(max)} valores`,
  noneOf: (choices) => `esperava-se um destes valores: ${choices.join(', ')}`,
  countryFirst: 'escolha primeiro o país',
  usDollars: 'esperava-se um montante em dólares americanos',
  setByItself: 'este valor é preenchido automaticamente',
  notIndustry: (given, nearest) => `«${given}» não é um sector conhecido${nearestIs(nearest)}`,
  notPlace: (given, country, isCity, nearest) =>
    `«${given}» não é ${isCity ? 'uma cidade conhecida' : 'um estado ou província conhecido'} deste país (${country})${nearestIs(nearest)}`,
};
