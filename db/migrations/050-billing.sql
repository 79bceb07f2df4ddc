-- Payments and subscriptions. Each provider's events are stored first and applied in order.

create table checkouts (
  uuid uuid primary key default gen_random_uuid(),
  user_id bigint not null references users (id) on delete cascade,
  provider text not null check (provider in ('stripe', 'paystack', 'sandbox')),
  plan text not null,
  interval text not null check (interval in ('month', 'year')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  provider_price_id text,
  trial_days int not null default 0 check (trial_days >= 0),
  state text not null default 'open' check (state in ('open', 'paid', 'declined')),
  provider_checkout_id text,
  provider_customer_id text,
  url text,
  claimed_until timestamptz,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (provider, provider_checkout_id)
);
comment on table checkouts is 'Checkouts: plan and price as of the start of the payment.';
comment on column checkouts.uuid is 'Our id, sent to the provider as reference.';
comment on column checkouts.user_id is 'Customer.';
comment on column checkouts.provider is 'Payment provider: stripe, paystack or sandbox.';
comment on column checkouts.plan is 'Slug of the plan.';
comment on column checkouts.interval is 'month or year.';
comment on column checkouts.currency is 'ISO 4217.';
comment on column checkouts.amount is 'Price of one interval in the currency''s smallest unit.';
comment on column checkouts.provider_price_id is 'The provider''s id of the price, where the plans give one.';
comment on column checkouts.trial_days is 'Days before the first payment.';
comment on column checkouts.state is 'open until the provider reports; then paid or declined.';
comment on column checkouts.provider_checkout_id is 'The provider''s id of the checkout.';
comment on column checkouts.provider_customer_id is 'The provider''s id of the customer, once reported.';
comment on column checkouts.url is 'The provider''s payment page; null until it was created.';
comment on column checkouts.claimed_until is 'Claim of a request that creates the page; others wait until this time.';
comment on column checkouts.created_at is 'When it began.';
comment on column checkouts.settled_at is 'When it was paid or declined.';
create index checkouts_user on checkouts (user_id, created_at desc);
create index checkouts_open on checkouts (created_at) where state = 'open';

create table subscriptions (
  uuid uuid primary key default gen_random_uuid(),
  user_id bigint not null references users (id) on delete cascade,
  checkout_uuid uuid unique references checkouts (uuid) on delete cascade,
  provider text not null check (provider in ('stripe', 'paystack', 'sandbox')),
  provider_subscription_id text,
  provider_customer_id text,
  plan text not null,
  interval text not null check (interval in ('month', 'year')),
  currency text not null,
  amount bigint not null,
  status text not null check (status in ('incomplete', 'trialing', 'active', 'past_due', 'ended')),
  auto_renew boolean not null,
  started_at timestamptz not null,
  current_period_end timestamptz not null,
  past_due_since timestamptz,
  ended_at timestamptz,
  access_until timestamptz not null,
  updated_at timestamptz not null default now(),
  unique (provider, provider_subscription_id)
);
comment on table subscriptions is 'Subscriptions as reported by their provider.';
comment on column subscriptions.uuid is 'Our id.';
comment on column subscriptions.user_id is 'Owner; nobody else sees it.';
comment on column subscriptions.checkout_uuid is 'The payment it began with.';
comment on column subscriptions.provider is 'stripe, paystack or sandbox.';
comment on column subscriptions.provider_subscription_id is 'The provider''s id of the subscription; null until reported.';
comment on column subscriptions.provider_customer_id is 'The provider''s id of the customer.';
comment on column subscriptions.plan is 'Slug of the plan when it was bought.';
comment on column subscriptions.interval is 'month or year.';
comment on column subscriptions.currency is 'ISO 4217.';
comment on column subscriptions.amount is 'Price of one interval in the currency''s smallest unit.';
comment on column subscriptions.status is 'incomplete before the first payment; trialing, active, past_due; ended. The displayed state also depends on the time.';
comment on column subscriptions.auto_renew is 'Whether the provider will charge again at the end of the period.';
comment on column subscriptions.started_at is 'When it began.';
comment on column subscriptions.current_period_end is 'End of the paid period, or of the trial.';
comment on column subscriptions.past_due_since is 'When the payment failed that is still due.';
comment on column subscriptions.ended_at is 'When the provider ended it.';
comment on column subscriptions.access_until is 'End of access unless the provider reports a renewal; with 7 days of grace where a payment is due.';
comment on column subscriptions.updated_at is 'When an event last changed it here.';
create index subscriptions_user on subscriptions (user_id, access_until desc);
create index subscriptions_customer on subscriptions (provider, provider_customer_id);

create table billing_events (
  id bigint generated by default as identity primary key,
  provider text not null check (provider in ('stripe', 'paystack', 'sandbox')),
  event_id text not null,
  type text not null,
  occurred_at timestamptz not null,
  rank int not null,
  received_at timestamptz not null default now(),
  change jsonb,
  provider_subscription_id text,
  provider_customer_id text,
  checkout_uuid uuid,
  subscription_uuid uuid references subscriptions (uuid) on delete cascade,
  state text not null default 'stored' check (state in ('stored', 'applied', 'waiting', 'ignored', 'held')),
  attempts int not null default 0,
  unique (provider, event_id)
);
comment on table billing_events is 'Events reported by providers, each stored once before the response, and states fetched from them.';
comment on column billing_events.provider is 'Sender.';
comment on column billing_events.event_id is 'The provider''s id of the event; the same id is the same event.';
comment on column billing_events.type is 'The provider''s name of the event type.';
comment on column billing_events.occurred_at is 'When it happened, by the provider''s clock; events are applied in this order.';
comment on column billing_events.rank is 'Order among events of the same second.';
comment on column billing_events.received_at is 'When it was received.';
comment on column billing_events.change is 'What it changes, in our terms; null for ignored events. No card, address or name is stored.';
comment on column billing_events.provider_subscription_id is 'The provider''s id of the subscription.';
comment on column billing_events.provider_customer_id is 'The provider''s id of the customer.';
comment on column billing_events.checkout_uuid is 'The checkout it concerns.';
comment on column billing_events.subscription_uuid is 'The subscription it was applied to.';
comment on column billing_events.state is
  'stored, then applied; waiting while its subject is unknown here; ignored when it changes nothing; held for a person when another sum was paid than ordered.';
comment on column billing_events.attempts is 'How often applying it failed.';
create index billing_events_due on billing_events (id) where state = 'stored';
create index billing_events_waiting on billing_events (provider, received_at) where state = 'waiting';
create index billing_events_subscription on billing_events (subscription_uuid);
create index billing_events_held on billing_events (checkout_uuid) where state = 'held';

create table invoices (
  uuid uuid primary key default gen_random_uuid(),
  subscription_uuid uuid references subscriptions (uuid) on delete set null,
  provider text not null,
  provider_invoice_id text not null,
  number text not null,
  state text not null check (state in ('paid', 'open', 'failed')),
  amount bigint not null,
  currency text not null,
  issued_at timestamptz not null,
  paid_at timestamptz,
  period_start timestamptz,
  period_end timestamptz,
  url text,
  unique (provider, provider_invoice_id)
);
comment on table invoices is 'Invoices of subscriptions, as reported by their provider.';
comment on column invoices.uuid is 'Our id.';
comment on column invoices.subscription_uuid is 'What it is for; null once the account was deleted, then nothing here says whose it was.';
comment on column invoices.provider is 'Issuer.';
comment on column invoices.provider_invoice_id is 'The provider''s id of the invoice.';
comment on column invoices.number is 'The number printed on it.';
comment on column invoices.state is 'paid, open, or failed when the payment was refused.';
comment on column invoices.amount is 'Sum in the currency''s smallest unit.';
comment on column invoices.currency is 'ISO 4217.';
comment on column invoices.issued_at is 'Issue date.';
comment on column invoices.paid_at is 'When it was paid.';
comment on column invoices.period_start is 'Start of the period it pays for.';
comment on column invoices.period_end is 'End of the period it pays for.';
comment on column invoices.url is 'The provider''s page of it, which names the customer; null once the account was deleted.';
create index invoices_subscription on invoices (subscription_uuid, issued_at desc);

create table provider_cancellations (
  provider text not null,
  provider_subscription_id text not null,
  reason text not null check (reason in ('account deleted', 'paid twice')),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (provider, provider_subscription_id)
);
comment on table provider_cancellations is 'Subscriptions to be cancelled at their provider; the row is deleted once the provider has done so.';
comment on column provider_cancellations.provider is 'Payment provider.';
comment on column provider_cancellations.provider_subscription_id is 'The provider''s id of the subscription.';
comment on column provider_cancellations.reason is 'account deleted: it ends at once; paid twice: a second subscription does not renew.';
comment on column provider_cancellations.attempts is 'Failed attempts.';
comment on column provider_cancellations.next_attempt_at is 'Earliest time of the next attempt.';
comment on column provider_cancellations.created_at is 'When it was queued.';

create table sandbox_subscriptions (
  id text primary key,
  checkout_uuid uuid not null unique references checkouts (uuid) on delete cascade,
  status text not null check (status in ('trialing', 'active', 'past_due', 'ended')),
  auto_renew boolean not null default true,
  period_start timestamptz not null,
  period_end timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  version int not null default 0
);
comment on table sandbox_subscriptions is 'Subscriptions of the sandbox, which acts as a payment provider.';
comment on column sandbox_subscriptions.id is 'The sandbox''s id of the subscription.';
comment on column sandbox_subscriptions.checkout_uuid is 'The payment it began with.';
comment on column sandbox_subscriptions.status is 'trialing, active, past_due or ended.';
comment on column sandbox_subscriptions.auto_renew is 'Whether it renews at the end of the period.';
comment on column sandbox_subscriptions.period_start is 'Start of the current period.';
comment on column sandbox_subscriptions.period_end is 'End of the current period.';
comment on column sandbox_subscriptions.created_at is 'When it began.';
comment on column sandbox_subscriptions.ended_at is 'When it ended.';
comment on column sandbox_subscriptions.version is 'Number of changes; orders events of the same time.';
