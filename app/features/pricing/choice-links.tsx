export interface Choice {
  href: string;
  label: string;
  note?: string;
  isCurrent: boolean;
}

/** A choice as links, each with its address. */
export function ChoiceLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav className="choice-links" aria-label={label}>
      <ul>
        {choices.map(({ href, label: words, note, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'true' : undefined}>
              {words}
              {note && <span className="choice-note">{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
