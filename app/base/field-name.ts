/** The API names a nested field with dots, a form with brackets: `notifications.pause_all`, `notifications[pause_all]`. */
export function toFieldName(path: string): string {
  const [first = '', ...rest] = path.split('.');
  return first + rest.map((part) => `[${part}]`).join('');
}
