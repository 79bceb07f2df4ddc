import type { ReactNode } from 'react';
import { pathTo } from '../../../base/paths.ts';
import { slugify } from '../../../base/slug.ts';
import { type LimitName, tabulateLimits } from '../../../http/limits.ts';
import { type Page, page } from '../../../http/page.ts';
import type { Settings } from '../../../http/settings.ts';
import { apiDocsText as text } from '../../../text/text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Example, Paragraphs } from './code-words.tsx';
import { type ApiDescription, type ApiError, listOperationsByTag } from './description.ts';
import { Operation } from './operation.tsx';

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
  const groups = listOperationsByTag(description);
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
      <Contents tags={groups.map(([tag]) => tag)} />
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
      {groups.map(([tag, operations]) => (
        <Section key={tag} id={anchorOf(tag)} title={tag}>
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

function Contents({ tags }: { tags: readonly string[] }) {
  const sections = [
    ['manners', text.mannersTitle],
    ...tags.map((tag) => [anchorOf(tag), tag]),
    ['errors', text.errors],
    ['limits', text.limits],
  ];
  return (
    <nav className="api-contents" aria-label={text.contents}>
      <ul className="row">
        {sections.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function anchorOf(tag: string): string {
  return `calls-${slugify(tag)}`;
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
