/** The host of an address, without www: what a link elsewhere is called. What is no address is answered as it is. */
export function hostOf(address: string): string {
  return URL.parse(address)?.hostname.replace(/^www\./, '') || address;
}
