import { formatCount } from '../../base/count.ts';
import { roundsPath, startupPath } from '../../base/paths.ts';
import { STARTUP } from '../../catalogue/startup.ts';
import { sayName } from '../../text/say-name.ts';
import { marksText, investorsText as text } from '../../text/text.ts';
import { EntityRow } from '../../ui/entities.tsx';
import { NameLink } from '../../ui/values.tsx';
import type { FocusMap, SimilarInvestor } from './similar.server.ts';

/** Fewer rounds make no map. */
export const LEAST_ROUNDS = 3;

interface FocusProps {
  slug: string;
  deals: number;
  focus: FocusMap;
}

/** Rounds by industry and stage: each number leads to its rounds. */
export function Focus({ slug, deals, focus: { stages, industries, isCut } }: FocusProps) {
  if (deals < LEAST_ROUNDS || industries.length === 0) return null;
  const most = Math.max(...industries.flatMap(({ of }) => Object.values(of)));
  return (
    <section>
      <h2>{text.focus}</h2>
      <p className="small">{text.focusNote(isCut)}</p>
      <div className="table-scroll">
        <table className="heat-table">
          <caption className="visually-hidden">{text.focus}</caption>
          <thead>
            <tr>
              <th scope="col">{STARTUP.industries.one}</th>
              {stages.map((stage) => (
                <th key={stage} scope="col">
                  {sayName(stage)}
                </th>
              ))}
              <th scope="col">{text.allRounds}</th>
            </tr>
          </thead>
          <tbody>
            {industries.map((industry) => (
              <tr key={industry.slug}>
                <th scope="row">{sayName(industry.name)}</th>
                {stages.map((round) => {
                  const rounds = industry.of[round] ?? 0;
                  return (
                    <td key={round}>
                      {rounds === 0 ? (
                        <span className="heat-cell">
                          <span className="visually-hidden">0</span>
                        </span>
                      ) : (
                        <a
                          className="heat-cell"
                          data-heat={shadeOf(rounds, most)}
                          href={roundsPath({ investor: slug, industry: industry.slug, round })}
                        >
                          {formatCount(rounds)}
                        </a>
                      )}
                    </td>
                  );
                })}
                <td>
                  <a
                    className="heat-cell"
                    href={roundsPath({ investor: slug, industry: industry.slug })}
                  >
                    {formatCount(industry.rounds)}
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** 1 to 3. */
const shadeOf = (rounds: number, most: number) => Math.ceil((3 * rounds) / most);

export function Similar({ similar }: { similar: readonly SimilarInvestor[] }) {
  if (similar.length === 0) return null;
  return (
    <section className="section similar-investors">
      <h2>{text.similar}</h2>
      <p className="figure-subtitle">{text.similarNote}</p>
      <ul className="rows">
        {similar.map(({ startups, shared, all, ...investor }) => (
          <li key={investor.slug}>
            <EntityRow kind="investor" of={investor}>
              <span className="small">{text.sharedOf(shared, all)}</span>
            </EntityRow>
            <p className="small shared-rounds">
              {startups.map((startup, index) => (
                <span key={startup.slug}>
                  {index > 0 && marksText.comma}
                  <NameLink href={startupPath(startup.slug)} name={startup.name} />
                </span>
              ))}
              {shared > startups.length && text.moreRounds(shared - startups.length)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
