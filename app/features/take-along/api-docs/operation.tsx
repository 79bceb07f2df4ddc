import { apiDocsText as text } from '../../../text/text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { exampleOf } from './answer-example.ts';
import { CodeWords, Example } from './code-words.tsx';
import { type ApiField, type JsonSchema, type ListedOperation, listFields } from './description.ts';
import { exampleRequest, LANGUAGES, writeRequest } from './request-example.ts';

export function Operation({ operation, server }: { operation: ListedOperation; server: string }) {
  const { method, path, summary, description, responses, operationId } = operation;
  const call = `${method.toUpperCase()} ${path}`;
  const fields = listFields(operation);
  const [success = '200', ...others] = Object.keys(responses);
  const errors = others.filter((status) => Number(status) >= 400);
  const request = exampleRequest(operation, server);
  const schema = responses[success]?.content?.['application/json']?.schema;
  return (
    <article className="api-operation" id={operationId}>
      <h3>
        <code>
          <span className="api-method">{method.toUpperCase()}</span>
          {` ${path}`}
        </code>
      </h3>
      <p>
        <CodeWords>{description ? `${summary}. ${description}` : `${summary}.`}</CodeWords>
      </p>
      {fields.length > 0 && <Fields call={call} fields={fields} />}
      {success !== '200' && <p>{text.answersWith(success)}</p>}
      <details>
        <summary>{text.request}</summary>
        {LANGUAGES.map((language) => (
          <figure key={language} className="api-request">
            <figcaption>{language}</figcaption>
            <pre className="api-code">
              <code>{writeRequest(request, language)}</code>
            </pre>
          </figure>
        ))}
      </details>
      {schema && (
        <details>
          <summary>{text.answer}</summary>
          <Example>{JSON.stringify(exampleOf(schema as JsonSchema), null, 1)}</Example>
        </details>
      )}
      <p className="small">
        {text.mayAnswer}{' '}
        {errors.map((status, at) => (
          <span key={status}>
            {at > 0 && ', '}
            <a href={`#status-${status}`}>{status}</a>
          </span>
        ))}
      </p>
    </article>
  );
}

function Fields({ call, fields }: { call: string; fields: readonly ApiField[] }) {
  return (
    <DataTable<ApiField>
      caption={text.parameters(call)}
      captionHidden
      compact
      cardsOnXs
      columns={[
        { key: 'name', label: text.parameter, cell: ({ name }) => <code>{name}</code> },
        {
          key: 'place',
          label: text.place,
          cell: ({ place, isRequired }) =>
            isRequired ? text.required(text.places[place]) : text.places[place],
        },
        {
          key: 'meaning',
          label: text.meaning,
          cell: ({ meaning }) => <CodeWords>{meaning}</CodeWords>,
        },
      ]}
      rows={fields}
      getKey={({ place, name }) => `${place} ${name}`}
    />
  );
}
