import { fieldErrors } from '../../http/endpoint.server.ts';
import { firstOf } from '../listing/listing-state.server.ts';
import { mergeForm } from './contract.ts';

export interface TypedMerge {
  keep: string;
  gone: string;
  reason: string;
}

/** What was typed, and the order it gives or what is wrong with it. */
export function readMergeForm(form: FormData) {
  const read = (name: string) => String(form.get(name) ?? '');
  const typed: TypedMerge = {
    keep: read('keep'),
    gone: read('gone'),
    reason: read('reason').slice(0, 12_000),
  };
  const { data: order, error } = mergeForm.safeParse({ ...typed, reason: read('reason') });
  return { typed, order, errors: error ? firstOf(fieldErrors(error)) : {} };
}
