/** Stored in the cookie `theme`. */
export const THEMES = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof THEMES)[number];

const THEME_COOKIE = 'theme';
const YEAR_SECONDS = 31_536_000;

export function isTheme(value: unknown): value is Theme {
  return THEMES.includes(value as Theme);
}

export function parseTheme(value: string | null | undefined): Theme {
  return isTheme(value) ? value : 'auto';
}

/** A Set-Cookie or document.cookie line; script reads the cookie. */
export function formatThemeCookie(theme: Theme, secure: boolean): string {
  return `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
