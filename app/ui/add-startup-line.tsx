import { pathTo } from '../base/paths.ts';
import { shellText as text } from '../text/text.ts';

/** The way in for what a list or a search has not found. */
export function AddStartupLine() {
  return (
    <p>
      {text.missing} <a href={pathTo('/dashboard/add-startup')}>{text.addStartup}</a>
    </p>
  );
}
