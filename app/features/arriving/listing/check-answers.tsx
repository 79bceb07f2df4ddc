import type { ReactNode } from 'react';
import { cleanLine, cleanText } from '../../../base/clean-text.ts';
import { findCountry } from '../../../base/countries.ts';
import { formatMoneyFull } from '../../../base/money.ts';
import { addStartupFormPath } from '../../../base/paths.ts';
import { readMoney } from '../../../language/values/money.ts';
import { marksText, listingText as text } from '../../../text/text.ts';
import { Submit } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { FACTS, ROWS, type RowList, STEP_FIELDS } from './contract.ts';
import type { ListingForm } from './listing-form.server.ts';
import { CandidateList, VerifyNotice } from './listing-parts.tsx';

export function CheckAnswers({ form, isSent }: { form: ListingForm; isSent: boolean }) {
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
        <CandidateList candidates={candidates} />
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
          <Submit>{listing ? text.sendAgain : text.send}</Submit>
        </div>
      </PostForm>
    </>
  );
}

const BESIDE: Readonly<Record<string, string>> = text.fields;

const labelOf = (field: string) => FACTS.get(field)?.label ?? BESIDE[field] ?? field;

function messagesOf(errors: Record<string, string>, field: string): string[] {
  const own = Object.entries(errors).filter(([name]) => name.split('.')[0] === field);
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
          .join(marksText.comma) || text.nothing
      );
    case 'rounds':
    case 'founders':
      return <Rows form={form} list={field} />;
    default:
      return <span className="typed">{cleanText(typed[field] ?? '') || text.nothing}</span>;
  }
}

function Rows({ form, list }: { form: ListingForm; list: RowList }) {
  const rows = form.typed[list] ?? [];
  if (rows.length === 0) return text.nothing;
  return (
    <ul>
      {rows.map((row) => {
        const words = ROWS[list].parts.map((part) => sayTyped(part, cleanLine(row[part] ?? '')));
        const line = words.filter(Boolean).join(marksText.comma);
        return <li key={line}>{line}</li>;
      })}
    </ul>
  );
}

/** An amount as it was read, before it is sent. */
function sayTyped(part: string, typed: string): string {
  const { value } = part === 'amount' ? readMoney(typed, { decimals: 'dot' }) : { value: null };
  return value ? formatMoneyFull(value.amount, value.currency ?? 'USD') : typed;
}
