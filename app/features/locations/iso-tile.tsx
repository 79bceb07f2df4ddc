import { locationsText as text } from '../../text/text.ts';

export function IsoTile({ iso2 }: { iso2: string }) {
  return (
    <svg
      className="iso-tile"
      viewBox="0 0 64 64"
      width="64"
      height="64"
      role="img"
      aria-label={text.isoTile(iso2)}
    >
      <rect width="64" height="64" rx="6" />
      <text x="32" y="41" textAnchor="middle">
        {iso2}
      </text>
    </svg>
  );
}
