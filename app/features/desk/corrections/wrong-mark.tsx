import { type SubjectKind, suggestEditPath } from '../../../base/desk-paths.ts';
import { factLabel } from '../../../catalogue/records.ts';
import { correctionsText as text } from '../../../text/text.ts';
import { Icon } from '../../../ui/icon.tsx';

interface WrongMarkProps {
  kind: SubjectKind;
  slug: string;
  field: string;
}

/** A mark beside a fact that leads to the form which says that it is wrong. */
export function WrongMark({ kind, slug, field }: WrongMarkProps) {
  const words = text.isWrong(factLabel(field));
  return (
    <a
      className="fact-mark wrong-mark"
      href={suggestEditPath(slug, kind, field)}
      rel="nofollow"
      title={words}
    >
      <Icon name="flag" />
      <span className="visually-hidden">{words}</span>
    </a>
  );
}
