import { formatCount } from '../../base/count.ts';
import { formatDay } from '../../base/dates.ts';
import type { Context } from '../../http/context.ts';
import { tabulateLimits } from '../../http/limits.ts';
import { type LegalBlock, type LegalDocument, legalText as text } from '../../text/text.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Filled } from '../../ui/filled.tsx';
import { QuietBar } from '../../ui/lists.tsx';
import { Written } from '../../ui/values.tsx';

export function LegalArticle({ document }: { document: LegalDocument }) {
  const { title, lead, changedOn, sections } = document;
  return (
    <article className="legal">
      <header className="legal-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p className="small">
          <Filled
            text={text.changed}
            when={<time dateTime={changedOn}>{formatDay(changedOn)}</time>}
          />
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
        <LinkedText>{block.say}</LinkedText>
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((line) => (
          <li key={line}>
            {block.isWritten ? <Written>{line}</Written> : <LinkedText>{line}</LinkedText>}
          </li>
        ))}
      </ul>
    );
  }
  if ('bars' in block) {
    return (
      <ul className="legal-bars">
        {block.bars.map(({ label, share, value }) => (
          <li key={label}>
            <span>{label}</span>
            <QuietBar share={share} />
            <bdi>{value}</bdi>
          </li>
        ))}
      </ul>
    );
  }
  if ('terms' in block) {
    return (
      <dl>
        {block.terms.map(({ id, term, says }) => (
          <div key={id} id={id}>
            <dt>{term}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    );
  }
  if ('quote' in block) {
    return (
      <blockquote>
        <Written>{block.quote}</Written>
      </blockquote>
    );
  }
  const { caption, head, rows, written = [] } = block.table;
  return (
    <DataTable<string[]>
      caption={caption}
      captionShown
      cardsOnXs
      columns={head.map((label, at) => ({
        label,
        isFigure:
          at > 0 && rows.filter((row) => FIGURE.test(row[at] ?? '')).length * 2 > rows.length,
        cell: (row) =>
          written.includes(label) ? (
            <Written>{row[at] ?? ''}</Written>
          ) : (
            <LinkedText>{row[at] ?? ''}</LinkedText>
          ),
      }))}
      rows={rows}
    />
  );
}

const FIGURE = /^\$?\d[\d.,%–\s\u00a0\u202fKMB]*$/;

/** Renders `[label](address)` as links. */
function LinkedText({ children }: { children: string }) {
  return children.split(/(\[[^\]]+\]\([^)]+\))/).map((part) => {
    const [, label, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    return label ? (
      <a key={href} href={href}>
        {label}
      </a>
    ) : (
      part
    );
  });
}

/**
 * Puts the values of this site in place of names in braces, such as `{productName}`: its name and
 * address, its contact, and its limits by what is limited and for whom.
 */
export function fillIn(document: LegalDocument, { settings, plans }: Context): LegalDocument {
  const limits = Object.entries(tabulateLimits(plans)).flatMap(([name, byAccess]) =>
    Object.entries(byAccess).map(([who, limit]) => [`${name}.${who}`, formatCount(limit)]),
  );
  const values: Record<string, string> = {
    ...Object.fromEntries(limits),
    productName: settings.PRODUCT_NAME,
    siteUrl: settings.SITE_URL,
    contact: text.contact(settings.CONTACT_EMAIL),
  };
  return JSON.parse(JSON.stringify(document), (_key, value) =>
    typeof value === 'string'
      ? value.replace(/\{([\w.]+)\}/g, (braced, name) => values[name] ?? braced)
      : value,
  );
}
