import { apiDocsText as text } from '../../text/text.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { exampleOf } from './answer-example.ts';
import { CodeWords, Example } from './code-words.tsx';
import type { ApiParameter, JsonSchema, ListedOperation } from './description.ts';

/** One call: what it is for, what it takes, what it answers, what can go wrong. */
export function Operation({ operation }: { operation: ListedOperation }) {
  const { method, path, summary, description, parameters, responses, operationId } = operation;
  const body = operation.requestBody?.content['application/json']?.schema;
  const call = `${method.toUpperCase()} ${path}`;
  const statuses = Object.keys(responses);
  const done = statuses.find((status) => status.startsWith('2')) ?? '';
  const schema = responses[done]?.content?.['application/json']?.schema;
  const errors = statuses.filter((status) => status !== done);
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
      {parameters.length > 0 && <Parameters call={call} parameters={parameters} />}
      {body && (
        <details>
          <summary>{text.body}</summary>
          <Example>{JSON.stringify(exampleOf(body), null, 1)}</Example>
        </details>
      )}
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

function Parameters({ call, parameters }: { call: string; parameters: readonly ApiParameter[] }) {
  return (
    <DataTable<ApiParameter>
      caption={text.parameters(call)}
      captionHidden
      compact
      columns={[
        { key: 'name', label: text.parameter, cell: ({ name }) => <code>{name}</code> },
        {
          key: 'in',
          label: text.place,
          cell: (one) => `${text.places[one.in]}${one.required ? `, ${text.required}` : ''}`,
        },
        {
          key: 'meaning',
          label: text.meaning,
          cell: ({ description = '' }) => <CodeWords>{description}</CodeWords>,
        },
      ]}
      rows={parameters}
      getKey={({ name }) => name}
    />
  );
}
