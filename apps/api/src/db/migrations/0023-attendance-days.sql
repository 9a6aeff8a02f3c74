-- A2: punches are facts. They are never edited; HR voids one by a separate entry. The same instant of the same source
-- is stored once, voided or not, so importing a file again restores nothing.
create table punch (
  workspace_id uuid not null,
  id uuid not null,
  employee_id integer not null,
  at timestamptz not null,
  time_zone text not null,
  source text not null check (source in ('WEB', 'DEVICE', 'IMPORT', 'MANUAL')),
  device text not null default '',
  received_at timestamptz not null,
  reason text not null default '' check (source <> 'MANUAL' or reason <> ''),
  primary key (workspace_id, id),
  unique (workspace_id, employee_id, at, source),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id)
);

create table punch_void (
  workspace_id uuid not null,
  punch_id uuid not null,
  at timestamptz not null,
  reason text not null check (reason <> ''),
  primary key (workspace_id, punch_id),
  foreign key (workspace_id, punch_id) references punch (workspace_id, id)
);

-- A12: a computed day with all its facts. The columns other than `record` are for lists and sums.
create table attendance_day (
  workspace_id uuid not null,
  employee_id integer not null,
  date date not null,
  status text,
  is_provisional boolean not null,
  late_minutes integer not null check (late_minutes >= 0),
  early_minutes integer not null check (early_minutes >= 0),
  -- Null = the job grade has no rate (A9).
  penalty_amount integer check (penalty_amount >= 0),
  record jsonb not null,
  facts jsonb not null,
  primary key (workspace_id, employee_id, date),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id)
);
create index attendance_day_date on attendance_day (workspace_id, date, status);

-- The first date with attendance: nobody was absent before it.
alter table company_profile
  add column attendance_since date not null default current_date,
  -- The last date whose days are all final; null = none yet.
  add column attendance_closed_to date;

select make_company_table(name) from unnest(array['punch', 'punch_void', 'attendance_day']) as name;
