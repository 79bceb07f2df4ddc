import { joinClasses } from './class-names.ts';

const SHAPES = {
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm4 9.5 4 4',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  close: 'm5 5 10 10M15 5 5 15',
  light:
    'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M4 16l1.4-1.4M14.6 5.4 16 4',
  dark: 'M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z',
  auto: 'M3 4h14v9.5H3ZM7 17h6M10 13.5V17',
  language:
    'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM2.5 10h15M10 2.5c2.4 2.2 3.4 4.8 3.4 7.5s-1 5.3-3.4 7.5c-2.4-2.2-3.4-4.8-3.4-7.5s1-5.3 3.4-7.5Z',
  check: 'm4 10.5 4 4 8-9',
  source: 'M5 3h7l3.5 3.5V17H5ZM8 9.5h5M8 13h5',
  flag: 'M5.5 17.5v-14h9l-2 3.75 2 3.75h-9',
  positive: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Zm-3.5 8 2.5 2.5 4.5-5.5',
  negative: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM10 6v5M10 13.8v.2',
  warning: 'M10 3 1.8 17h16.4ZM10 8.5v4M10 14.8v.2',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM10 9.2V14M10 6.2v.2',
  next: 'm8 5 5 5-5 5',
  previous: 'm12 5-5 5 5 5',
  down: 'm5 8 5 5 5-5',
  external: 'M8 4H4v12h12v-4M11 4h5v5M16 4l-7 7',
  plus: 'M10 4v12M4 10h12',
  grip: 'M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01',
} as const;

export type IconName = keyof typeof SHAPES;
export const ICON_NAMES = Object.keys(SHAPES) as IconName[];

/** Mirrored in right-to-left pages. */
const DIRECTIONAL: ReadonlySet<IconName> = new Set<IconName>(['next', 'previous', 'external']);

interface IconProps {
  name: IconName;
  /** Only where the icon stands alone. */
  label?: string;
  className?: string;
}

export function Icon({ name, label, className }: IconProps) {
  const classes = joinClasses(
    'icon',
    name === 'grip' && 'icon-heavy',
    DIRECTIONAL.has(name) && 'icon-directional',
    className,
  );
  return (
    <svg
      className={classes}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}

export function Spinner() {
  return (
    <svg
      className="spinner"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" />
    </svg>
  );
}
