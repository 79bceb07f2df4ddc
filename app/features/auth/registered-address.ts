/** An email address typed to register is there to sign in; only in this tab, and only once. */
const KEY = 'registered-address';

export function rememberAddress(address: string | null): void {
  try {
    if (address) sessionStorage.setItem(KEY, address);
  } catch {
    // Browsers may refuse storage.
  }
}

export function takeAddress(): string {
  try {
    const address = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    return address;
  } catch {
    return '';
  }
}
