/**
 * How styles reach a page (docs/decisions/016-styles-inside-the-first-page.md). `inside`: the page holds the rules it uses, and the
 * rest and the fonts follow once it is painted · `linked`: by address, for who has been on another page · `spare`: as
 * inside, for who wants to save data: no fonts.
 */
export type StyleDelivery = 'inside' | 'linked' | 'spare';

type Header = string | null | undefined;

/** From the request headers Sec-Fetch-Site and Save-Data; without them it is a first view. */
export function chooseDelivery(fetchSite: Header, saveData: Header): StyleDelivery {
  if (saveData === 'on') return 'spare';
  return fetchSite === 'same-origin' ? 'linked' : 'inside';
}

/** The headers that `chooseDelivery` reads as this one. */
export function deliveryHeaders(delivery: StyleDelivery): Record<string, string> {
  if (delivery === 'spare') return { 'save-data': 'on' };
  return delivery === 'linked' ? { 'sec-fetch-site': 'same-origin' } : {};
}
