import { pathTo } from '../../../base/paths.ts';
import { marksText, apiDocsText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Example, Generated } from './code-words.tsx';
import { type ApiField, type JsonSchema, type ListedOperation, listFields } from './description.ts';
import { exampleOf, exampleRequest, type Language, writeRequest } from './examples.ts';

interface OperationProps {
  operation: ListedOperation;
  server: string;
  language: Language;
}

/** One call: its input and response, code examples, and a form to try it. */
export function Operation({ operation, server, language }: OperationProps) {
  const { method, path, summary, description, responses, operationId } = operation;
  const call = `${method.toUpperCase()} ${path}`;
  const fields = listFields(operation);
  const [success = '200', ...others] = Object.keys(responses);
  const errors = others.filter((status) => Number(status) >= 400);
  const request = exampleRequest(operation, server);
  const schema = responses[success]?.content?.['application/json']?.schema;
  return (
    <article className="api-operation" id={operationId}>
      <h2 className="h3">
        <code>
          <span className="api-method">{method.toUpperCase()}</span>
          {` ${path}`}
        </code>
      </h2>
      <p>
        <Generated>{description ? `${summary}. ${description}` : `${summary}.`}</Generated>
      </p>
      {fields.length > 0 && <Fields call={call} fields={fields} />}
      {success !== '200' && <p>{text.answersWith(success)}</p>}
      <details>
        <summary>{text.requestIn(language)}</summary>
        <pre className="api-code" dir="ltr">
          <code>{writeRequest(request, language)}</code>
        </pre>
      </details>
      {schema && (
        <details>
          <summary>{text.answer}</summary>
          <Example>{JSON.stringify(exampleOf(schema as JsonSchema), null, 1)}</Example>
        </details>
      )}
      {method === 'get' && !request.isSigned && <TryIt operation={operation} />}
      <p className="small">
        {text.mayAnswer}{' '}
        {errors.map((status, at) => (
          <span key={status}>
            {at > 0 && marksText.comma}
            <a href={`${pathTo('/api')}#status-${status}`}>{status}</a>
          </span>
        ))}
      </p>
    </article>
  );
}

/** A form that needs no script: the page leads on to the call (api-docs-page.tsx). */
function TryIt({ operation: { operationId, parameters } }: Pick<OperationProps, 'operation'>) {
  return (
    <details>
      <summary>{text.tryIt}</summary>
      <form
        className="api-try flow"
        action={pathTo('/api')}
        method="get"
        target="_blank"
        rel="noopener"
      >
        <input type="hidden" name="try" value={operationId} />
        {parameters.map(({ name, required }) => (
          <label key={name}>
            <code>{name}</code>
            <input className="input" name={name} required={required} autoComplete="off" />
          </label>
        ))}
        <Button type="submit">{text.call}</Button>
      </form>
    </details>
  );
}

function Fields({ call, fields }: { call: string; fields: readonly ApiField[] }) {
  return (
    <DataTable<ApiField>
      caption={text.parameters(call)}
      compact
      cardsOnXs
      columns={[
        { label: text.parameter, cell: ({ name }) => <code>{name}</code> },
        {
          label: text.place,
          cell: ({ place, isRequired }) =>
            isRequired ? text.required(text.places[place]) : text.places[place],
        },
        { label: text.meaning, cell: ({ meaning }) => <Generated>{meaning}</Generated> },
      ]}
      rows={fields}
    />
  );
}
