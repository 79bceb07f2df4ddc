import { moderationText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { TypedMerge } from './submit-merge.server.ts';

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

interface MergeFormProps extends TypedMerge {
  action: string;
  error?: string;
  xsrfToken: string | undefined;
}

export function MergeForm({ action, keep, gone, reason, error, xsrfToken }: MergeFormProps) {
  return (
    <PostForm
      className="merge-form section"
      action={action}
      xsrfToken={xsrfToken}
      hidden={{ keep, gone }}
    >
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
    </PostForm>
  );
}
