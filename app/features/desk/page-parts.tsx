import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { FormErrors } from '../../ui/error-summary.tsx';

interface FormTopProps {
  errors: Record<string, string>;
  crumbs: readonly Crumb[];
  title: string;
  lead?: string;
}

/** How a page with a form begins. */
export function FormTop({ errors, crumbs, title, lead }: FormTopProps) {
  return (
    <>
      <FormErrors errors={errors} />
      <Breadcrumbs crumbs={crumbs} />
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </>
  );
}

export function SubmitRow({ label }: { label: string }) {
  return (
    <div className="row listing-buttons">
      <Button type="submit" look="primary" large>
        {label}
      </Button>
    </div>
  );
}

interface OutsideLinkProps {
  href: string;
  /** The address itself when left out. */
  children?: string;
}

/** A link that a user sent: no referrer is sent to it. */
export function OutsideLink({ href, children = href }: OutsideLinkProps) {
  return (
    <a href={href} rel="noopener nofollow noreferrer">
      {children}
    </a>
  );
}
