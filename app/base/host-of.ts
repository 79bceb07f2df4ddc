/** The host of an address, without www; anything that is no address is returned as it is. */
export function hostOf(address: string): string {
  return URL.parse(address)?.hostname.replace(/^www\.|\.$/g, '') || address;
}
