/** Exchange and symbol, "NYSE:JMIA", also from "nyse : jmia"; null for anything else. */
export function readTicker(text: string): string | null {
  const ticker = text.replace(/\s*:\s*/, ':').toUpperCase();
  return /^[A-Z][A-Z0-9]{1,9}:[A-Z0-9][A-Z0-9.-]{0,11}$/.test(ticker) ? ticker : null;
}
