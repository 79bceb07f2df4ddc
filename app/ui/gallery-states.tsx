import { NOTIFICATION_TYPES } from '../base/enumerations.ts';
import { Banner } from './banner.tsx';
import { Button, ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { GalleryToasts } from './gallery-toasts.tsx';
import { Gate } from './gate.tsx';
import { Island } from './island.tsx';
import { Notice } from './notice.tsx';
import { ToastCard } from './toast-card.tsx';
import type { Toast } from './toast-queue.ts';

const TYPES = ['positive', 'negative', 'warning', 'info'] as const;

export function GalleryStates() {
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
          offer={{
            plan: 'Pro',
            limit: 10,
            price: 'USD 19.00 a month',
            isSamplePrice: true,
            href: '#plans',
          }}
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
