/** A cookie's decoded value; undefined when absent or not decodable. */
export function readCookie(header: string | null, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 0 || part.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** Sets a cookie that scripts of the page cannot read. */
export function setHiddenCookie(
  { answerHeaders, settings }: { answerHeaders: Headers; settings: { isProduction: boolean } },
  name: string,
  value: string,
  seconds: number,
  path = '/',
): void {
  const line = `${name}=${value}; Path=${path}; Max-Age=${seconds}; SameSite=Lax; HttpOnly`;
  answerHeaders.append('set-cookie', settings.isProduction ? `${line}; Secure` : line);
}
