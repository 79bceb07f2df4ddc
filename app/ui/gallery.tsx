/** Every component in every state, for developers only: its texts are not in app/text. */
import { GalleryForms } from './gallery-forms.tsx';
import { GalleryLists } from './gallery-lists.tsx';
import { GalleryStates } from './gallery-states.tsx';
import { GalleryTypes } from './gallery-types.tsx';

export function Gallery({ now }: { now: Date | number }) {
  return (
    <>
      <h1>Interface gallery</h1>
      <p className="lead">
        Every part of the interface in every state it can have, with awkward names and figures.
      </p>
      <GalleryTypes />
      <GalleryForms />
      <GalleryLists now={now} />
      <GalleryStates />
    </>
  );
}
