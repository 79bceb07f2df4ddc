import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { comparePath, startupPath } from '../../base/paths.ts';
import { compareText as text } from '../../text/text.ts';
import { joinClasses } from '../../ui/class-names.ts';
import { Avatar } from '../../ui/entities.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Name } from '../../ui/values.tsx';
import { moveSlug, withoutSlug } from './compared-slugs.ts';
import type { LinkedStartup } from './contract.ts';
import { onPlainClick } from './use-comparison.ts';

interface SlotsProps {
  shown: readonly LinkedStartup[];
  /** All of the comparison, including those beyond the limit. */
  slugs: readonly string[];
  onlyDifferences: boolean;
  /** `control` is the one used, which keeps the focus. */
  onMove: (slug: string, slugs: string[], control: SlotControl) => void;
  onRemove: (slug: string) => void;
}

export type SlotControl = 'earlier' | 'later' | 'grip';

export function Slots({ shown, slugs, onlyDifferences, onMove, onRemove }: SlotsProps) {
  const { order, dragged, startDrag } = useDragOrder(
    shown.map(({ slug }) => slug),
    (slug, next) => onMove(slug, [...next, ...slugs.slice(shown.length)], 'grip'),
  );
  return (
    <ul className="compare-slots" aria-label={text.slots} data-dragging={dragged ? '' : undefined}>
      {order.map((slug, index) => {
        const startup = shown.find((one) => one.slug === slug);
        if (!startup) return null;
        const { name, logo } = startup;
        const step = (control: 'earlier' | 'later', icon: IconName, to: number) => {
          const next = moveSlug(slugs, slug, to);
          const isPossible = to >= 0 && to < shown.length;
          return (
            isPossible && (
              <a
                className="icon-button"
                href={comparePath(next, onlyDifferences)}
                rel="nofollow"
                data-control={control}
                aria-label={text[control](name)}
                onClick={onPlainClick(() => onMove(slug, next, control))}
              >
                <Icon name={icon} />
              </a>
            )
          );
        };
        return (
          <li
            key={slug}
            className={joinClasses('compare-slot', slug === dragged && 'compare-slot-dragged')}
            data-slot={slug}
          >
            <span
              className="compare-grip needs-script"
              title={text.drag}
              onPointerDown={startDrag(slug)}
            >
              <Icon name="grip" />
            </span>
            <Avatar kind="startup" name={name} slug={slug} src={logo} />
            <a className="compare-slot-name" href={startupPath(slug)}>
              <Name>{name}</Name>
            </a>
            <span className="compare-slot-controls">
              {step('earlier', 'previous', index - 1)}
              {step('later', 'next', index + 1)}
              <a
                className="icon-button"
                href={comparePath(withoutSlug(slugs, slug), onlyDifferences)}
                rel="nofollow"
                data-control="remove"
                aria-label={text.remove(name)}
                onClick={onPlainClick(() => onRemove(slug))}
              >
                <Icon name="close" />
              </a>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function useDragOrder(slugs: readonly string[], onDrop: (slug: string, order: string[]) => void) {
  const [drag, setDrag] = useState<{ slug: string; order: string[] } | null>(null);
  // Slots of unequal height would swap back and forth under a resting pointer.
  const lastOver = useRef<string | null>(null);

  useEffect(() => {
    if (!drag) return;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const over = slotAt(clientX, clientY);
      if (over === lastOver.current) return;
      lastOver.current = over;
      if (!over || over === drag.slug) return;
      setDrag({ ...drag, order: moveSlug(drag.order, drag.slug, drag.order.indexOf(over)) });
    };
    const drop = () => {
      setDrag(null);
      if (drag.order.join() !== slugs.join()) onDrop(drag.slug, drag.order);
    };
    const cancel = () => setDrag(null);
    const cancelByKey = ({ key }: KeyboardEvent) => key === 'Escape' && cancel();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointerup', drop, { signal });
    addEventListener('pointercancel', cancel, { signal });
    addEventListener('keydown', cancelByKey, { signal });
    return () => listening.abort();
  });

  return {
    /** While dragging, the order after a drop here. */
    order: drag?.order ?? slugs,
    dragged: drag?.slug ?? null,
    /** For a slot's handle; the slot itself has data-slot={slug}. */
    startDrag: (slug: string) => (event: ReactPointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      lastOver.current = slug;
      setDrag({ slug, order: [...slugs] });
    },
  };
}

function slotAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-slot]')?.dataset.slot ?? null;
}
