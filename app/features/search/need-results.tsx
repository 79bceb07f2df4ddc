import { fittingInvestorsPath } from '../../base/paths.ts';
import { ASKED_PARTS } from '../../find/fit/fit.ts';
import { FitTable } from '../../find/fit/fit-table.tsx';
import { sayNeed } from '../../find/fit/fit-words.ts';
import type { Understood } from '../../language/question/reading.ts';
import { investorsText } from '../../text/text.ts';
import type { QuestionAnswer } from './contract.ts';
import type { Labels } from './describe-filters.ts';
import { readNeed } from './need.ts';

const text = investorsText.fit;

interface NeedResultsProps {
  understood: Understood;
  fit: QuestionAnswer['data']['fit'];
  labels: Labels;
  now: Date;
}

/** The best matches, with a link to all. */
export function NeedResults({ understood, fit, labels, now }: NeedResultsProps) {
  const need = readNeed(understood);
  if (!need || !fit || fit.total === 0) return null;
  const asked = { ...need, labels };
  const parts = ASKED_PARTS.filter((part) => need[part]).length;
  const words = sayNeed(asked, now);
  return (
    <section className="section" id="fit">
      <h2>
        {fit.done_all > 0 ? text.doneAll(fit.done_all, parts, words) : text.nobody(parts, words)}
      </h2>
      <p className="small">{text.others(fit.total - fit.done_all, fit.total_is === 'at_least')}</p>
      <FitTable need={asked} rows={fit.investors} now={now} />
      <p>
        <a
          href={fittingInvestorsPath({ stage: need.stage, sector: need.sector, place: need.place })}
        >
          {text.all(fit.total)}
        </a>
      </p>
    </section>
  );
}
