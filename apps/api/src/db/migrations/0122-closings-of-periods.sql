-- A13: how often a period was closed, for the name of the file that payroll gets.
alter table attendance_period add column closings integer not null default 1 check (closings > 0);

alter table audit_entry no force row level security;
alter table attendance_period no force row level security;
update attendance_period p set closings = greatest(1, (
  select count(*) from audit_entry a
  where a.workspace_id = p.workspace_id and a.entity = 'attendance_period'
    and a.entity_id = to_char(p.to_date, 'YYYY-MM') and a.after ->> 'closed' = 'true'
));
alter table attendance_period force row level security;
alter table audit_entry force row level security;
