import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { moveSlug } from './compared-slugs.ts';

export function useDragOrder(
  slugs: readonly string[],
  onDrop: (slug: string, order: string[]) => void,
) {
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
