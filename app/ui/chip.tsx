import { listsText } from '../text/text.ts';
import { Icon } from './icon.tsx';

export interface ChipProps {
  label: string;
  href?: string;
  removeHref?: string;
}

function Chip({ label, href, removeHref }: ChipProps) {
  const words = <bdi>{label}</bdi>;
  return (
    <span className="chip">
      {href ? <a href={href}>{words}</a> : words}
      {removeHref && (
        <a className="chip-remove" href={removeHref} aria-label={listsText.removeFilter(label)}>
          <Icon name="close" />
        </a>
      )}
    </span>
  );
}

export function ChipList({ label, chips }: { label?: string; chips: readonly ChipProps[] }) {
  return (
    <ul className="chip-list" aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.href ?? chip.label}>
          <Chip {...chip} />
        </li>
      ))}
    </ul>
  );
}
