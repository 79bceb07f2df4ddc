// The comparison: slots, form and table. Without script every change is a link or a form.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { comparePath } from '../../base/paths.ts';
import { FollowedContext, type IsFollowed } from '../../follows/follow-button.tsx';
import { followKey, onFollowed } from '../../follows/follow-type.ts';
import { compareText as text } from '../../text/text.ts';
import { joinClasses } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/states.tsx';
import type { ComparedStartup } from '../startups/comparison-contract.ts';
import {
  ComparisonTable,
  FundingComparison,
  hasDifferences,
} from '../startups/comparison-table.tsx';
import { AddLinks, AddStartup } from './add-startup.tsx';
import { withoutSlug } from './compared-slugs.ts';
import { ComparisonGate, ComparisonNotices, Examples } from './comparison-notices.tsx';
import { ComparisonTools } from './comparison-tools.tsx';
import type { Comparison as ComparisonData } from './contract.ts';
import { RaisedChart } from './raised-chart.tsx';
import { type SlotControl, Slots } from './slots.tsx';
import { slugsOf, titleOf, useComparison } from './use-comparison.ts';

interface ComparisonProps extends ComparisonData {
  productName: string;
  /** Absent for visitors. */
  xsrfToken?: string;
}

export function Comparison(props: ComparisonProps) {
  const { limit, offer, nearest, choices, productName } = props;
  const { startups, onlyDifferences, isBusy, isChanged, show } = useComparison(props, productName);
  const isFollowed = useFollowed(startups);
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const focusOn = useRef<string | null>(null);
  const slugs = slugsOf(startups);
  const shown = startups.slice(0, limit);
  const isFull = startups.length >= limit;
  const showsDifferences = onlyDifferences && shown.length > 1;
  const common = { slugs, onlyDifferences };

  // Moving a slot removes it from the document for a moment, which loses the focus.
  useLayoutEffect(() => {
    if (!focusOn.current) return;
    const target = frame.current?.querySelector<HTMLElement>(focusOn.current) ?? input.current;
    focusOn.current = null;
    target?.focus();
  });

  const add = async (startup: { name: string; slug: string }) => {
    const next = [...withoutSlug(slugs, startup.slug), startup.slug];
    if (!(await show({ slugs: next }))) return;
    setSaid(text.added(startup.name, next.length, limit));
    if (next.length >= limit) focusOn.current = controlOf(startup.slug, 'remove');
    else input.current?.focus();
  };
  const remove = async (slug: string) => {
    const place = slugs.indexOf(slug);
    const next = withoutSlug(slugs, slug);
    const neighbour = next[Math.min(place, limit - 1)] ?? next.at(-1);
    focusOn.current = neighbour ? controlOf(neighbour, 'remove') : '#add';
    setSaid(text.removed(nameOf(slug)));
    await show({ slugs: next });
  };
  const move = async (slug: string, next: string[], control: SlotControl) => {
    const place = next.indexOf(slug);
    const isAtEnd = place === 0 || place === shown.length - 1;
    if (control !== 'grip') {
      const other = control === 'earlier' ? 'later' : 'earlier';
      focusOn.current = controlOf(slug, isAtEnd ? other : control);
    }
    setSaid(text.moved(nameOf(slug), place + 1, shown.length));
    await show({ slugs: next });
  };
  const nameOf = (slug: string) => startups.find((one) => one.slug === slug)?.name ?? slug;
  const near = nearest?.startups.filter(({ slug }) => !slugs.includes(slug)) ?? [];

  return (
    <div className="compare" ref={frame}>
      {!isChanged && <ComparisonNotices {...props} {...common} onAdd={add} />}
      <h2 className="visually-hidden">{text.slots}</h2>
      <div className="compare-places">
        <Slots {...common} shown={shown} onMove={move} onRemove={remove} />
        {isFull ? (
          <p className="compare-full muted">
            {text.full(limit)} {offer && text.fullMore(offer.plan, offer.limit)} {text.fullWhy}
          </p>
        ) : (
          <AddStartup
            {...common}
            defaultValue={choices?.typed ?? ''}
            inputRef={input}
            onAdd={add}
          />
        )}
      </div>
      {!isFull && nearest && near.length > 0 && slugs.includes(nearest.to.slug) && (
        <div className="row compare-nearest">
          <p className="muted">{text.nearest(nearest.to.name)}</p>
          <AddLinks {...common} startups={near} onAdd={add} />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {startups.length === 0 && <Examples examples={props.examples} />}
      {startups.length === 1 && <p>{text.needsSecond}</p>}
      {startups.length > 0 && (
        <section
          className={joinClasses('compare-table', isBusy && 'refetching')}
          aria-busy={isBusy || undefined}
        >
          <h2 className="visually-hidden">{text.table}</h2>
          <ComparisonTools
            {...common}
            shown={shown}
            productName={productName}
            xsrfToken={props.xsrfToken ?? null}
            onSwitch={() => show({ onlyDifferences: !onlyDifferences })}
          />
          <FollowedContext value={isFollowed}>
            <ComparisonTable
              caption={titleOf(shown)}
              startups={shown}
              onlyDifferences={showsDifferences}
            />
          </FollowedContext>
          <RaisedChart startups={shown} />
          <FundingComparison
            caption={text.funding}
            startups={shown}
            onlyDifferences={showsDifferences}
          />
          {showsDifferences && !hasDifferences(shown) && (
            <EmptyState
              title={text.noDifferences}
              action={<a href={comparePath(slugs)}>{text.allRows}</a>}
            />
          )}
        </section>
      )}
      <ComparisonGate leftOut={startups.slice(limit)} limit={limit} offer={offer} />
    </div>
  );
}

function controlOf(slug: string, control: 'earlier' | 'later' | 'remove'): string {
  return `[data-slot="${CSS.escape(slug)}"] [data-control=${control}]`;
}

/** Whether a startup is followed: as loaded, or as changed since on this page. */
function useFollowed(startups: readonly ComparedStartup[]): IsFollowed {
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  useEffect(
    () =>
      onFollowed(({ type, slug, isFollowed }) =>
        setPressed((before) => new Map(before).set(followKey(type, slug), isFollowed)),
      ),
    [],
  );
  return (key) =>
    pressed.get(key) ??
    startups.some((one) => one.is_liked_by_user && followKey('startup', one.slug) === key);
}
