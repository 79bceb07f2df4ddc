/** `notifications.pause_all` of the API is `notifications[pause_all]` in a form. */
export function toFieldName(path: string): string {
  const [first = '', ...rest] = path.split('.');
  return first + rest.map((part) => `[${part}]`).join('');
}
