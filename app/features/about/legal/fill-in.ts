import { formatCount } from '../../../base/count.ts';
import type { Plans } from '../../../base/plans.ts';
import { tabulateLimits } from '../../../http/limits.ts';
import type { Settings } from '../../../http/settings.ts';
import { type LegalDocument, legalText } from '../../../text/text.ts';

/** Puts the values of this site in place of names in braces, such as `{productName}`. */
export function fillIn(document: LegalDocument, settings: Settings, plans: Plans): LegalDocument {
  const values = namedValues(settings, plans);
  return JSON.parse(JSON.stringify(document), (_key, value) =>
    typeof value === 'string'
      ? value.replace(/\{([\w.]+)\}/g, (braced, name) => values[name] ?? braced)
      : value,
  );
}

/** The name and address of the site, its contact and limits, by their names in the texts. */
function namedValues(
  { PRODUCT_NAME, SITE_URL, CONTACT_EMAIL }: Settings,
  plans: Plans,
): Record<string, string> {
  const limits = Object.entries(tabulateLimits(plans)).flatMap(([name, byAccess]) =>
    Object.entries(byAccess).map(([who, limit]) => [`${name}.${who}`, formatCount(limit)]),
  );
  return {
    ...Object.fromEntries(limits),
    productName: PRODUCT_NAME,
    siteUrl: SITE_URL,
    contact: legalText.contact(CONTACT_EMAIL),
  };
}
