import { formatDay, formatPartialDate, parsePartialDate } from '../../base/dates.ts';
import { sayName } from '../../text/say-name.ts';
import { marksText, sourcesText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Filled } from '../../ui/filled.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { NameLink } from '../../ui/values.tsx';
import type { PageSource, Source } from './contract.ts';
import { publisherOf } from './summarize-sources.ts';

export function SourceList({
  sources,
  updatedAt,
  isModerator = false,
}: {
  sources: ReadonlyArray<Source | PageSource>;
  updatedAt?: string;
  /** Moderators confirm a source; the page handles the form. */
  isModerator?: boolean;
}) {
  if (sources.length === 0) return null;
  return (
    <section id="sources" className="section source-list">
      <h2>{text.sources}</h2>
      <ol>
        {sources.map((one, index) => (
          <li key={one.url} id={`source-${index + 1}`}>
            <NameLink href={one.url} rel="noopener nofollow" name={publisherOf(one)} />
            <SourceDays source={one} of={'of' in one ? one.of : []} />
            {isModerator && <ConfirmSource source={one} />}
          </li>
        ))}
      </ol>
      {updatedAt && (
        <p className="small">
          <Filled
            text={text.updated}
            day={<time dateTime={updatedAt}>{formatDay(updatedAt)}</time>}
          />
        </p>
      )}
    </section>
  );
}

function ConfirmSource({ source }: { source: Source }) {
  return (
    <PostForm>
      <Button type="submit" name="checked" value={source.url} look="quiet">
        {text.markChecked}
        <span className="visually-hidden">{text.markCheckedOf(publisherOf(source))}</span>
      </Button>
    </PostForm>
  );
}

/** "profile, Seed; read 20 November 2026, checked 3 May 2027" */
export function SourceDays({ source, of = [] }: { source: Source; of?: readonly string[] }) {
  const { kind, published_on, read_on, checked_on, is_weak } = source;
  const days = [
    published_on && text.published(sayDate(published_on)),
    read_on && text.read(formatDay(read_on)),
    checked_on && text.checked(formatDay(checked_on)),
  ].filter((one) => typeof one === 'string');
  const parts = [
    kind && text.kinds[kind],
    of.map((use) => sayName(text.sayUse(use))).join(marksText.comma),
    days.join(marksText.comma),
    is_weak && text.weak,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return <span className="small source-days">{parts.join(marksText.semicolon)}</span>;
}

/** "2024-05" as "May 2024". */
function sayDate(date: string): string {
  const known = parsePartialDate(date);
  return known ? formatPartialDate(known) : date;
}
