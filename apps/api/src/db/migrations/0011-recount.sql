-- L10: a changed holiday returns days or uses them again. `round` counts the releases of one half day's payment, so
-- that each release happens at most once.
alter table leave_entry add column round integer not null default 0 check (round >= 0);
drop index leave_entry_release_once;
create unique index leave_entry_release_once on leave_entry (workspace_id, request_id, lot_id, date, round)
  where kind = 'RELEASE';
