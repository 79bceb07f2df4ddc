// Small pieces of lists and pages.
import type { ReactNode } from 'react';
import { pathTo } from '../base/paths.ts';
import { listPagesText, listsText, statesText, shellText as text } from '../text/text.ts';
import { joinClasses } from './class-names.ts';
import { Icon } from './icon.tsx';
import { PartialTime } from './values.tsx';

interface Chip {
  label: string;
  href?: string;
  removeHref?: string;
}

export function ChipList({ label, chips }: { label?: string; chips: readonly Chip[] }) {
  return (
    <ul className="chip-list" aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.href ?? chip.label}>
          <span className="chip">
            {chip.href ? (
              <a href={chip.href}>
                <bdi>{chip.label}</bdi>
              </a>
            ) : (
              <bdi>{chip.label}</bdi>
            )}
            {chip.removeHref && (
              <a
                className="chip-remove"
                href={chip.removeHref}
                aria-label={listsText.removeFilter(chip.label)}
              >
                <Icon name="close" />
              </a>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function FactList({ facts }: { facts: ReadonlyArray<readonly [string, string]> }) {
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Card(props: { title?: string; children: ReactNode; foot?: ReactNode }) {
  const { title, children, foot } = props;
  return (
    <div className="card">
      {title && <h3 className="h3 card-title">{title}</h3>}
      {children}
      {foot && <div className="card-foot">{foot}</div>}
    </div>
  );
}

interface Article {
  url: string;
  title: string;
  publisher: string;
  published_on: string;
}

export function ArticleLine({ url, title, publisher, published_on }: Article) {
  return (
    <>
      <a href={url} rel="noopener nofollow" dir="auto">
        {title}
      </a>
      <p className="small">
        <bdi>{publisher}</bdi>
        {', '}
        <PartialTime date={published_on} />
      </p>
    </>
  );
}

/** The way in for what a list or a search has not found. */
export function AddStartupLine() {
  return (
    <p>
      {text.missing} <a href={pathTo('/dashboard/add-startup')}>{text.addStartup}</a>
    </p>
  );
}

/** Filters, folded where the screen is narrow or the text large; `count` are set. */
export function PhoneFold({ count, children }: { count: number; children: ReactNode }) {
  const label = listPagesText.filters;
  return (
    <details className="phone-fold">
      <summary className="button button-secondary">
        {count > 0 ? `${label} (${count})` : label}
      </summary>
      {children}
    </details>
  );
}

/** A bar of `share` of the width, beside the figure it draws; hidden, as the figure is read. */
export function QuietBar({ share, isNamed = false }: { share: number; isNamed?: boolean }) {
  return (
    <svg
      className={joinClasses('quiet-bar', isNamed && 'quiet-bar-named')}
      aria-hidden="true"
      focusable="false"
    >
      <rect width={`${Math.max(0.5, Math.round(share * 1000) / 10)}%`} height="100%" />
    </svg>
  );
}

export interface SourceLineProps {
  records: number;
  /** ISO date or time; null when nothing was counted. */
  asOf: string | null;
  href: string;
  /** Set when the figures are out of date. */
  staleDays?: number;
}

export function SourceLine({ records, asOf, href, staleDays }: SourceLineProps) {
  return (
    <p className="figure-source">
      {`${statesText.source} `}
      <a href={href}>
        <bdi>{statesText.records(records)}</bdi>
      </a>
      {asOf !== null && (
        <>
          {`, ${statesText.updated} `}
          <PartialTime date={asOf} />
        </>
      )}
      {staleDays !== undefined && (
        <strong className="figure-stale">{statesText.stale(staleDays)}</strong>
      )}
    </p>
  );
}
