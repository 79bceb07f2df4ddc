import {
  type LegalBlock,
  type LegalDocument,
  type LegalLine,
  type LegalTable,
  legalText as text,
} from '../../text/text.ts';
import { DataTable } from '../../ui/data-table.tsx';

/** `changed` is the day of its last change in words. */
export function LegalArticle({ document, changed }: { document: LegalDocument; changed: string }) {
  const { title, lead, changedOn, sections } = document;
  return (
    <article className="legal">
      <header className="legal-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p className="small">
          {text.changed} <time dateTime={changedOn}>{changed}</time>
        </p>
      </header>
      <nav className="legal-contents" aria-label={text.contents}>
        <p className="small-strong">{text.contents}</p>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal-text prose">
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`}>{section.title}</h2>
            {section.blocks.map((block) => (
              <Block key={JSON.stringify(block).slice(0, 80)} block={block} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if ('say' in block) {
    return (
      <p>
        <Line line={block.say} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((line) => (
          <li key={JSON.stringify(line)}>
            <Line line={line} />
          </li>
        ))}
      </ul>
    );
  }
  if ('table' in block) return <Table table={block.table} />;
  return <blockquote>{block.quote}</blockquote>;
}

function Line({ line }: { line: LegalLine }) {
  if (typeof line === 'string') return line;
  return line.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.href} href={part.href}>
        {part.label}
      </a>
    ),
  );
}

function Table({ table: { caption, head, rows } }: { table: LegalTable }) {
  return (
    <DataTable<readonly string[]>
      caption={caption}
      cardsOnXs
      columns={head.map((label, at) => ({ key: label, label, cell: (row) => row[at] }))}
      rows={rows}
      getKey={(row) => row[0] ?? ''}
    />
  );
}
