import type { ReactNode } from 'react';
import { pathTo } from '../../../base/paths.ts';
import { slugify } from '../../../base/slug.ts';
import { type LimitName, tabulateLimits } from '../../../http/limits.ts';
import { type Page, page } from '../../../http/page.ts';
import type { Settings } from '../../../http/settings.ts';
import { apiDocsText as text } from '../../../text/text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { CodeWords, Example, Paragraphs } from './code-words.tsx';
import {
  type ApiDescription,
  type ApiError,
  type ApiField,
  type JsonSchema,
  type ListedOperation,
  listFields,
  listOperationsByTag,
} from './description.ts';
import { exampleOf, exampleRequest, LANGUAGES, writeRequest } from './examples.ts';

export function apiDocsPage(
  describe: (settings: Settings) => ApiDescription,
  errors: readonly ApiError[],
): Page {
  return page({
    hydrate: 'never',
    load: async ({ settings }) => describe(settings),
    head: () => ({
      title: text.title,
      description: text.description,
      isTool: true,
      canonical: pathTo('/api'),
      alternates: [
        { type: 'application/json', title: text.openApi, href: pathTo('/api/openapi.json') },
      ],
    }),
    body: (description, { settings, plans }) => (
      <ApiDocs
        description={description}
        errors={errors}
        limits={tabulateLimits(plans)}
        isEncrypted={settings.RESPONSE_ENCRYPTION_KEY !== undefined}
      />
    ),
  });
}

interface ApiDocsProps {
  description: ApiDescription;
  errors: readonly ApiError[];
  isEncrypted: boolean;
  limits: ReturnType<typeof tabulateLimits>;
}

function ApiDocs({ description, errors, isEncrypted, limits }: ApiDocsProps) {
  const groups = listOperationsByTag(description).map(([tag, operations]) => ({
    id: `calls-${slugify(tag)}`,
    tag,
    operations,
  }));
  const contents = [
    { id: 'manners', title: text.mannersTitle },
    ...groups.map(({ id, tag }) => ({ id, title: tag })),
    { id: 'errors', title: text.errors },
    { id: 'limits', title: text.limits },
  ];
  return (
    <article className="api-docs">
      <h1>{text.title}</h1>
      <p className="lead">{text.lead}</p>
      <p>{text.base}</p>
      <Example>{description.servers.map(({ url }) => url).join('\n')}</Example>
      <p>
        <a href={pathTo('/api/openapi.json')}>{text.openApi}</a>
        {' · '}
        <a href={pathTo('/api/types.d.ts')}>{text.types}</a>
      </p>
      <nav className="api-contents" aria-label={text.contents}>
        <ul className="row">
          {contents.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Section id="manners" title={text.mannersTitle}>
        {text.manners.map(({ id, title, say, example }) => (
          <section key={id} id={id}>
            <h3>{title}</h3>
            <Paragraphs say={say} />
            {example && <Example>{example}</Example>}
          </section>
        ))}
        <section id="encryption">
          <h3>{text.encryption}</h3>
          <Paragraphs say={text.encryptionSay} />
          <p>{isEncrypted ? text.encryptionOn : text.encryptionOff}</p>
        </section>
      </Section>
      {groups.map(({ id, tag, operations }) => (
        <Section key={id} id={id} title={tag}>
          {operations.map((operation) => (
            <Operation
              key={operation.operationId}
              operation={operation}
              server={description.servers[0]?.url ?? ''}
            />
          ))}
        </Section>
      ))}
      <Section id="errors" title={text.errors}>
        <Paragraphs say={text.errorsSay} />
        <Example>{text.errorsExample}</Example>
        {errors.map(({ status, title, meaning }) => (
          <section key={status} id={`status-${status}`}>
            <h3>{`${status} ${title}`}</h3>
            <p>{`${meaning}.`}</p>
          </section>
        ))}
      </Section>
      <Section id="limits" title={text.limits}>
        <Paragraphs say={text.limitsSay} />
        <Limits limits={limits} />
      </Section>
    </article>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

function Limits({ limits }: Pick<ApiDocsProps, 'limits'>) {
  return (
    <DataTable<LimitName>
      caption={text.limitsCaption}
      captionHidden
      columns={[
        { key: 'what', label: text.limit, cell: (name) => text.limitNames[name] },
        ...(['visitor', 'account', 'subscriber'] as const).map((who) => ({
          key: who,
          label: text[who],
          isFigure: true,
          cell: (name: LimitName) => text.number(limits[name][who]),
        })),
      ]}
      rows={Object.keys(limits) as LimitName[]}
      getKey={(name) => name}
    />
  );
}

function Operation({ operation, server }: { operation: ListedOperation; server: string }) {
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
