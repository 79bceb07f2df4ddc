import type { ReactNode } from 'react';
import { z } from 'zod';
import { pathTo, settingsPath, withQuery } from '../../../base/paths.ts';
import { slugify } from '../../../base/slug.ts';
import { readQuery } from '../../../http/endpoint.server.ts';
import { notFound, Redirect } from '../../../http/errors.ts';
import { type LimitName, tabulateLimits } from '../../../http/limits.ts';
import { type Page, page } from '../../../http/page.ts';
import type { Settings } from '../../../http/settings.ts';
import { sayName } from '../../../text/say-name.ts';
import { apiDocsText as text } from '../../../text/text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Tabs } from '../../../ui/navigation.tsx';
import { Example, Generated, Paragraphs } from './code-words.tsx';
import {
  type ApiDescription,
  type ApiError,
  type ListedOperation,
  listOperationsByTag,
} from './description.ts';
import { LANGUAGES, type Language } from './examples.ts';
import { Operation } from './operation.tsx';

const query = z.object({
  subject: z.string().optional(),
  in: z.enum(LANGUAGES).catch('curl'),
  /** A call to lead on to, with its parameters beside it. */
  try: z.string().optional(),
});

interface ApiDocsData {
  description: ApiDescription;
  subjects: Array<{ slug: string; tag: string; operations: ListedOperation[] }>;
  /** Null of the page that begins. */
  subject: ApiDocsData['subjects'][number] | null;
  language: Language;
}

const subjectPath = (subject: string | null, language: Language) =>
  withQuery(pathTo('/api'), { subject, in: language === 'curl' ? null : language });

/** How the API is used, and behind `?subject=` the calls of one subject. */
export function apiDocsPage(
  describe: (settings: Settings) => ApiDescription,
  errors: readonly ApiError[],
): Page {
  return page<ApiDocsData>({
    hydrate: 'never',
    async load({ settings, url }) {
      const description = describe(settings);
      const asked = readQuery(query, url);
      const subjects = listOperationsByTag(description).map(([tag, operations]) => ({
        slug: slugify(tag),
        ...{ tag, operations },
      }));
      if (asked.try !== undefined) throw leadOn(subjects, asked.try, url.searchParams);
      const subject = subjects.find(({ slug }) => slug === asked.subject) ?? null;
      if (asked.subject !== undefined && !subject) throw notFound('subject', asked.subject);
      return { description, subjects, subject, language: asked.in };
    },
    head: ({ subject }) => ({
      title: subject ? text.subjectTitle(sayName(subject.tag)) : text.title,
      description: text.description,
      isTool: true,
      canonical: subjectPath(subject?.slug ?? null, 'curl'),
      alternates: [
        { type: 'application/json', title: text.openApi, href: pathTo('/api/openapi.json') },
      ],
    }),
    body: (data, { settings, plans }) => (
      <article className="api-docs">
        <Contents {...data} />
        <div>
          {data.subject ? (
            <Subject {...data} subject={data.subject} />
          ) : (
            <Beginning
              description={data.description}
              errors={errors}
              limits={tabulateLimits(plans)}
              isEncrypted={settings.RESPONSE_ENCRYPTION_KEY !== undefined}
            />
          )}
        </div>
      </article>
    ),
  });
}

/** The address of a call with these parameters. Throws 404 for an unknown call. */
function leadOn(subjects: ApiDocsData['subjects'], id: string, given: URLSearchParams): Redirect {
  const operations = subjects.flatMap((one) => one.operations);
  const found = operations.find((one) => one.operationId === id && one.method === 'get');
  if (!found) throw notFound('call', id);
  const values = found.parameters.map(({ name, in: place }) => ({
    ...{ name, place },
    value: (given.get(name) ?? '').trim(),
  }));
  const path = values.reduce(
    (filled, { name, place, value }) =>
      place === 'path' ? filled.replace(`{${name}}`, encodeURIComponent(value)) : filled,
    found.path,
  );
  const asked = values.filter(({ place }) => place === 'query');
  return new Redirect(
    withQuery(`/api${path}`, Object.fromEntries(asked.map(({ name, value }) => [name, value]))),
  );
}

function Contents({ subjects, subject, language }: ApiDocsData) {
  const pages = [
    { slug: null, tag: text.mannersTitle },
    ...subjects.map(({ slug, tag }) => ({ slug, tag: sayName(tag) })),
  ];
  return (
    <nav className="api-contents" aria-label={text.contents}>
      <ul>
        {pages.map(({ slug, tag }) => (
          <li key={tag}>
            <a
              href={subjectPath(slug, language)}
              aria-current={slug === (subject?.slug ?? null) ? 'page' : undefined}
            >
              {tag}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Subject(data: ApiDocsData & { subject: NonNullable<ApiDocsData['subject']> }) {
  const { subject, language, description } = data;
  return (
    <>
      <h1>{text.subjectTitle(sayName(subject.tag))}</h1>
      <Tabs
        label={text.languages}
        tabs={LANGUAGES.map((one) => ({
          href: subjectPath(subject.slug, one),
          label: one,
          isCurrent: one === language,
        }))}
      />
      <ul className="api-calls">
        {subject.operations.map(({ operationId, method, path, summary }) => (
          <li key={operationId}>
            <a href={`#${operationId}`}>
              <code>{`${method.toUpperCase()} ${path}`}</code>
            </a>{' '}
            <span className="small">
              <Generated>{summary}</Generated>
            </span>
          </li>
        ))}
      </ul>
      {subject.operations.map((operation) => (
        <Operation
          key={operation.operationId}
          operation={operation}
          server={description.servers[0]?.url ?? ''}
          language={language}
        />
      ))}
    </>
  );
}

interface BeginningProps {
  description: ApiDescription;
  errors: readonly ApiError[];
  isEncrypted: boolean;
  limits: ReturnType<typeof tabulateLimits>;
}

function Beginning({ description, errors, isEncrypted, limits }: BeginningProps) {
  return (
    <>
      <h1>{text.title}</h1>
      <p className="lead">{text.lead}</p>
      <p>{text.base}</p>
      <Example>{description.servers.map(({ url }) => url).join('\n')}</Example>
      <p>
        <a href={pathTo('/api/openapi.json')}>{text.openApi}</a>
        {' · '}
        <a href={pathTo('/api/types.d.ts')}>{text.types}</a>
        {' · '}
        <a href={settingsPath('keys')}>{text.getKey}</a>
      </p>
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
      <Section id="errors" title={text.errors}>
        <Paragraphs say={text.errorsSay} />
        <Example>{text.errorsExample}</Example>
        {errors.map(({ status, title, meaning }) => (
          <section key={status} id={`status-${status}`}>
            <h3>
              <Generated>{`${status} ${title}`}</Generated>
            </h3>
            <p>
              <Generated>{`${meaning}.`}</Generated>
            </p>
          </section>
        ))}
      </Section>
      <Section id="limits" title={text.limits}>
        <Paragraphs say={text.limitsSay} />
        <Limits limits={limits} />
      </Section>
    </>
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

function Limits({ limits }: Pick<BeginningProps, 'limits'>) {
  return (
    <DataTable<LimitName>
      caption={text.limitsCaption}
      columns={[
        { label: text.limit, cell: (name) => text.limitNames[name] },
        ...(['visitor', 'account', 'subscriber'] as const).map((who) => ({
          label: text[who],
          isFigure: true,
          cell: (name: LimitName) => text.number(limits[name][who]),
        })),
      ]}
      rows={Object.keys(limits) as LimitName[]}
    />
  );
}
