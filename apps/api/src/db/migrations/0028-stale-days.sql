-- A12: people whose stored days wait to be recomputed after a change that concerned many: one date range per person.
create table attendance_stale (
  workspace_id uuid not null,
  employee_id integer not null,
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  -- Who changed what, for the differences of closed periods (A13).
  changed_by integer,
  cause text not null check (cause <> ''),
  primary key (workspace_id, employee_id),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id) on delete cascade
);

select make_company_table('attendance_stale');
