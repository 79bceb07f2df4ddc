-- A payment of another sum or currency than the checkout asked for gives nothing by itself: it is kept for a person.

alter table billing_events
  drop constraint billing_events_state_check,
  add constraint billing_events_state_check check (state in ('stored', 'applied', 'waiting', 'ignored', 'held'));
comment on column billing_events.state is
  'stored, then applied; waiting while what it is about is not known here; ignored when it means nothing to us; held when another sum was paid than was asked for, until a person has looked.';
create index billing_events_held on billing_events (checkout_uuid) where state = 'held';
