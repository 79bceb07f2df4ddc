import { submissionPath } from '../../base/moderation-paths.ts';
import { moderationText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { SubmissionKind } from '../listing/contract.ts';

const LOOKS = { approve: 'primary', ask: 'secondary', reject: 'danger' } as const;

interface DecisionFormsProps {
  uuid: string;
  /** False where what it is about is gone. */
  canApprove: boolean;
  kind: SubmissionKind;
  version: number;
  seen: string;
  xsrfToken: string;
  /** The rejected form, with what was typed into it. */
  action: string;
  typed: string;
  errors: Record<string, string>;
}

/** Publish, ask or reject: each a form of its own. */
export function DecisionForms(props: DecisionFormsProps) {
  const { uuid, canApprove, kind, version, seen, xsrfToken, action, typed, errors } = props;
  const names = [...(canApprove ? (['approve'] as const) : []), 'ask', 'reject'] as const;
  const forms = names.map((name) => ({
    name,
    title: name === 'approve' && kind === 'edit' ? text.approveEdit : text[name],
    label: text.fields[`${name}Reason`],
    hint: text[`${name}Hint`],
  }));
  return (
    <section className="section">
      <h2>{text.decide}</h2>
      <div className="decisions">
        {forms.map(({ name, title, label, hint }) => (
          <Card key={name} title={title}>
            <form method="post" action={submissionPath(uuid)}>
              <input type="hidden" name="_xsrf" value={xsrfToken} />
              <input type="hidden" name="action" value={name} />
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="seen" value={seen} />
              <Textarea
                id={`${name}-reason`}
                name="reason"
                label={label}
                hint={hint}
                error={errors[`${name}-reason`]}
                defaultValue={action === name ? typed : ''}
                rows={3}
                optional={name === 'approve'}
              />
              <Button type="submit" look={LOOKS[name]} large>
                {title}
              </Button>
            </form>
          </Card>
        ))}
      </div>
    </section>
  );
}
