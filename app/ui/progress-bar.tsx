import { shellText } from '../text/text.ts';
import { PROGRESS_ID } from './progress.ts';

export function ProgressBar() {
  return (
    <div
      id={PROGRESS_ID}
      className="progress"
      role="progressbar"
      aria-label={shellText.loading}
      data-phase="idle"
    />
  );
}
