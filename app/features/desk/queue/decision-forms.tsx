import { submissionPath } from '../../../base/desk-paths.ts';
import type { FormState } from '../../../http/forms.server.ts';
import { moderationText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/fields.tsx';
import { Card } from '../../../ui/lists.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { Section } from '../../../ui/section.tsx';
import type { SubmissionView } from './submissions.server.ts';

const LOOKS = { approve: 'primary', ask: 'secondary', reject: 'danger' } as const;

/** Publish, ask or reject: each a form of its own. */
export function DecisionForms({ data }: { data: SubmissionView & FormState }) {
  const { edit, subject, sources, seen, typed, errors, submission } = data;
  const isContrary = sources.some((one) => one.isContrary);
  // Its record may be deleted.
  const canApprove = edit === null || subject !== null;
  const names = [...(canApprove ? (['approve'] as const) : []), 'ask', 'reject'] as const;
  return (
    <Section title={text.decide}>
      <div className="decisions">
        {names.map((action) => {
          const isAgainst = action === 'approve' && isContrary;
          const title = action === 'approve' && edit ? text.approveEdit : text[action];
          const { uuid, version } = submission;
          return (
            <Card key={action} title={title}>
              <PostForm action={submissionPath(uuid)} fields={{ action, version, seen }}>
                <Textarea
                  id={`${action}-reason`}
                  name="reason"
                  label={isAgainst ? text.fields.contraryReason : text.fields[`${action}Reason`]}
                  hint={isAgainst ? text.contraryHint : text[`${action}Hint`]}
                  error={errors[`${action}-reason`]}
                  defaultValue={typed.action === action ? typed.reason : ''}
                  rows={3}
                  optional={action === 'approve' && !isAgainst}
                />
                <Button type="submit" look={LOOKS[action]} large>
                  {title}
                </Button>
              </PostForm>
            </Card>
          );
        })}
      </div>
    </Section>
  );
}
