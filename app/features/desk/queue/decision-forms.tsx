import { submissionPath } from '../../../base/moderation-paths.ts';
import type { FormState } from '../../../http/take-form.server.ts';
import { moderationText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { SubmissionView } from './load-submission.server.ts';

const LOOKS = { approve: 'primary', ask: 'secondary', reject: 'danger' } as const;

interface DecisionFormsProps {
  data: SubmissionView & FormState;
}

/** Publish, ask or reject: each a form of its own. */
export function DecisionForms({ data }: DecisionFormsProps) {
  const { edit, subject, seen, typed, errors } = data;
  const { uuid, kind, version } = data.submission;
  // What it is about may be gone.
  const canApprove = edit === null || subject !== null;
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
            <PostForm action={submissionPath(uuid)} fields={{ action: name, version, seen }}>
              <Textarea
                id={`${name}-reason`}
                name="reason"
                label={label}
                hint={hint}
                error={errors[`${name}-reason`]}
                defaultValue={typed.action === name ? typed.reason : ''}
                rows={3}
                optional={name === 'approve'}
              />
              <Button type="submit" look={LOOKS[name]} large>
                {title}
              </Button>
            </PostForm>
          </Card>
        ))}
      </div>
    </section>
  );
}
