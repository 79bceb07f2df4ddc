const PREFIX = /^(?:@|(?:https?:\/\/)?(?:www\.|mobile\.)?(?:x|twitter)\.com\/(?:#!\/)?@?)/i;

/** From "@paystack", "https://x.com/paystack?s=20" or "paystack"; null for anything else. */
export function readTwitterHandle(text: string): string | null {
  const rest = text.replace(PREFIX, '');
  const handle = rest === text ? rest : rest.replace(/[/?#].*$/, '');
  return /^\w{1,15}$/.test(handle) ? handle : null;
}
