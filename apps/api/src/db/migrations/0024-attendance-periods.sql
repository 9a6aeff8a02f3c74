-- Columns to find days by: all statuses that apply, and the window whose punches belong to the day (A3).
alter table attendance_day
  add column statuses jsonb generated always as (record -> 'statuses') stored not null,
  add column window_from timestamptz
    generated always as (to_timestamp((facts -> 'window' ->> 'fromAt')::double precision / 1000)) stored not null,
  add column window_to timestamptz
    generated always as (to_timestamp((facts -> 'window' ->> 'toAt')::double precision / 1000)) stored not null;
create index punch_at on punch (workspace_id, at desc, id desc);

-- A13: periods that were ever closed; one without a row is open.
create table attendance_period (
  workspace_id uuid not null,
  from_date date not null,
  to_date date not null check (to_date > from_date),
  is_closed boolean not null,
  changed_at timestamptz not null,
  -- Null = somebody without an employee record.
  changed_by integer,
  -- Why it was opened again.
  reason text not null default '' check (is_closed or reason <> ''),
  primary key (workspace_id, from_date),
  foreign key (workspace_id, changed_by) references employee (workspace_id, id)
);

-- A13: what changed in a day of a closed period: append-only, a row for each change. Null = there was no day, or is none.
create table attendance_difference (
  workspace_id uuid not null,
  id uuid not null,
  period_from date not null,
  employee_id integer not null,
  date date not null,
  at timestamptz not null,
  changed_by integer,
  cause text not null check (cause <> ''),
  reason text not null default '',
  before jsonb,
  after jsonb check (before is not null or after is not null),
  primary key (workspace_id, id),
  foreign key (workspace_id, period_from) references attendance_period (workspace_id, from_date),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id),
  foreign key (workspace_id, changed_by) references employee (workspace_id, id)
);
create index attendance_difference_period on attendance_difference (workspace_id, period_from, at desc, id desc);

select make_company_table(name) from unnest(array['attendance_period', 'attendance_difference']) as name;
