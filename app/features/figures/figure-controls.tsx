// Controls of a figure, as links and forms: measure, split, comparison, years and the lens.

import { pathTo } from '../../base/paths.ts';
import type { Comparable } from '../../figures/comparable.server.ts';
import { figureHref, figurePairs } from '../../figures/figure-address.ts';
import { nameSplit } from '../../figures/figure-chart.ts';
import {
  type Figure,
  type FigureAsked,
  MAX_COMPARED,
  MEASURES,
  SPLITS_OF,
  subjectOf,
} from '../../figures/figure-contract.ts';
import { LENS_PARTS, LENS_PRESET_NAMES, LENS_PRESETS } from '../../figures/lens.ts';
import { nameChoices } from '../../text/say-name.ts';
import { figureText } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { ChipList } from '../../ui/lists.tsx';
import { measureHref } from './figure-links.ts';

const text = figureText.page;

interface Link {
  key: string;
  label: string;
  href: string;
  isCurrent: boolean;
}

function Segments({ label, links }: { label: string; links: readonly Link[] }) {
  return (
    <nav className="figure-row" aria-label={label}>
      <span className="small">{label}</span>
      <ul className="figure-segments">
        {links.map(({ key, label: name, href, isCurrent }) => (
          <li key={key}>
            <a href={href} rel="nofollow" aria-current={isCurrent ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The rest of the address, for a form that sets some of it. */
function Rest({ asked, but }: { asked: FigureAsked; but: readonly string[] }) {
  return figurePairs({ ...asked, limit: undefined })
    .filter(([name]) => !but.includes(name))
    .map(([name, value], index) => (
      <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
    ));
}

interface FigureControlsProps {
  asked: FigureAsked;
  figure: Figure;
  comparable: readonly Comparable[];
}

export function FigureControls({ asked, figure, comparable }: FigureControlsProps) {
  const { measure, split, compare = [], from, to } = asked;
  const subject = subjectOf(measure);
  return (
    <div className="figure-controls">
      <Segments
        label={text.measure}
        links={MEASURES.map((one) => ({
          key: one,
          label: figureText.measures[one] ?? one,
          href: measureHref(asked, one),
          isCurrent: one === measure,
        }))}
      />
      <Segments
        label={text.splitBy}
        links={SPLITS_OF[subject].map((one) => ({
          key: one,
          label: nameSplit(measure, one),
          href: figureHref({ ...asked, split: one, limit: undefined }),
          isCurrent: one === split,
        }))}
      />
      <div className="figure-row figure-forms">
        <span className="small">{text.compare}</span>
        {figure.series.length > 0 && (
          <ChipList
            label={text.compare}
            chips={figure.series.map(({ key, label }) => ({
              label,
              removeHref: figureHref({ ...asked, compare: compare.filter((one) => one !== key) }),
            }))}
          />
        )}
        {compare.length < MAX_COMPARED && (
          <form action={pathTo('/figures')} method="get">
            <Rest asked={asked} but={[]} />
            <CompareSelect comparable={comparable} chosen={compare} />
            <input
              className="control"
              name="compare"
              aria-label={text.addLabel}
              placeholder={text.addHint}
              maxLength={120}
              autoComplete="off"
            />
            <Button type="submit">{text.add}</Button>
          </form>
        )}
        <form className="figure-years" action={pathTo('/figures')} method="get">
          <Rest asked={asked} but={['from', 'to']} />
          <span className="small">{text.years}</span>
          {(['from', 'to'] as const).map((end) => (
            <input
              key={end}
              className="control"
              name={end}
              aria-label={figureText[end === 'from' ? 'fromYear' : 'toYear']}
              inputMode="numeric"
              maxLength={4}
              defaultValue={(end === 'from' ? from : to) ?? ''}
            />
          ))}
          <Button type="submit" look="primary">
            {text.show}
          </Button>
        </form>
      </div>
      {figure.about.length > 0 && (
        <div className="figure-row">
          <span className="small">{text.about}</span>
          <ChipList label={text.about} chips={chipsOf(asked, figure)} />
        </div>
      )}
    </div>
  );
}

interface CompareSelectProps {
  comparable: readonly Comparable[];
  chosen: readonly string[];
}

/** Those with most records; the field beside it takes any other. */
function CompareSelect({ comparable, chosen }: CompareSelectProps) {
  const open = comparable.filter(({ slug }) => !chosen.includes(slug));
  return (
    <select className="control" name="compare" aria-label={text.chooseLabel(MAX_COMPARED)}>
      <option value="">{text.chooseFirst}</option>
      {[...Map.groupBy(open, ({ kind }) => kind)].map(([kind, names]) => (
        <optgroup key={kind} label={text.comparable[kind]}>
          {choicesOf(kind, names).map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

function choicesOf(kind: Comparable['kind'], names: readonly Comparable[]) {
  const choices = names.map(({ slug, name }) => ({ slug, label: name }));
  return kind === 'investor' ? choices : nameChoices(choices);
}

/** `about` says the filters first, then the region and the years. */
function chipsOf(asked: FigureAsked, { about }: Figure) {
  const { filters, region } = asked;
  return about.map((label, index) => {
    if (index < filters.length) {
      return { label, removeHref: figureHref({ ...asked, filters: filters.toSpliced(index, 1) }) };
    }
    const isOfRegion = region !== undefined && index === filters.length;
    const without = isOfRegion ? { region: undefined } : { from: undefined, to: undefined };
    return { label, removeHref: figureHref({ ...asked, ...without }) };
  });
}

/** Presets are links, the parts one form. */
export function LensBlock({ asked, figure }: { asked: FigureAsked; figure: Figure }) {
  const { lens } = figure;
  const shown = lens ?? LENS_PRESETS.all;
  return (
    <section className="figure-lens" aria-labelledby="lens">
      <h2 id="lens">{text.lens}</h2>
      <p className="small">{text.lensSubtitle}</p>
      <ul className="figure-presets">
        {LENS_PRESET_NAMES.map((preset) => (
          <li key={preset}>
            <a
              href={figureHref({ ...asked, lens: LENS_PRESETS[preset] })}
              rel="nofollow"
              aria-current={lens?.preset === preset ? 'true' : undefined}
            >
              {figureText.presets[preset]}
            </a>
          </li>
        ))}
      </ul>
      <form action={pathTo('/figures')} method="get">
        <Rest asked={asked} but={['lens', ...LENS_PARTS, 'min']} />
        <fieldset>
          <legend className="small">{text.choose}</legend>
          {LENS_PARTS.map((part) => {
            const [label, hint] = figureText.parts[part] ?? [part, ''];
            return (
              <div key={part} className="figure-tick">
                <input type="hidden" name={part} value="out" />
                <input
                  type="checkbox"
                  id={`lens-${part}`}
                  name={part}
                  value="in"
                  defaultChecked={shown[part]}
                  aria-describedby={`lens-${part}-hint`}
                />
                <label htmlFor={`lens-${part}`}>{label}</label>
                <span id={`lens-${part}-hint`} className="small">
                  {hint}
                </span>
              </div>
            );
          })}
        </fieldset>
        <p className="figure-min">
          <label htmlFor="lens-min">{text.min}</label>
          <input
            className="control"
            id="lens-min"
            name="min"
            inputMode="numeric"
            maxLength={12}
            defaultValue={shown.min || ''}
          />
          <Button type="submit">{text.apply}</Button>
        </p>
      </form>
    </section>
  );
}
