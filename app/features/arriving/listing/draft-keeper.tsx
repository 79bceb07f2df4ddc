import { useEffect, useRef, useState } from 'react';
import { pathTo } from '../../../base/paths.ts';
import { listingText as text } from '../../../text/text.ts';
import { request } from '../../../ui/request.ts';

export const FORM_ID = 'listing-form';
const PAUSE_MS = 1_500;

/** `listing` is the one being changed; null for a new one. */
export function DraftKeeper({ listing }: { listing: string | null }) {
  const [say, setSay] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const form = document.getElementById(FORM_ID);
    if (!(form instanceof HTMLFormElement)) return;
    const wait = () => {
      setSay('');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => keep(form), PAUSE_MS);
    };
    // The submitted form is newer than any pending draft.
    const stop = () => clearTimeout(timer.current);
    form.addEventListener('input', wait);
    form.addEventListener('submit', stop);
    return () => {
      stop();
      form.removeEventListener('input', wait);
      form.removeEventListener('submit', stop);
    };

    async function keep(from: HTMLFormElement) {
      const body = new URLSearchParams();
      for (const [name, value] of new FormData(from)) {
        if (typeof value === 'string' && name !== '_xsrf') body.append(name, value);
      }
      if (listing) body.set('listing', listing);
      const { ok } = await request(pathTo('/api/user/listing-draft'), { method: 'POST', body });
      setSay(ok ? text.draftKept : text.draftNotKept);
    }
  }, [listing]);

  return (
    <p className="small" role="status">
      {say}
    </p>
  );
}
