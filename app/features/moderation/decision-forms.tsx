import { submissionPath } from '../../base/paths.ts';
import { moderationText as text } from '../../text/text.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { SubmissionKind } from '../listing/contract.ts';

interface DecisionFormsProps {
  uuid: string;
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
  const { uuid, kind, version, seen, xsrfToken, action, typed, errors } = props;
  const forms: Array<{
    name: 'approve' | 'ask' | 'reject';
    title: string;
    label: string;
    hint: string;
    look: ButtonLook;
  }> = [
    {
      name: 'approve',
      title: kind === 'edit' ? text.approveEdit : text.approve,
      label: text.fields.approveReason,
      hint: text.approveHint,
      look: 'primary',
    },
    {
      name: 'ask',
      title: text.ask,
      label: text.fields.askReason,
      hint: text.askHint,
      look: 'secondary',
    },
    {
      name: 'reject',
      title: text.reject,
      label: text.fields.rejectReason,
      hint: text.rejectHint,
      look: 'danger',
    },
  ];
  return (
    <section className="section">
      <h2>{text.decide}</h2>
      <div className="decisions">
        {forms.map(({ name, title, label, hint, look }) => (
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
              <Button type="submit" look={look} large>
                {title}
              </Button>
            </form>
          </Card>
        ))}
      </div>
    </section>
  );
}
