-- A1: work shifts as HR edits them: a short code, inactive instead of deleted when they have been used, and a version
-- that keeps one person from overwriting another's change.
alter table work_shift
  add column code text not null default '',
  add column is_active boolean not null default true,
  add column version integer not null default 1,
  add check (am_end <= pm_start);
create unique index work_shift_code on work_shift (workspace_id, code) where code <> '';

alter table work_shift_item
  add check (time_in ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  add check (time_out ~ '^([01]\d|2[0-3]):[0-5]\d$');

-- Who has a shift, and who ever had it.
create index employee_shift_holders on employee_shift (workspace_id, work_shift_id);
