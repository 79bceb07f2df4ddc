import { pathTo } from '../../../base/paths.ts';
import { dashboardText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, OptionGroup } from '../../../ui/fields.tsx';
import { ErrorSummary, PostForm } from '../../../ui/post-form.tsx';
import { FIRST_INDUSTRIES } from './contract.ts';
import type { IndustryChoice } from './first-run.server.ts';

// The industries with most startups; the others unfold.
const SHOWN_AT_ONCE = 24;

export interface FirstRunFormProps {
  choices: readonly IndustryChoice[];
  chosen: readonly string[];
  error: string | null;
}

export function FirstRunForm({ choices, chosen, error }: FirstRunFormProps) {
  const shown = choices.slice(0, SHOWN_AT_ONCE);
  const folded = choices.slice(SHOWN_AT_ONCE);
  const isAnyFoldedChosen = folded.some(({ slug }) => chosen.includes(slug));
  return (
    <PostForm className="first-run" action={pathTo('/dashboard')}>
      {error && <ErrorSummary errors={[{ id: 'first-industries', message: error }]} />}
      <h1>{text.firstTitle}</h1>
      <p className="lead">{text.firstLead(FIRST_INDUSTRIES)}</p>
      <OptionGroup id="first-industries" legend={text.firstLegend} error={error}>
        <Choices choices={shown} chosen={chosen} />
        {folded.length > 0 && (
          <details open={isAnyFoldedChosen}>
            <summary>{text.firstMore(folded.length)}</summary>
            <Choices choices={folded} chosen={chosen} />
          </details>
        )}
      </OptionGroup>
      <div className="row">
        <Button type="submit" look="primary" large name="first" value="choose">
          {text.firstSubmit}
        </Button>
        <Button type="submit" look="quiet" large name="first" value="skip">
          {text.firstSkip}
        </Button>
      </div>
    </PostForm>
  );
}

function Choices({
  choices,
  chosen,
}: {
  choices: readonly IndustryChoice[];
  chosen: readonly string[];
}) {
  return (
    <div className="first-choices">
      {choices.map(({ name, slug, startups_count }) => (
        <Checkbox
          key={slug}
          id={`industry-${slug}`}
          name="industry"
          value={slug}
          label={name}
          hint={text.startups(startups_count)}
          size="md"
          defaultChecked={chosen.includes(slug)}
        />
      ))}
    </div>
  );
}
