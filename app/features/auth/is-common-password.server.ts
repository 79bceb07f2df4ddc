import list from './common-passwords.json' with { type: 'json' };

const COMMON = new Set<string>(list);
const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
};

export function isCommonPassword(password: string, email = ''): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  const spelled = lower.replace(/[@430$5]/g, (sign) => LOOKALIKES[sign] ?? sign);
  const ownName = email.toLowerCase().split('@')[0] ?? '';
  return (
    COMMON.has(lower) ||
    COMMON.has(spelled) ||
    /^(.{1,4})\1+$/su.test(lower) ||
    lower === email.toLowerCase() ||
    (ownName.length > 2 && lower.replaceAll(ownName, '').length < 4)
  );
}
