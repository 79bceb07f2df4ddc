/** Without www; anything but an address is returned unchanged. */
export function hostOf(address: string): string {
  return URL.parse(address)?.hostname.replace(/^www\.|\.$/g, '') || address;
}
