/**
 * Exchange and symbol as they are stored, "NYSE:JMIA"; null for anything else. "nyse : jmia" means
 * the same.
 */
export function readTicker(text: string): string | null {
  const ticker = text.replace(/\s*:\s*/, ':').toUpperCase();
  return /^[A-Z][A-Z0-9]{1,9}:[A-Z0-9][A-Z0-9.-]{0,11}$/.test(ticker) ? ticker : null;
}
