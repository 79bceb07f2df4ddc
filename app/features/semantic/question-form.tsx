import { semanticSearchPath } from '../../base/paths.ts';
import { semanticText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { MAX_QUESTION_LENGTH } from './contract.ts';

export function QuestionForm({ q }: { q: string }) {
  return (
    <search aria-label={text.search}>
      <form className="question-form" action={semanticSearchPath()} method="get">
        <Textarea
          id="q"
          label={text.label}
          rows={3}
          maxLength={MAX_QUESTION_LENGTH}
          defaultValue={q}
          required
        />
        <Button type="submit" look="primary" large>
          {text.submit}
        </Button>
      </form>
      <p className="question-examples">
        {text.try}:
        {text.examples.map((example) => (
          <a key={example} href={semanticSearchPath(example)}>
            {example}
          </a>
        ))}
      </p>
    </search>
  );
}
