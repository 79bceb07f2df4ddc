import { type SubjectKind, suggestEditPath } from '../../../base/desk-paths.ts';
import { correctionsText as text } from '../../../text/text.ts';

/** Ends a page that shows facts of something and not its corrections. */
export function ReportLine({ kind, slug }: { kind: SubjectKind; slug: string }) {
  return (
    <p className="section small">
      <a href={suggestEditPath(slug, kind)} rel="nofollow">
        {text.report}
      </a>
    </p>
  );
}
