import { formatPartialDate } from '../../../base/dates.ts';
import { formatMoneyFull } from '../../../base/money.ts';
import type { FundingSource } from '../../../catalogue/round-contract.ts';
import { SourceDays } from '../../../catalogue/sources/source-list.tsx';
import { publisherOf } from '../../../catalogue/sources/summarize-sources.ts';
import { sayName } from '../../../text/say-name.ts';
import { marksText, sourcesText, fundingsText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Filled } from '../../../ui/filled.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { NameLink, PartialTime } from '../../../ui/values.tsx';

interface FundingSourcesProps {
  sources: readonly FundingSource[];
  updatedAt: string;
  isModerator: boolean;
}

/** Every report, with the values that differ from the preferred one. */
export function FundingSources({ sources, updatedAt, isModerator }: FundingSourcesProps) {
  const isDisputed = sources.some(({ is_preferred }) => !is_preferred);
  return (
    <section id="sources" className="section source-list">
      <h2>{text.sources}</h2>
      {sources.length === 0 && <p className="muted">{text.noSources}</p>}
      {sources.length > 0 && (
        <ul className="rows">
          {sources.map((source) => (
            <li key={source.url} className="funding-source">
              <NameLink href={source.url} rel="noopener nofollow" name={publisherOf(source)} />
              {source.is_preferred && isDisputed && <span className="chip">{text.preferred}</span>}
              <SourceDays source={source} />
              <Differences source={source} />
              {isModerator && <SourceActions source={source} />}
            </li>
          ))}
        </ul>
      )}
      <p className="small">
        <Filled text={text.updated} day={<PartialTime date={updatedAt} />} />
      </p>
    </section>
  );
}

function SourceActions({ source }: { source: FundingSource }) {
  const { url, is_preferred } = source;
  return (
    <PostForm className="row">
      {!is_preferred && (
        <Button type="submit" name="prefer" value={url}>
          {sourcesText.prefer}
          <span className="visually-hidden">{sourcesText.preferOf(publisherOf(source))}</span>
        </Button>
      )}
      <Button type="submit" name="checked" value={url} look="quiet">
        {sourcesText.markChecked}
        <span className="visually-hidden">{sourcesText.markCheckedOf(publisherOf(source))}</span>
      </Button>
    </PostForm>
  );
}

function Differences({ source: { round, announced_on, amount } }: { source: FundingSource }) {
  const differences = [
    round && text.differsRound(sayName(round)),
    announced_on && text.differsDate(formatPartialDate(announced_on)),
    amount && text.differsAmount(formatMoneyFull(amount)),
  ].filter((one) => typeof one === 'string');
  if (differences.length === 0) return null;
  return (
    <p className="small">
      {text.differs} <bdi>{differences.join(marksText.comma)}</bdi>
    </p>
  );
}
