import { createContext, type FormHTMLAttributes, use } from 'react';

/** The proof that a member's form comes from this site; none for visitors. */
export const XsrfContext = createContext<string | undefined>(undefined);

interface PostFormProps extends FormHTMLAttributes<HTMLFormElement> {
  /** What it sends along, by name. */
  fields?: Record<string, string | number | undefined>;
}

/** A form that is posted. The browser has no XsrfContext: islands write their own. */
export function PostForm({ fields, children, ...rest }: PostFormProps) {
  const hidden = { _xsrf: use(XsrfContext), ...fields };
  return (
    <form {...rest} method="post">
      {Object.entries(hidden).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  );
}
