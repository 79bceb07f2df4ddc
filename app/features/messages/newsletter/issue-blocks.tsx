// An issue on the site; it says what its mail says.
import { ChartOfType } from '../../../charts/chart-of-type.tsx';
import type { MailBlock, MailItem } from '../../../outbox/mail-content.ts';
import { NameLink } from '../../../ui/values.tsx';

export function IssueBlocks({ blocks }: { blocks: readonly MailBlock[] }) {
  return (
    <div className="issue flow">
      {blocks.map((block, index) => (
        <Block key={`${index}-${block.kind}`} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: MailBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'action':
      return (
        <p>
          <a href={block.path}>{block.label}</a>
        </p>
      );
    case 'list':
      return (
        <ul className="issue-list">
          {block.items.map((item) => (
            <Item key={`${item.path} ${item.title}`} item={item} />
          ))}
        </ul>
      );
    case 'chart':
      return (
        <section className="figure-block" aria-label={block.finding}>
          <h3>{block.finding}</h3>
          <p className="figure-subtitle">{block.chart.title}</p>
          <ChartOfType chart={block.chart} id="issue-chart" />
        </section>
      );
  }
}

function Item({ item: { title, path, note } }: { item: MailItem }) {
  return (
    <li>
      <NameLink href={path} name={title} />
      {note && <p className="small">{note}</p>}
    </li>
  );
}
