import { pathTo } from '../base/paths.ts';
import { THEMES, type Theme } from '../base/theme.ts';
import { shellText } from '../text/text.ts';
import { Icon } from './icon.tsx';

export interface ThemeSwitchProps {
  theme: Theme;
  /** The path to return to. */
  back: string;
  xsrfToken?: string;
}

export function ThemeSwitch({ theme, back, xsrfToken }: ThemeSwitchProps) {
  return (
    <form
      className="theme-switch"
      method="post"
      action={pathTo('/theme')}
      data-theme-switch=""
      aria-label={shellText.theme}
    >
      <input type="hidden" name="back" value={back} />
      {xsrfToken && <input type="hidden" name="_xsrf" value={xsrfToken} />}
      {THEMES.map((value) => (
        <button key={value} type="submit" name="theme" value={value} aria-pressed={value === theme}>
          <Icon name={value} />
          {shellText.themes[value]}
        </button>
      ))}
    </form>
  );
}
