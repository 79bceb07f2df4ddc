import { use } from 'react';
import { type EmbedKindName, embedCode } from '../base/embed-code.ts';
import { embedsText as text } from '../text/text.ts';
import { SiteContext } from './site-context.ts';

interface EmbedCodeProps {
  /** Own path of the frame. */
  path: string;
  title: string;
  kind: EmbedKindName;
}

/** The code of a frame, which one click selects whole. */
export function EmbedCode({ path, title, kind }: EmbedCodeProps) {
  const { siteUrl } = use(SiteContext);
  return (
    <p>
      <code>{embedCode({ address: siteUrl + path, title, kind })}</code>
    </p>
  );
}

/** Folded away beside what can be embedded. */
export function EmbedDetails(props: EmbedCodeProps) {
  if (!use(SiteContext).siteUrl) return null;
  return (
    <details className="figure-cite">
      <summary>{text.embed}</summary>
      <EmbedCode {...props} />
      <p className="small take-how">{text.how(props.path)}</p>
    </details>
  );
}
