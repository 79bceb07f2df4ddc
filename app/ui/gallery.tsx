/** Every component in every state, for developers only: its texts are not in app/text. */
import { BrandMark } from './brand-mark.tsx';
import { Button, ButtonLink } from './button.tsx';
import { GalleryForms } from './gallery-forms.tsx';
import { GalleryLists } from './gallery-lists.tsx';
import { GalleryStates } from './gallery-states.tsx';
import { ICON_NAMES, Icon } from './icon.tsx';

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

function GalleryTypes() {
  return (
    <>
      <section className="section flow">
        <h2>Type</h2>
        <p className="display">Discover the top startups</p>
        <p className="h1">Page title in the display face</p>
        <p className="h1 entity-name">Ọ̀yọ́ Ƙarfi Ltd · Ṋaledi Ḽothe · Àṣẹ Bánkì</p>
        <h3>Card title of a third level</h3>
        <p className="lead">A sentence under the title that says what the page answers.</p>
        <p className="prose">
          Body text in a paragraph with <a href="#type">a link in prose</a>, and Hausa letters ɓ ɗ ƙ
          Ƴ, Yoruba ẹ ọ ṣ, Venda ḓ ṱ ṋ ḽ, Ewe ŋ ɖ ƒ, all in one line.
        </p>
        <p className="data">Data text with 1,234,567 figures</p>
        <p className="small">Small text for captions and sources</p>
        <p dir="auto" lang="ar">
          اكتشف الشركات الناشئة في أفريقيا
        </p>
      </section>
      <section className="section">
        <h2>Buttons</h2>
        <div className="row">
          <Button look="primary">Follow</Button>
          <Button>Export CSV</Button>
          <Button aria-pressed="true">Following</Button>
          <Button look="quiet">Clear all</Button>
          <Button look="danger">Delete account</Button>
          <Button look="primary" busy>
            Save
          </Button>
          <Button busy>Save</Button>
          <Button disabled title="Choose two startups first">
            Compare
          </Button>
          <Button look="primary" large>
            Create account
          </Button>
          <ButtonLink href="#buttons">A link</ButtonLink>
        </div>
      </section>
      <section className="section">
        <h2>Icons and mark</h2>
        <div className="row">
          <BrandMark productName="Griot" />
          {ICON_NAMES.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </section>
    </>
  );
}
