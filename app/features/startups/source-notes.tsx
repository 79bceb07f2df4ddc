import { createContext, use } from 'react';
import type { Source } from '../../catalogue/sources/contract.ts';
import { saySource } from '../../catalogue/sources/source-mark.tsx';
import { summarizeSources } from '../../catalogue/sources/summarize-sources.ts';
import { sourcesText as text } from '../../text/text.ts';

/** The sources listed on the page, in the order of their numbers. */
export const NumberedSources = createContext<readonly Source[]>([]);

const MOST_NOTES = 2;

/** Numbers that lead to the list of sources below; nothing on a page without that list. */
export function SourceNotes({ sources }: { sources: ReadonlyArray<{ url: string }> }) {
  const urls = new Set(sources.map(({ url }) => url));
  const notes = use(NumberedSources)
    .map((source, index) => ({ source, number: index + 1 }))
    .filter(({ source }) => urls.has(source.url));
  if (notes.length === 0) return null;
  return (
    <span className="source-notes">
      {notes.slice(0, MOST_NOTES).map(({ source, number }) => (
        <a key={number} href={`#source-${number}`} title={titleOf(source)}>
          <span className="visually-hidden">{text.note} </span>
          {number}
        </a>
      ))}
    </span>
  );
}

function titleOf(source: Source): string | undefined {
  const summary = summarizeSources([source]);
  return summary ? saySource(summary) : undefined;
}
