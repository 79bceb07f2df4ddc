// The colours of an own copy (BRAND_COLOURS): one for the light and one for the dark theme. What
// else is made of them stands here; the grounds are those of app/ui/tokens.css.

export type BrandColours = readonly [light: string, dark: string];

interface Theme {
  name: string;
  /** Where text of the colour stands. */
  grounds: readonly string[];
  surface: string;
  /** What a colour under the pointer is mixed with. */
  strong: string;
  softShare: number;
  advice: string;
}

export const THEMES: readonly [Theme, Theme] = [
  {
    name: 'light',
    grounds: ['#faf9f6', '#ffffff', '#f1efe9'],
    surface: '#ffffff',
    strong: '#000000',
    softShare: 0.12,
    advice: 'take a darker one',
  },
  {
    name: 'dark',
    grounds: ['#121417', '#1a1d22', '#0d0f11'],
    surface: '#1a1d22',
    strong: '#ffffff',
    softShare: 0.2,
    advice: 'take a lighter one',
  },
];

const HOVER_SHARE = 0.25;
const ON_COLOUR = ['#ffffff', '#121417'];
/** WCAG 2.2, for text. */
const LEAST = 4.5;

/** Undefined for other than two colours of six digits, with a comma between. */
export function readBrandColours(text: string): BrandColours | undefined {
  const [, light, dark] = /^(#[0-9a-f]{6}), *(#[0-9a-f]{6})$/i.exec(text) ?? [];
  return light && dark ? [light, dark] : undefined;
}

/** What would be hard to read, for the operator. */
export function findPoorContrast(colours: BrandColours): string[] {
  return THEMES.flatMap((theme, at) => {
    const colour = colours[at] ?? '';
    const { hover, on, soft } = shadesOf(colour, theme);
    const pairs = [
      ...theme.grounds.map((ground) => [colour, ground] as const),
      [on, colour] as const,
      [on, hover] as const,
      [hover, soft] as const,
    ];
    const worst = Math.min(...pairs.map(([text, ground]) => getContrast(text, ground)));
    if (worst >= LEAST) return [];
    const found = (Math.floor(worst * 100) / 100).toFixed(2);
    return [
      `${colour} of the ${theme.name} theme has a contrast of ${found} where text needs ${LEAST}: ${theme.advice}`,
    ];
  });
}

/** Rules that follow those of app/ui/tokens.css. */
export function formatBrandRules([light, dark]: BrandColours): string {
  const [ofLight, ofDark] = [shadesOf(light, THEMES[0]), shadesOf(dark, THEMES[1])];
  const values: Array<[string, keyof Shades]> = [
    ['primary', 'colour'],
    ['primary-hover', 'hover'],
    ['on-primary', 'on'],
    ['soft', 'soft'],
    ['on-soft', 'hover'],
    ['focus', 'colour'],
    ['progress', 'colour'],
  ];
  const rules = values.map(([name, of]) => `--${name}:light-dark(${ofLight[of]},${ofDark[of]})`);
  return `:root{${rules.join(';')}}`;
}

type Shades = ReturnType<typeof shadesOf>;

function shadesOf(colour: string, { surface, strong, softShare }: Theme) {
  const [first = '', second = ''] = ON_COLOUR;
  const on = getContrast(first, colour) >= getContrast(second, colour) ? first : second;
  const hover = mix(colour, strong, HOVER_SHARE);
  return { colour, hover, on, soft: mix(surface, colour, softShare) };
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function mix(colour: string, other: string, share: number): string {
  const others = channelsOf(other);
  const mixed = channelsOf(colour).map((one, at) =>
    Math.round(one + ((others[at] ?? 0) - one) * share),
  );
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

export function getContrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [getLuminance(a), getLuminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance as WCAG 2.2 defines it. */
function getLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((one) => {
    const channel = one / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
