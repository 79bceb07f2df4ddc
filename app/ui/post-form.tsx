import { createContext, type FormHTMLAttributes, use } from 'react';
import { formsText } from '../text/text.ts';

/** The proof that a member's form comes from this site; none for visitors. */
export const XsrfContext = createContext<string | undefined>(undefined);

interface PostFormProps extends FormHTMLAttributes<HTMLFormElement> {
  /** Hidden fields, by name. */
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

/** Takes focus after a failed submit (data-takes-focus, app/boot.ts). */
export function ErrorSummary({ errors }: { errors: readonly { id: string; message: string }[] }) {
  if (errors.length === 0) return null;
  return (
    <div
      className="error-summary"
      role="alert"
      tabIndex={-1}
      data-takes-focus=""
      aria-labelledby="error-summary"
    >
      <h2 id="error-summary" className="h3">
        {formsText.problem}
      </h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={`${id} ${message}`}>{id ? <a href={`#${id}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  );
}

interface FormErrorsProps {
  /** By field. */
  errors: Record<string, string>;
  /** The id of a field's control, where it is not the field's name; '' for none. */
  idOf?: (field: string) => string;
}

export function FormErrors({ errors, idOf = (field) => field }: FormErrorsProps) {
  const list = Object.entries(errors).map(([field, message]) => ({
    id: field && idOf(field),
    message,
  }));
  return <ErrorSummary errors={list} />;
}
