// Components that several pages of moderators share.

import type { ReactNode } from 'react';
import { hostOf } from '../../base/address.ts';
import { moderationQueueText } from '../../text/text.ts';
import { Submit } from '../../ui/button.tsx';
import type { DataColumn } from '../../ui/data-table.tsx';
import { Breadcrumbs, type Crumb } from '../../ui/navigation.tsx';
import { FormErrors } from '../../ui/post-form.tsx';

interface Words {
  title: string;
  lead?: string;
}

export function Heading({ title, lead }: Words) {
  return (
    <>
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </>
  );
}

interface FormTopProps extends Words {
  errors: Record<string, string>;
  crumbs: readonly Crumb[];
}

/** How a page with a form begins. */
export function FormTop({ errors, crumbs, ...words }: FormTopProps) {
  return (
    <>
      <FormErrors errors={errors} />
      <Breadcrumbs crumbs={crumbs} />
      <Heading {...words} />
    </>
  );
}

export function SubmitRow({ label }: { label: string }) {
  return (
    <div className="row listing-buttons">
      <Submit>{label}</Submit>
    </div>
  );
}

/** A cell, or more about its column. */
type Cell<Row> = DataColumn<Row>['cell'] | Omit<DataColumn<Row>, 'key' | 'label'>;

/** The columns of a table: cells in their order, under their labels. */
export function columnsOf<Row>(
  labels: Readonly<Record<string, string>>,
  cells: Readonly<Record<string, Cell<Row>>>,
): Array<DataColumn<Row>> {
  return Object.entries(cells).map(([key, cell]) => ({
    label: () => labels[key] ?? key,
    ...(typeof cell === 'function' ? { cell } : cell),
  }));
}

/** Of what somebody typed, line breaks and direction stay. */
type Term = readonly [label: string, content: ReactNode, isTyped?: boolean];

interface TermsProps {
  className: string;
  /** Those that are there. */
  terms: ReadonlyArray<Term | false | null | undefined>;
}

export function Terms({ className, terms }: TermsProps) {
  return (
    <dl className={className}>
      {terms.map((term) => {
        if (!term) return null;
        const [label, content, isTyped] = term;
        const typed = isTyped ? { className: 'typed', dir: 'auto' } : {};
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd {...typed}>{content}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** A link that a user sent: no referrer is sent to it. */
export function OutsideLink({ href, children = href }: { href: string; children?: string }) {
  return (
    <>
      <a href={href} rel="noopener nofollow noreferrer">
        {children}
      </a>
      <HostHint host={hostOf(href)} />
    </>
  );
}

/** Of a name in other letters than a to z (RFC 5890), which may look like another's. */
const PUNYCODE = /(?:^|\.)xn--/;

export function HostHint({ host }: { host: string }) {
  if (!PUNYCODE.test(host)) return null;
  return <span className="small"> {moderationQueueText.otherLetters(host)}</span>;
}
