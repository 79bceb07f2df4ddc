// Facts of what became of a startup: closed, bought, merged or listed.
import { sql as raw } from 'kysely';
import { abbreviateUsd } from '../../../base/money.ts';
import { sayName } from '../../../text/say-name.ts';
import { answersText as text } from '../../../text/text.ts';
import type { Asking } from './asking.server.ts';
import { on, type SaidFact } from './round-facts.server.ts';

interface EventFact {
  happened_on: string | null;
  happened_precision: string | null;
  counterparty: string | null;
  amount_usd: number | null;
  detail: string | null;
  source_ids: number[];
}

export async function findEvent(asking: Asking, startupId: number, kind: string) {
  const { rows } = await raw<EventFact>`
    select happened_on, happened_precision, counterparty, amount_usd, detail, source_ids
    from startup_events where startup_id = ${startupId} and kind = ${kind}
    order by happened_on desc nulls last, id desc limit 1`.execute(asking.sql);
  return rows[0];
}

export async function sayClosed(
  asking: Asking,
  name: string,
  { id, status }: { id: number; status: string | null },
): Promise<SaidFact | null> {
  const event = await findEvent(asking, id, 'closed');
  // "what happened to InstaDeep"
  const bought = event ? null : await sayAcquired(asking, name, id);
  if (bought) return bought;
  if (!event) {
    return status
      ? {
          sentence: text.facts.notClosed(name, sayName(status)),
          figure: sayName(status),
          value: status,
          sourceIds: [],
        }
      : null;
  }
  const when = on(event.happened_on, event.happened_precision);
  const sentence = event.detail
    ? text.facts.closed(name, when, event.detail)
    : text.facts.closedOnly(name, when);
  return { sentence, figure: when, value: event.detail ?? when, sourceIds: event.source_ids };
}

export async function sayPrice(asking: Asking, name: string, id: number): Promise<SaidFact | null> {
  const event = await findEvent(asking, id, 'acquired');
  if (!event?.counterparty || event.amount_usd === null) return null;
  const figure = abbreviateUsd(event.amount_usd);
  const when = on(event.happened_on, event.happened_precision);
  return {
    sentence: text.facts.acquired(name, event.counterparty, when, figure),
    figure,
    value: event.amount_usd,
    unit: 'usd',
    sourceIds: event.source_ids,
  };
}

export async function sayAcquirer(
  asking: Asking,
  name: string,
  { id, parent, source_ids }: { id: number; parent: string | null; source_ids: number[] },
): Promise<SaidFact | null> {
  const bought = await sayAcquired(asking, name, id);
  if (bought) return bought;
  return parent
    ? {
        sentence: text.facts.parent(name, parent),
        figure: parent,
        value: parent,
        sourceIds: source_ids,
      }
    : null;
}

async function sayAcquired(asking: Asking, name: string, id: number): Promise<SaidFact | null> {
  const event = await findEvent(asking, id, 'acquired');
  const merged = event ? null : await findEvent(asking, id, 'merged');
  if (merged?.counterparty) {
    const day = on(merged.happened_on, merged.happened_precision);
    return {
      sentence: text.facts.merged(name, merged.counterparty, day),
      figure: merged.counterparty,
      value: merged.counterparty,
      sourceIds: merged.source_ids,
    };
  }
  if (!event?.counterparty) return null;
  const price = event.amount_usd === null ? null : abbreviateUsd(event.amount_usd);
  const when = on(event.happened_on, event.happened_precision);
  return {
    sentence: text.facts.acquired(name, event.counterparty, when, price),
    figure: event.counterparty,
    value: event.counterparty,
    sourceIds: event.source_ids,
  };
}

export async function sayListed(
  asking: Asking,
  name: string,
  id: number,
): Promise<SaidFact | null> {
  const event = await findEvent(asking, id, 'listed');
  if (!event) return null;
  const when = on(event.happened_on, event.happened_precision);
  const figure = when ?? event.counterparty;
  const sentence = text.facts.listed(name, event.counterparty, when);
  return { sentence, figure, value: figure, sourceIds: event.source_ids };
}

export async function sayPivoted(
  asking: Asking,
  name: string,
  id: number,
): Promise<SaidFact | null> {
  const event = await findEvent(asking, id, 'pivoted');
  if (!event) return null;
  const when = on(event.happened_on, event.happened_precision);
  const sentence = text.facts.pivoted(name, when, event.detail);
  return { sentence, figure: when, value: event.detail ?? when, sourceIds: event.source_ids };
}
