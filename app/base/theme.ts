/** Light, dark or what the system says; stored in the cookie `theme` (spec section 4). */
export const THEMES = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_COOKIE = 'theme';
const YEAR_SECONDS = 31_536_000;

export function isTheme(value: unknown): value is Theme {
  return THEMES.includes(value as Theme);
}

/** Whatever else the cookie holds counts as auto. */
export function parseTheme(value: string | null | undefined): Theme {
  return isTheme(value) ? value : 'auto';
}

/** The cookie as a Set-Cookie or document.cookie line; readable by script on purpose. */
export function formatThemeCookie(theme: Theme, secure: boolean): string {
  return `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
