import type { FormHTMLAttributes } from 'react';

interface PostFormProps extends FormHTMLAttributes<HTMLFormElement> {
  /** Of the session; none for visitors. */
  xsrfToken: string | undefined;
  /** What it sends along, by name. */
  fields?: Record<string, string | number | undefined>;
}

/** A form that is posted with the proof that it comes from this site. */
export function PostForm({ xsrfToken = '', fields, children, ...rest }: PostFormProps) {
  return (
    <form {...rest} method="post">
      {Object.entries({ _xsrf: xsrfToken, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
