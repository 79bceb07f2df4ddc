import { formsText } from '../text/text.ts';

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
  errors: Record<string, string>;
  /** The id of a field's control, where it is not the field's name; '' for none. */
  idOf?: (field: string) => string;
}

/** Errors of a form, by field. */
export function FormErrors({ errors, idOf = (field) => field }: FormErrorsProps) {
  const list = Object.entries(errors);
  return (
    <ErrorSummary
      errors={list.map(([field, message]) => ({ id: field && idOf(field), message }))}
    />
  );
}
