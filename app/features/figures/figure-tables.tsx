// Figures as tables, each number a link to its records.
import { valueLabel } from '../../charts/value-label.ts';
import { figureHref } from '../../figures/figure-address.ts';
import { listComparedKeys, nameSplit } from '../../figures/figure-chart.ts';
import type { Figure, FigureAsked, FigureRow } from '../../figures/figure-contract.ts';
import { LENS_PRESETS, type LensPreset } from '../../figures/lens.ts';
import { figureText, marksText } from '../../text/text.ts';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { Figure as Amount, Name } from '../../ui/values.tsx';

const text = figureText.page;
/** Of fewer amounts a middle says nothing. */
const FEWEST = 3;

interface CellProps {
  row: FigureRow | undefined;
  label: string;
  unit: Figure['unit'];
  isMiddle: boolean;
}

function FigureCell({ row, label, unit, isMiddle }: CellProps) {
  if (!row || row.records === 0) return <span className="small">{text.none}</span>;
  const known = row.records - row.undisclosed;
  const isTooFew = isMiddle && known < FEWEST;
  const value = isTooFew ? text.tooFew : valueLabel(row.value, unit);
  return (
    <>
      <a href={row.href} rel="nofollow" aria-label={text.recordsOf(label, value)}>
        {isTooFew ? value : <Amount>{value}</Amount>}
      </a>
      {unit !== 'count' && (
        <span className="small figure-known">{text.knownOf(known, row.records)}</span>
      )}
    </>
  );
}

const isMiddle = ({ measure }: Figure) => measure === 'median_round' || measure === 'mean_round';

export function FigureTable({ figure }: { figure: Figure }) {
  const { split, unit, measure, series } = figure;
  const isSplit = split !== 'none';
  const isInTime = split === 'year' || split === 'quarter';
  const keys =
    series.length > 0 && isSplit
      ? listComparedKeys(figure)
      : figure.rows.map(({ key, label }) => [key, label] as const);
  const ordered = isInTime ? keys.toSorted(([a], [b]) => b.localeCompare(a)) : keys;
  const whole: FigureRow = { ...figure, key: '', label: text.all };
  const isByCompared = series.length > 0 && isSplit;
  const columns: DataColumn<readonly [string, string]>[] = [
    {
      label: isSplit ? nameSplit(measure, split) : text.compare,
      isRowHead: true,
      cell: ([, label]) => <Name>{label}</Name>,
    },
    ...(isByCompared ? series : [{ ...whole, rows: figure.rows }]).map((one) => ({
      label: isByCompared ? one.label : (figureText.measures[measure] ?? measure),
      isFigure: true,
      cell: ([key, label]: readonly [string, string]) => (
        <FigureCell
          row={key === '' ? one : one.rows.find((row) => row.key === key)}
          label={isByCompared ? `${one.label}${marksText.comma}${label}` : label}
          unit={unit}
          isMiddle={isMiddle(figure)}
        />
      ),
    })),
  ];
  return (
    <section className="section" aria-labelledby="same-figures">
      <h2 id="same-figures">{text.table}</h2>
      <p className="small">{text.tableSubtitle}</p>
      <DataTable
        caption={text.table}
        compact
        columns={columns}
        rows={[
          ...ordered,
          ...(isByCompared || series.length === 0 ? [['', text.all] as const] : []),
        ]}
      />
      {figure.rows_count > figure.rows.length && (
        <p className="small">{text.more(figure.rows.length, figure.rows_count)}</p>
      )}
      {(split === 'industry' || split === 'investor') && <p className="small">{text.overlap}</p>}
    </section>
  );
}

export interface LensSums {
  /** Null for the lens that was asked for. */
  preset: LensPreset | null;
  sums: Figure;
}

const sayPreset = (preset: LensPreset | null) =>
  preset ? figureText.presets[preset] : text.chosen;

/** The sum of the whole, or of each compared, as each preset counts it. */
export function LensTable({ asked, lenses }: { asked: FigureAsked; lenses: readonly LensSums[] }) {
  const [first] = lenses;
  if (!first) return null;
  const compared = first.sums.series;
  const columns: DataColumn<LensSums>[] = [
    {
      label: text.counted,
      isRowHead: true,
      cell: ({ preset }) =>
        preset ? (
          <a href={figureHref({ ...asked, lens: LENS_PRESETS[preset] })} rel="nofollow">
            {sayPreset(preset)}
          </a>
        ) : (
          sayPreset(preset)
        ),
    },
    ...(compared.length > 0 ? compared.map(({ label }) => label) : [text.all]).map(
      (label, index) => ({
        label,
        isFigure: true,
        cell: ({ preset, sums }: LensSums) => {
          const row = compared.length > 0 ? sums.series[index] : { ...sums, key: '', label };
          return (
            <FigureCell
              row={row}
              label={`${sayPreset(preset)}${marksText.comma}${label}`}
              unit={sums.unit}
              isMiddle={isMiddle(sums)}
            />
          );
        },
      }),
    ),
  ];
  return (
    <section className="section" aria-labelledby="lenses">
      <h2 id="lenses">{text.lenses}</h2>
      <p className="small">{text.lensesSubtitle}</p>
      <DataTable caption={text.lenses} compact columns={columns} rows={lenses} />
    </section>
  );
}

/** A text about what the figure excludes. */
export function Coverage({ figure }: { figure: Figure }) {
  if (figure.series.length > 0) return null;
  const { coverage, lens } = figure;
  const { other_currency, left_out, unplaced } = coverage;
  const words = [
    other_currency > 0 && text.otherCurrency(other_currency),
    lens &&
      left_out.records > 0 &&
      text.leftOut(left_out.amount ? valueLabel(left_out.amount, 'usd') : '$0', left_out.records),
    unplaced > 0 && text.unplaced(unplaced),
  ].filter((one) => typeof one === 'string');
  return words.length > 0 ? <p className="small">{words.join(' ')}</p> : null;
}
