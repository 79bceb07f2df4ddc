import type { ReactNode } from 'react';
import { pathTo } from '../base/paths.ts';
import {
  listPagesText,
  listsText,
  marksText,
  statesText,
  shellText as text,
} from '../text/text.ts';
import { joinClasses } from './class-names.ts';
import { Filled } from './filled.tsx';
import { Icon } from './icon.tsx';
import { PartialTime, Written } from './values.tsx';

// Small pieces of lists and pages.

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
        <Written>{title}</Written>
      </a>
      <p className="small">
        <bdi>{publisher}</bdi>
        {marksText.comma}
        <PartialTime date={published_on} />
      </p>
    </>
  );
}

/** A link to add what a list or a search has not found. */
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
        <Filled
          text={`${marksText.comma}${statesText.updated}`}
          day={<PartialTime date={asOf} />}
        />
      )}
      {staleDays !== undefined && (
        <strong className="figure-stale">{statesText.stale(staleDays)}</strong>
      )}
    </p>
  );
}

interface PaginationProps {
  meta: { current_page: number; per_page: number; total: number };
  totalIs?: 'exact' | 'at_least';
  href: (page: number) => string;
  /** Distinguishes several paginations of one page. */
  label?: string;
}

export function Pagination(props: PaginationProps) {
  const { meta, totalIs = 'exact', href, label = listsText.pages } = props;
  const { current_page: page, per_page: perPage, total } = meta;
  const last = Math.ceil(total / perPage);
  const { from, to } = getPageRange(page, perPage, total);
  if (total === 0 || from > total) return null;
  const range = totalIs === 'exact' ? listsText.range : listsText.rangeAtLeast;
  return (
    <nav className="pagination" aria-label={label}>
      <p>{range(from, to, total)}</p>
      {last > 1 && (
        <ul>
          {page > 1 && (
            <li>
              <a rel="prev" href={href(page - 1)} aria-label={listsText.previous}>
                <Icon name="previous" />
              </a>
            </li>
          )}
          {listPageNumbers(page, last).map((number, index) =>
            number === 'gap' ? (
              <li key={index < 2 ? 'gap before' : 'gap after'} className="pagination-gap">
                …
              </li>
            ) : (
              <li key={number} className={isFar(number, page, last) ? 'from-sm' : undefined}>
                <a
                  href={href(number)}
                  aria-label={listsText.page(number)}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {number}
                </a>
              </li>
            ),
          )}
          {page < last && (
            <li>
              <a rel="next" href={href(page + 1)} aria-label={listsText.next}>
                <Icon name="next" />
              </a>
            </li>
          )}
        </ul>
      )}
    </nav>
  );
}

/** On small screens only the neighbours, the first and the last page are shown. */
function isFar(number: number, page: number, last: number): boolean {
  return Math.abs(number - page) > 1 && number !== 1 && number !== last;
}

/** First, last, and two either side of the current page; a gap never stands for a single page. */
export function listPageNumbers(current: number, last: number): (number | 'gap')[] {
  const shown = new Set([1, last]);
  for (let page = current - 2; page <= current + 2; page += 1) {
    if (page >= 1 && page <= last) shown.add(page);
  }
  const pages = [...shown].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap' as const, page] : [page];
  });
}

/** The rows a page shows, 1-based: page 2 of 20 is 21 to 40. */
export function getPageRange(page: number, perPage: number, total: number) {
  return { from: (page - 1) * perPage + 1, to: Math.min(page * perPage, total) };
}

interface LoadMoreProps {
  /** The next page; with script its rows join the list. */
  href: string;
  listId: string;
}

export function LoadMore({ href, listId }: LoadMoreProps) {
  return (
    <p className="load-more">
      <a className="button button-secondary" href={href} rel="next" data-load-more={listId}>
        {listsText.loadMore}
      </a>
    </p>
  );
}
