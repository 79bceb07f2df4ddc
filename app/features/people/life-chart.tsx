import { Labels } from '../../charts/chart-parts.tsx';
import { type Paper, smallPaper, widePaper } from '../../charts/text-width.ts';
import { peopleText as text } from '../../text/text.ts';
import { weaveName } from '../../ui/weave.ts';
import { WeavePattern } from '../../ui/weave-mark.tsx';
import { CLOTH_HEIGHT, type Lane, placeLanes } from './life-lanes.ts';

interface Props {
  name: string;
  lanes: readonly Lane[];
  now: Date;
}

/** Each startup in its own cloth over the years; the tables below say the same in words. */
export function LifeChart({ name, lanes, now }: Props) {
  return (
    <div className="chart">
      {[widePaper, smallPaper].map((paper) => (
        <Drawing key={paper.name} {...{ name, lanes, now, paper }} />
      ))}
    </div>
  );
}

function Drawing({ name, lanes, now, paper }: Props & { paper: Paper }) {
  const { width, height, bottom, right, placed, years, lines } = placeLanes(lanes, now, paper);
  return (
    <svg
      className={`chart-${paper.name}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={text.lanesOf(name)}
    >
      <path className="chart-grid" d={lines.map((x) => `M${x} 0V${bottom}`).join('')} />
      {placed.map((lane) => (
        <LaneDrawing key={lane.slug} lane={lane} right={right} id={`${paper.name}-${lane.slug}`} />
      ))}
      <Labels className="chart-labels" labels={years} />
    </svg>
  );
}

type Placed = ReturnType<typeof placeLanes>['placed'][number];

function LaneDrawing({ lane, right, id }: { lane: Placed; right: number; id: string }) {
  const { slug, name, role, isWritten, x, y, width, end, ticks, amounts } = lane;
  const box = { x, y, width, height: CLOTH_HEIGHT };
  const to = x + width;
  const middle = y + CLOTH_HEIGHT / 2;
  return (
    <g>
      <text className="lane-name" x={lane.labelX} y={lane.labelY}>
        {name}
        {role && (
          <tspan className="lane-role" dx="6" lang={isWritten ? 'en' : undefined}>
            {role}
          </tspan>
        )}
      </text>
      {end === 'unknown' && <path className="lane-unknown" d={`M${to} ${middle}H${right}`} />}
      <g className={`lane-cloth ink-${weaveName(slug).pair}`}>
        <WeavePattern id={id} name={slug} x={x} y={y} scale={CLOTH_HEIGHT / 8} />
        <rect {...box} />
        <rect {...box} fill={`url(#${id})`} />
      </g>
      {end === 'open' && <path className="lane-on" d={`M${to} ${y - 2}l8 8-8 8z`} />}
      {(end === 'sold' || end === 'closed' || end === 'left') && (
        <path className={`lane-end lane-${end}`} d={`M${to} ${y - 4}v${CLOTH_HEIGHT + 8}`} />
      )}
      <path
        className="chart-base"
        d={ticks.map((at) => `M${at} ${y + CLOTH_HEIGHT + 1}v5`).join('')}
      />
      <Labels className="lane-amounts" labels={amounts} />
    </g>
  );
}
