import { NOTIFICATION_TYPES } from '../base/enumerations.ts';
import { Button, ButtonLink } from './button.tsx';
import {
  Checkbox,
  OPTION_SIZES,
  OptionGroup,
  type OptionSize,
  Radio,
  Select,
  Switch,
  Textarea,
  TextInput,
} from './fields.tsx';
import { GalleryLists } from './gallery-lists.tsx';
import samples from './gallery-samples.json' with { type: 'json' };
import { GalleryToasts } from './gallery-toasts.tsx';
import { ICON_NAMES, Icon } from './icon.tsx';
import { Island } from './island.tsx';
import { ErrorSummary } from './post-form.tsx';
import { Banner, EmptyState, ErrorState, Gate, Notice } from './states.tsx';
import type { Toast } from './toast-queue.ts';
import { ToastCard } from './toasts.tsx';
import { BrandMark } from './weave-mark.tsx';

/** Every component in every state, for developers only: its texts are not in app/text. */
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
        <p className="h1 entity-name-whole">Ọ̀yọ́ Ƙarfi Ltd · Ṋaledi Ḽothe · Àṣẹ Bánkì</p>
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

const SIZES = Object.keys(OPTION_SIZES) as OptionSize[];

function GalleryForms() {
  return (
    <>
      <section className="section grid">
        <h2>Fields</h2>
        <div className="col-6">
          <TextInput id="plain" label="Company name" defaultValue="Àṣẹ Bánkì" />
          <TextInput id="hinted" label="Website" hint="Begins with https" type="url" optional />
          <TextInput
            id="wrong"
            label="Year founded"
            hint="1950 or later"
            error="Enter a year from 1950 to 2026"
            defaultValue="1201"
          />
          <Select
            id="country"
            label="Country"
            options={samples.countries}
            emptyLabel="Choose a country"
          />
        </div>
        <div className="col-6">
          <ErrorSummary errors={samples.errors} />
          <Textarea id="overview" label="Overview" hint="20 to 3,000 letters" />
          <TextInput id="off" label="Email" defaultValue="amina@example.org" disabled />
        </div>
      </section>
      <section className="section grid">
        <h2>Options</h2>
        {Object.entries({ checkbox: Checkbox, radio: Radio, switch: Switch }).map(
          ([kind, Control]) => (
            <div className="col-4" key={kind}>
              <OptionGroup
                id={`group-${kind}`}
                legend={`Each size of ${kind}`}
                hint="One is chosen"
              >
                {SIZES.map((size, index) => (
                  <Control
                    key={size}
                    id={`${kind}-${size}`}
                    size={size}
                    label={`${size}, ${OPTION_SIZES[size]} px`}
                    {...(kind === 'radio' && { name: 'radio-size', value: size })}
                    defaultChecked={kind === 'radio' ? size === 'md' : index % 2 === 0}
                  />
                ))}
              </OptionGroup>
            </div>
          ),
        )}
        <div className="col-6">
          <OptionGroup id="terms-group" legend="Before you go on" error="Accept the terms">
            <Checkbox id="terms" label="I accept the terms" hint="Two pages, plain words" />
          </OptionGroup>
        </div>
      </section>
    </>
  );
}

const TYPES = ['positive', 'negative', 'warning', 'info'] as const;

function GalleryStates() {
  return (
    <>
      <section className="section flow">
        <h2>States</h2>
        <EmptyState
          title="No fundings recorded yet"
          action={<ButtonLink href="#add">Add a funding</ButtonLink>}
        >
          <p>None of the sources we follow has reported a round. Know one?</p>
        </EmptyState>
        <EmptyState title="No startups match 3 filters" action={<Button>Clear all</Button>} />
        <Gate
          title="2 more with Pro"
          gives={(limit) => `${limit} startups side by side`}
          offer={samples.offer}
        >
          <p>This comparison asks for 7 startups; 5 stand side by side here.</p>
        </Gate>
        <ErrorState title="The rounds could not be loaded" retryHref="#again" requestId="01J9ZK" />
      </section>
      <section className="section flow">
        <h2>Notices</h2>
        {TYPES.map((type) => (
          <Notice key={type} type={type} title={`Notice, ${type}`}>
            <p>What happened and what to do next, in a sentence.</p>
          </Notice>
        ))}
        <Banner label="Banner">Banner: a fact about the whole site</Banner>
      </section>
      <section className="section flow">
        <h2>Toasts</h2>
        {NOTIFICATION_TYPES.map((type, index) => (
          <div className="row" key={type}>
            <ToastCard toast={createSample(type, index)} onClose={() => {}} />
          </div>
        ))}
        <Island name="gallery-toasts" component={GalleryToasts} props={{}} />
      </section>
    </>
  );
}

function createSample(type: Toast['type'], index: number): Toast {
  return {
    id: -index,
    type,
    message: `Toast, ${type}`,
    caption: index % 2 === 0 ? 'With a caption under the bold line' : '',
    position: 'bottom',
    timeoutMs: 0,
    actions: index > 2 ? [{ label: 'Undo' }] : [],
    count: index === 1 ? 3 : 1,
    badgePosition: 'top-left',
  };
}
