// The address of an article without what only tells who followed which link to it.

const TRACKING =
  /^(utm_\w*|mc_(cid|eid)|at_(medium|campaign|custom\w*)|pk_\w+|mtm_\w+|hsa_\w+|_hs\w+|fbclid|gclid|gclsrc|dclid|msclkid|yclid|igshid|twclid|ttclid|li_fat_id|cmpid|ocid|ref|ref_src|ref_url|ncid|icid|mkt_tok|trk|xtor|ftag|guccounter|smid|spref|__twitter_impression|amp_js_v|usqp)$/i;
const LONGEST = 2_000;

/**
 * Absolute, http or https, host in lower case, without fragment, user and tracking parameters, the others in one order.
 * Null for what is no such address or too long.
 */
export function canonicalLink(link: string, base: string): string | null {
  const url = URL.parse(link.trim(), base);
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return null;
  url.hash = '';
  url.username = '';
  url.password = '';
  for (const [name, value] of [...url.searchParams]) {
    const isRss = name === 'source' && value.startsWith('rss');
    if (isRss || TRACKING.test(name)) url.searchParams.delete(name);
  }
  url.searchParams.sort();
  url.hostname = url.hostname.replace(/\.$/, '');
  const text = url.href.replace(/\?$/, '');
  return text.length > LONGEST ? null : text;
}
