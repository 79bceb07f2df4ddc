// Tax law asks for invoices after their customer has gone; it does not ask who that was.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';

// The longest that the tax laws of African countries and of the European Union ask for.
const KEPT_YEARS = 10;

/** Call it in the transaction that deletes the account, before the deletion. */
export async function detachInvoices(sql: Sql, userId: number): Promise<void> {
  await raw`
    update invoices i set url = null, subscription_uuid = null from subscriptions s
    where s.uuid = i.subscription_uuid and s.user_id = ${userId} and i.state = 'paid'`.execute(sql);
  await raw`
    delete from invoices i using subscriptions s
    where s.uuid = i.subscription_uuid and s.user_id = ${userId}`.execute(sql);
}

/** Deletes those of deleted accounts once tax law no longer asks for them. */
export async function forgetOldInvoices(sql: Sql): Promise<void> {
  await raw`
    delete from invoices
    where subscription_uuid is null and issued_at < now() - make_interval(years => ${KEPT_YEARS})`.execute(
    sql,
  );
}
