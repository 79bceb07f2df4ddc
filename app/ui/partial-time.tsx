import type { ReactNode } from 'react';
import { formatDay } from '../base/dates.ts';

interface PartialTimeProps {
  /** At its precision: 2022, 2022-03 or 2022-03-05; of a time its day is shown. */
  date: string | null | undefined;
  /** In place of an unknown date. */
  none?: ReactNode;
  className?: string;
}

export function PartialTime({ date, none, className }: PartialTimeProps) {
  if (!date) return none;
  return (
    <time className={className} dateTime={date}>
      {formatDay(date)}
    </time>
  );
}
