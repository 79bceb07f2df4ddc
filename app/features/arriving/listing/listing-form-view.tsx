import { addStartupFormPath, pathTo } from '../../../base/paths.ts';
import { listingText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Island } from '../../../ui/island.tsx';
import { Breadcrumbs, DASHBOARD } from '../../../ui/navigation.tsx';
import { FormErrors, PostForm } from '../../../ui/post-form.tsx';
import { CandidateList } from './candidate-list.tsx';
import { CheckAnswers } from './check-answers.tsx';
import { CHECK_STEP } from './contract.ts';
import { DraftKeeper } from './draft-keeper.tsx';
import type { ListingForm } from './listing-state.server.ts';
import { StepFields } from './step-fields.tsx';

interface ListingFormViewProps {
  form: ListingForm;
  isSent: boolean;
}

export function ListingFormView({ form, isSent }: ListingFormViewProps) {
  const { step, listing, errors, candidates } = form;
  const uuid = listing?.uuid;
  const isCheck = step === CHECK_STEP;
  return (
    <div className="listing">
      <Breadcrumbs
        crumbs={[
          DASHBOARD,
          { label: text.introTitle, href: pathTo('/dashboard/add-startup') },
          { label: text.steps[step - 1] ?? '' },
        ]}
      />
      <FormErrors
        errors={isSent ? errors : {}}
        idOf={(field) => (isCheck ? `check-${field.split('.')[0]}` : field.replaceAll('.', '-'))}
      />
      <p className="small">{text.stepOf(step, CHECK_STEP)}</p>
      <h1>{text.steps[step - 1]}</h1>
      <Steps step={step} uuid={uuid} />
      {isCheck ? (
        <CheckAnswers form={form} isSent={isSent} />
      ) : (
        <PostForm
          id="listing-form"
          className="listing-form"
          action={addStartupFormPath(step, uuid)}
          encType="multipart/form-data"
        >
          {/* Enter presses the first button of a form: it must not be one that removes something. */}
          <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
            {text.save}
          </button>
          {candidates.length > 0 && <CandidateList candidates={candidates} />}
          <StepFields form={form} />
          <div className="row listing-buttons">
            <Button type="submit" look="primary" large name="action" value="next">
              {text.save}
            </Button>
            <Button type="submit" look="quiet" large name="action" value="later">
              {text.later}
            </Button>
          </div>
          <Island
            name="draft-keeper"
            component={DraftKeeper}
            props={{ formId: 'listing-form', listing: uuid ?? null }}
          />
        </PostForm>
      )}
    </div>
  );
}

function Steps({ step, uuid }: { step: number; uuid?: string }) {
  return (
    <nav className="listing-steps" aria-label={text.stepsLabel}>
      <ol>
        {text.steps.map((label, index) => (
          <li key={label}>
            <a
              href={addStartupFormPath(index + 1, uuid)}
              aria-current={index + 1 === step ? 'step' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
