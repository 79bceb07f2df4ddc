import { moderationText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Textarea } from '../../ui/textarea.tsx';

export interface SidesTableProps {
  caption: string;
  /** The one that stays, then the one that goes. */
  sides: ReadonlyArray<{ slug: string; name: string; href: string }>;
  rows: ReadonlyArray<{ label: string; values: ReadonlyArray<string | null> }>;
}

export function SidesTable({ caption, sides, rows }: SidesTableProps) {
  return (
    <section className="section diff">
      <DataTable
        caption={caption}
        rows={rows}
        getKey={({ label }) => label}
        columns={[
          { key: 'fact', label: text.diffColumns.fact, cell: ({ label }) => label },
          ...sides.map(({ slug, name }, index) => ({
            key: slug,
            label: `${index === 0 ? text.mergeStays : text.mergeGoes}: ${name}`,
            cell: ({ values }: SidesTableProps['rows'][number]) => (
              <span dir="auto">{values[index] ?? text.unknown}</span>
            ),
          })),
        ]}
      />
      <p className="row">
        {sides.map(({ slug, name, href }) => (
          <a key={slug} href={href}>
            {name}
          </a>
        ))}
      </p>
    </section>
  );
}

interface MergeFormProps {
  action: string;
  keep: string;
  gone: string;
  reason: string;
  error?: string;
  xsrfToken: string;
}

export function MergeForm({ action, keep, gone, reason, error, xsrfToken }: MergeFormProps) {
  return (
    <form className="merge-form section" method="post" action={action}>
      <input type="hidden" name="_xsrf" value={xsrfToken} />
      <input type="hidden" name="keep" value={keep} />
      <input type="hidden" name="gone" value={gone} />
      <Textarea
        id="reason"
        label={text.fields.mergeReason}
        error={error}
        defaultValue={reason}
        rows={3}
      />
      <p className="row listing-buttons">
        <Button type="submit" look="danger" large>
          {text.mergeDo}
        </Button>
      </p>
    </form>
  );
}
