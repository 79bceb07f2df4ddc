import { pathTo } from '../../base/paths.ts';
import { figuresText, startupGroupsText as text } from '../../text/text.ts';
import type { Completeness } from './group-contract.ts';

export function GroupRecord({
  completeness: { rows_count, sourced_share },
  undatedRounds,
}: {
  completeness: Completeness;
  undatedRounds: number;
}) {
  if (sourced_share === null) return null;
  return (
    <section className="section" aria-label={text.record}>
      <p className="small prose">
        {text.completeness(rows_count, sourced_share)} {text.howFigures}{' '}
        {undatedRounds > 0 && `${figuresText.undatedRounds(undatedRounds)} `}
        <a href={pathTo('/methodology')}>{text.howComplete}</a>
      </p>
    </section>
  );
}
