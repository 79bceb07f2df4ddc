/** `roundedEnd` is null inside a stack. */
export interface Bar {
  row: number;
  series: number;
  x: number;
  y: number;
  width: number;
  height: number;
  roundedEnd: 'top' | 'bottom' | 'right' | 'left' | null;
}

const CORNER_RADIUS = 2;

export function barPath({ x, y, width, height, roundedEnd }: Bar): string {
  const isUpright = roundedEnd === 'top' || roundedEnd === 'bottom';
  const radius = roundedEnd === null ? 0 : Math.min(CORNER_RADIUS, isUpright ? height : width);
  const crossing = isUpright ? width : height;
  if (radius === 0 || crossing < 2 * radius) return `M${x} ${y}h${width}v${height}h-${width}z`;
  const r = radius;
  const along = crossing - 2 * r;
  switch (roundedEnd) {
    case 'top':
      return `M${x} ${y + height}v-${height - r}q0-${r} ${r}-${r}h${along}q${r} 0 ${r} ${r}v${height - r}z`;
    case 'bottom':
      return `M${x} ${y}v${height - r}q0 ${r} ${r} ${r}h${along}q${r} 0 ${r}-${r}v-${height - r}z`;
    case 'right':
      return `M${x} ${y}h${width - r}q${r} 0 ${r} ${r}v${along}q0 ${r}-${r} ${r}h-${width - r}z`;
    default:
      return `M${x + width} ${y}h-${width - r}q-${r} 0-${r} ${r}v${along}q0 ${r} ${r} ${r}h${width - r}z`;
  }
}
