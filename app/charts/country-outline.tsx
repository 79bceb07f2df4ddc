import outlines from '../generated/africa-map.json' with { type: 'json' };

/** The shape of a country as decoration; its code for islands that the atlas lacks. */
export function CountryOutline({ iso2 }: { iso2: string }) {
  const path = outlines.countries.find((one) => one.iso2 === iso2)?.path;
  return (
    <svg
      className="country-outline"
      viewBox={path ? squareAround(path) : '0 0 64 64'}
      width="64"
      height="64"
      aria-hidden="true"
      focusable="false"
    >
      {path ? (
        <path d={path} />
      ) : (
        <text x="32" y="41" textAnchor="middle">
          {iso2}
        </text>
      )}
    </svg>
  );
}

/** The smallest square view that holds a path of absolute moves and relative lines. */
export function squareAround(path: string): string {
  const xs: number[] = [];
  const ys: number[] = [];
  let x = 0;
  let y = 0;
  for (const [, command, numbers = ''] of path.matchAll(/([Ml])([^Mlz]*)/g)) {
    const values = numbers.match(/-?[\d.]+/g)?.map(Number) ?? [];
    for (let at = 0; at + 1 < values.length; at += 2) {
      const [dx = 0, dy = 0] = values.slice(at);
      x = command === 'M' ? dx : x + dx;
      y = command === 'M' ? dy : y + dy;
      xs.push(x);
      ys.push(y);
    }
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const side = Math.max(width, height);
  return [left - (side - width) / 2, top - (side - height) / 2, side, side].join(' ');
}
