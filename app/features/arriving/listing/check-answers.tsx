import type { ReactNode } from 'react';
import { cleanLine, cleanText } from '../../../base/clean-text.ts';
import { findCountry } from '../../../base/countries.ts';
import { formatMoneyFull } from '../../../base/money.ts';
import { addStartupFormPath } from '../../../base/paths.ts';
import type { Field } from '../../../catalogue/field.ts';
import { readMoney } from '../../../language/values/money.ts';
import { listingText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { CandidateList } from './candidate-list.tsx';
import { FOUNDER_FIELDS, LISTED, ROUND_FIELDS, STEP_FIELDS } from './contract.ts';
import type { Row } from './drafts.server.ts';
import type { ListingForm } from './listing-state.server.ts';
import { VerifyNotice } from './verify-notice.tsx';

interface CheckAnswersProps {
  form: ListingForm;
  isSent: boolean;
}

export function CheckAnswers({ form, isSent }: CheckAnswersProps) {
  const { listing, candidates, errors, isVerified } = form;
  const uuid = listing?.uuid;
  return (
    <>
      {!isVerified && <VerifyNotice />}
      {STEP_FIELDS.map((fields, index) => (
        <section key={fields[0]} className="section check-section">
          <div className="row">
            <h2>{text.steps[index]}</h2>
            <a
              className="row-end"
              href={addStartupFormPath(index + 1, uuid)}
              aria-label={text.changeStep(text.steps[index] ?? '')}
            >
              {text.change}
            </a>
          </div>
          <dl className="answers">
            {fields.map((field) => (
              <div key={field} id={`check-${field}`}>
                <dt>{labelOf(field)}</dt>
                <dd dir="auto">
                  <Answer form={form} field={field} />
                  {messagesOf(errors, field).map((message) => (
                    <span key={message} className="field-error">
                      {message}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <PostForm className="section listing-form" action={addStartupFormPath(form.step, uuid)}>
        {candidates.length > 0 && <CandidateList candidates={candidates} />}
        {candidates.some(({ reason }) => reason === 'name') && (
          <Checkbox id="not_duplicate" label={text.otherCompany} size="md" />
        )}
        <div id="check-confirmation">
          <Checkbox
            id="confirmation"
            label={text.confirm}
            size="md"
            error={isSent ? errors.confirmation : undefined}
          />
        </div>
        <div className="row listing-buttons">
          <Button type="submit" look="primary" large>
            {listing ? text.sendAgain : text.send}
          </Button>
        </div>
      </PostForm>
    </>
  );
}

const FACTS = new Map<string, Field>(LISTED);
const BESIDE: Readonly<Record<string, string>> = text.fields;

const labelOf = (field: string) => FACTS.get(field)?.label ?? BESIDE[field] ?? field;

function messagesOf(errors: Record<string, string>, field: string): string[] {
  const own = Object.entries(errors).filter(
    ([name]) => name === field || name.startsWith(`${field}.`),
  );
  return [...new Set(own.map(([, message]) => message))];
}

function Answer({ form, field }: { form: ListingForm; field: string }): ReactNode {
  const { typed, known } = form;
  switch (field) {
    case 'logo':
      return typed.logo ? (
        <img className="avatar avatar-logo" src={typed.logo} alt="" width={64} height={64} />
      ) : (
        text.nothing
      );
    case 'country':
      return findCountry(typed.country ?? '')?.label ?? text.nothing;
    case 'industries':
      return (
        (typed.industries ?? [])
          .map(
            (given) =>
              known.industries.find(({ slug }) => slug === given)?.name ?? cleanLine(given),
          )
          .join(', ') || text.nothing
      );
    case 'rounds':
      return <Rows rows={typed.rounds ?? []} fields={ROUND_FIELDS} />;
    case 'founders':
      return <Rows rows={typed.founders ?? []} fields={FOUNDER_FIELDS} />;
    default:
      return <span className="typed">{cleanText(typed[field] ?? '') || text.nothing}</span>;
  }
}

function Rows({ rows, fields }: { rows: readonly Row[]; fields: readonly string[] }) {
  if (rows.length === 0) return text.nothing;
  return (
    <ul>
      {rows.map((row) => {
        const words = fields
          .map((field) => sayTyped(field, cleanLine(row[field] ?? '')))
          .filter(Boolean);
        return <li key={words.join()}>{words.join(', ')}</li>;
      })}
    </ul>
  );
}

/** An amount as it was read, before it is sent. */
function sayTyped(field: string, typed: string): string {
  const { value } = field === 'amount' ? readMoney(typed, { decimals: 'dot' }) : { value: null };
  return value ? formatMoneyFull(value.amount, value.currency ?? 'USD') : typed;
}
