// Alerts whose items are to be sent now, by their owners.
import { sql as raw } from 'kysely';
import type { Plans } from '../../../base/plans.ts';
import type { Sql } from '../../../data/database.ts';
import { hasInstantAlerts, limitsOf } from '../../../http/limits.ts';
import { activePlan } from '../../../http/session.server.ts';
import { duePeriod } from '../notifications/digest-period.ts';
import type { AlertSettings, ItemKind } from './contract.ts';

interface StoredAlert extends AlertSettings {
  id: number;
  uuid: string;
  kind: ItemKind;
  address: string;
  name: string;
}

export interface DueAlert extends StoredAlert {
  /** Null at once. */
  period: string | null;
}

export interface DueOwner {
  userId: number;
  name: string;
  email: string;
  alerts: DueAlert[];
}

interface Columns extends StoredAlert {
  userId: number;
  userName: string;
  email: string;
  timezone: string;
  plan: string | null;
  /** Among the owner's alerts, the oldest first. */
  place: number;
  sent_period: string | null;
}

/**
 * Paused accounts and unverified addresses get nothing. Alerts beyond the limit of a plan that
 * ended rest, and instant ones come daily.
 */
export async function listDueOwners(
  sql: Sql,
  plans: Plans,
  now: Date,
  isInstant: boolean,
): Promise<DueOwner[]> {
  const { rows } = await raw<Columns>`
    select a.id, a.uuid, a.kind, a.address, a.name, a.by_mail, a.by_push, a.by_webhook, a.frequency,
      a.sent_period, u.id as "userId", u.name as "userName", u.email, u.timezone,
      ${activePlan(raw`u.id`, now)} as plan,
      (select count(*)::int from alerts o where o.user_id = u.id and o.ended_at is null and o.id <= a.id) as place
    from alerts a join users u on u.id = a.user_id
    where a.ended_at is null and u.email_verified_at is not null
      and u.notifications->>'pause_all' is distinct from 'true'
      and (not ${isInstant}::boolean or a.frequency = 'instant')
      and exists (select from alert_items i where i.alert_id = a.id and i.sent_at is null)
    order by u.id, a.id`.execute(sql);
  const due = rows.flatMap((row) => {
    const period = periodOf(row, plans, now);
    const isDue = isInstant ? period === null : period && period !== row.sent_period;
    return isDue ? [{ ...row, period: period || null }] : [];
  });
  return [...Map.groupBy(due, ({ userId }) => userId)].flatMap(([userId, alerts]) => {
    const [first] = alerts;
    return first ? [{ userId, name: first.userName, email: first.email, alerts }] : [];
  });
}

/** Null at once, '' not now, else a day or week. */
function periodOf(
  { plan, place, frequency, timezone }: Columns,
  plans: Plans,
  now: Date,
): string | null {
  const asked = { session: { hasActiveSubscription: plan !== null, plan }, plans };
  if (place > limitsOf(asked).alerts) return '';
  if (frequency === 'instant' && hasInstantAlerts(asked)) return null;
  return duePeriod(frequency === 'weekly' ? 'weekly' : 'daily', timezone, now) ?? '';
}
