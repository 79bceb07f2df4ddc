import { peopleText as text } from '../text/text.ts';
import { Written } from '../ui/values.tsx';

/** What somebody is to a startup: a text of the record, or that they founded it. */
export function RoleName({ title, is_founder }: { title: string | null; is_founder: boolean }) {
  if (title) return <Written>{title}</Written>;
  return is_founder ? text.founder : null;
}
