import { type RawBuilder, sql as raw } from 'kysely';

/** 'f.announced' is f.announced_on at its precision, as a PartialDate; null when unknown. */
export function partialDateOf(column: string): RawBuilder<unknown> {
  return asPartialDate(raw.ref(`${column}_on`), raw.ref(`${column}_precision`));
}

/** The same as text: "2022-03". */
export function dateTextOf(column: string): RawBuilder<unknown> {
  return cutToPrecision(raw.ref(`${column}_on`), raw.ref(`${column}_precision`));
}

const EPOCH = raw`date '1970-01-01'`;
const PRECISIONS = raw`array['year', 'month', 'day']`;

/** Day and precision in one number for max(), the finer of two on one day being the greater. */
export const announcedNumber: RawBuilder<unknown> = raw`
  (f.announced_on - ${EPOCH}) * 4 + array_position(${PRECISIONS}, f.announced_precision)`;

/** The PartialDate of such a number. */
export function partialDateOfNumber(column: string): RawBuilder<unknown> {
  const number = raw.ref(column);
  return asPartialDate(raw`(${EPOCH} + (${number} >> 2))`, raw`(${PRECISIONS})[${number} & 3]`);
}

type Part = RawBuilder<unknown>;

function asPartialDate(day: Part, precision: Part): Part {
  return raw`case when ${day} is not null and ${precision} is not null
    then json_build_object('date', ${cutToPrecision(day, precision)}, 'precision', ${precision}) end`;
}

function cutToPrecision(day: Part, precision: Part): Part {
  return raw`left(${day}::text, case ${precision} when 'year' then 4 when 'month' then 7 else 10 end)`;
}
