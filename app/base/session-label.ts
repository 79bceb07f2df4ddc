/** A browser and its system, for the list of sessions: "Firefox (Linux)" in every language. */
export function describeBrowser(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const find = (names: Array<[RegExp, string]>) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser && system) return `${browser} (${system})`;
  // The first word names a program: "curl/8.5.0".
  return browser ?? system ?? (/^[\w.-]{1,40}/.exec(userAgent)?.[0] || null);
}

// Order matters: most browsers also name their ancestors.
const BROWSERS: Array<[RegExp, string]> = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: Array<[RegExp, string]> = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/KAIOS/, 'KaiOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];
