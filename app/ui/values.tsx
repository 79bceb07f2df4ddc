// Names, figures, amounts and dates as they are in text.

import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { formatDay, formatTimeAgo } from '../base/dates.ts';
import { currentLocale } from '../base/locale.ts';
import { formatMoneyFull, formatMoneyTable } from '../base/money.ts';
import { marksText } from '../text/text.ts';
import type { DataColumn } from './data-table.tsx';

/** Names and figures keep their own direction inside text of another. */
export const Name = ({ children }: { children: ReactNode }) => <bdi>{children}</bdi>;

export function Figure({ children, title }: { children: ReactNode; title?: string }) {
  return (
    <bdi className="figure" title={title}>
      {children}
    </bdi>
  );
}

/** A text of the record, which is in English on pages of every language. */
export function Written({ children }: { children: string }) {
  return currentLocale() === 'en' ? children : <bdi lang="en">{children}</bdi>;
}

/** A text by somebody, with its line breaks. */
export function Quote({ children }: { children: string }) {
  return (
    <blockquote className="typed" dir="auto">
      {children}
    </blockquote>
  );
}

interface NameLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string | null | undefined;
  name: string;
}

/** A name, as a link where there is a page. */
export function NameLink({ href, name, className, ...rest }: NameLinkProps) {
  if (!href) return <Name>{name}</Name>;
  return (
    <a className={className} href={href} {...rest}>
      <Name>{name}</Name>
    </a>
  );
}

interface NameLinksProps {
  names: ReadonlyArray<{ name: string; slug: string }>;
  pathOf?: (slug: string) => string;
}

/** Names as links, with commas between. */
export function NameLinks({ names, pathOf }: NameLinksProps) {
  return names.map(({ name, slug }, index) => (
    <span key={slug}>
      {index > 0 && marksText.comma}
      <NameLink href={pathOf?.(slug)} name={name} />
    </span>
  ));
}

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

/** "12 days ago", with the full date as title; nothing for an invalid date. */
export function TimeAgo({ at, now }: { at: string; now: Date | number }) {
  const words = formatTimeAgo(at, now);
  if (!words) return null;
  return (
    <time dateTime={at} title={formatDay(at)}>
      {words}
    </time>
  );
}

/** A short amount with the full figure as its title. */
export function Money({ usd, none }: { usd: number | null; none?: string }) {
  if (!usd) return <Figure>{none ?? formatMoneyTable(null)}</Figure>;
  return <Figure title={formatMoneyFull(usd)}>{formatMoneyTable(usd)}</Figure>;
}

interface Stat {
  label: string;
  value: ReactNode;
  /** The full figure of a short one. */
  title?: string;
  /** The records behind it. */
  href?: string;
  /** What the figure excludes. */
  note?: string;
  /** After the value, such as a link to its source. */
  mark?: ReactNode;
}

/** Null for an unknown amount. */
export function moneyStat(label: string, usd: number | null, href?: string): Stat | null {
  return usd ? { label, value: formatMoneyTable(usd), title: formatMoneyFull(usd), href } : null;
}

/** Figures that are not known are null, and left out. */
export function StatStrip({ stats }: { stats: ReadonlyArray<Stat | null> }) {
  const known = stats.filter((stat) => stat !== null);
  return (
    <dl className="stat-strip">
      {known.map(({ label, value, title, href, note, mark }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="stat-value" title={title}>
            <bdi>{href ? <a href={href}>{value}</a> : value}</bdi>
            {mark}
          </dd>
          {note && <dd className="stat-delta">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** A column of times as ages; `never` where there is none. */
export function agoColumn<Row>(
  label: string,
  now: Date,
  timeOf: (row: Row) => Date | null,
  never?: string,
): DataColumn<Row> {
  const cell = (row: Row) => {
    const at = timeOf(row)?.toISOString();
    return at ? <TimeAgo at={at} now={now} /> : never;
  };
  return { label, cell };
}
