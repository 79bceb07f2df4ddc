import { FUNDING_ROUNDS, MONEY_KINDS, moneyKindOf } from '../../../base/enumerations.ts';
import { KINDS_ID, moneyTermId, roundTermId } from '../../../base/paths.ts';
import { type LegalDocument, roundsText, glossaryText as text } from '../../../text/text.ts';

/** The glossary: each kind of money, then each kind of round with the money it is counted as. */
export function sayKinds(): LegalDocument['sections'][number] {
  const { moneyKinds } = roundsText;
  const money = MONEY_KINDS.map((kind) => ({
    id: moneyTermId(kind),
    term: moneyKinds[kind],
    says: text.money[kind],
  }));
  const rounds = FUNDING_ROUNDS.map((round) => ({
    id: roundTermId(round),
    term: round,
    says: `${text.rounds[round]} ${text.countedAs(moneyKinds[moneyKindOf(round)])}`,
  }));
  return {
    id: KINDS_ID,
    title: text.title,
    blocks: [{ say: text.lead }, { terms: money }, { terms: rounds }],
  };
}
