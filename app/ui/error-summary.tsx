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

/** Errors of a form, by field. */
export function FormErrors({ errors }: { errors: Record<string, string> }) {
  return <ErrorSummary errors={Object.entries(errors).map(([id, message]) => ({ id, message }))} />;
}
