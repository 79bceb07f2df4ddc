// An incomplete profile asks for missing facts, one per form.
import { suggestEditPath } from '../../base/desk-paths.ts';
import { claimPath } from '../../base/paths.ts';
import { STARTUP } from '../../catalogue/startup.ts';
import type { Startup } from '../../catalogue/startup-contract.ts';
import { claimsText, searchText, startupsText } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';

const text = startupsText.missing;

const ASKED = ['website', 'city', 'year_founded', 'status', 'employee_range', 'founders'] as const;
type Asked = (typeof ASKED)[number];
/** Fewer are one line at the end of the page. */
const FEWEST_ASKED = 3;

const isMissing = (startup: Startup, name: Asked) => [startup[name] ?? []].flat().length === 0;

/** Whether the page asks for missing facts instead of only listing them. */
export function isPoor(startup: Startup): boolean {
  const missing = ASKED.filter((name) => isMissing(startup, name));
  return startup.fundings_count === 0 && missing.length >= FEWEST_ASKED;
}

/** The next page asks for a source; a moderator reads it before it shows. */
export function MissingFacts({ startup }: { startup: Startup }) {
  const { slug, name } = startup;
  const missing = ASKED.filter((one) => isMissing(startup, one));
  return (
    <section className="profile-missing" aria-labelledby="missing">
      <h2 id="missing">{text.title(name, missing.length + 1)}</h2>
      <p className="figure-subtitle">{text.how}</p>
      <ul className="rows">
        {missing.map((one) => (
          <li key={one}>
            <form className="row" action={suggestEditPath(slug)}>
              <input type="hidden" name="field" value={one} />
              <label htmlFor={`missing-${one}`}>{STARTUP[one].label}</label>
              <FactControl name={one} />
              <Button type="submit">{text.add}</Button>
            </form>
          </li>
        ))}
        <li>
          <a href={suggestEditPath(slug, 'startup', 'other')} rel="nofollow">
            {text.addRound}
          </a>
        </li>
      </ul>
      <p className="small">
        {claimsText.ask}{' '}
        <a href={claimPath(slug)} rel="nofollow">
          {claimsText.link}
        </a>
      </p>
    </section>
  );
}

function FactControl({ name }: { name: Asked }) {
  const field = STARTUP[name];
  const shared = { id: `missing-${name}`, name: 'value', className: 'control', required: true };
  if (field.kind !== 'choice') return <input {...shared} dir="auto" />;
  return (
    <select {...shared} defaultValue="">
      <option value="">{text.choose}</option>
      {field.choices.map((choice) => (
        <option key={choice}>{searchText.choiceLabel(choice)}</option>
      ))}
    </select>
  );
}
