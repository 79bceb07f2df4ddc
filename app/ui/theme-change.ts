/** Changes the theme at once; without script the same form is sent to the server. */
import { formatThemeCookie, isTheme, type Theme } from '../base/theme.ts';

export function followThemeSwitch(): void {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const theme = (event.submitter as HTMLButtonElement | null)?.value;
    if (form.dataset.themeSwitch === undefined || !isTheme(theme)) return;
    event.preventDefault();
    applyTheme(theme);
    rememberTheme(form, theme);
  });
}

/** The server sets the cookie too: Safari deletes script's after a week. */
function rememberTheme(form: HTMLFormElement, theme: Theme) {
  const cookie = formatThemeCookie(theme, location.protocol === 'https:');
  // Not the Cookie Store API: it needs https.
  Object.assign(document, { cookie });
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  body.set('theme', theme);
  fetch(form.action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => {});
}

function applyTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-theme-switch] button')) {
    button.setAttribute('aria-pressed', String(button.value === theme));
  }
  const scheme = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]');
  if (scheme) scheme.content = theme === 'auto' ? 'light dark' : theme;
  const frame = getComputedStyle(document.querySelector('.shell-header') ?? document.body);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = frame.backgroundColor;
  }
}
