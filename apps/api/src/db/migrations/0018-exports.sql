-- An export is read in pages (spec 7) that all show the same moment: its rows are stored for the session that asked and
-- for an hour.
create table export_snapshot (
  workspace_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  kind text not null,
  total integer not null check (total >= 0),
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create index export_snapshot_age on export_snapshot (workspace_id, created_at);
create table export_page (
  workspace_id uuid not null,
  snapshot_id uuid not null,
  page integer not null check (page >= 1),
  rows jsonb not null,
  primary key (workspace_id, snapshot_id, page),
  foreign key (workspace_id, snapshot_id) references export_snapshot (workspace_id, id) on delete cascade
);

-- L3: a row of an adjustment file is applied once: its key is a hash of its content.
create table leave_adjustment_row (
  workspace_id uuid not null,
  row_key text not null check (row_key ~ '^[0-9a-f]{64}$'),
  employee_id integer not null,
  leave_type_id uuid not null,
  half_days integer not null check (half_days <> 0),
  date date not null,
  created_at timestamptz not null,
  primary key (workspace_id, row_key),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id) on delete cascade,
  foreign key (workspace_id, leave_type_id) references leave_type (workspace_id, id)
);

select make_company_table(name) from unnest(array['export_snapshot', 'export_page', 'leave_adjustment_row']) as name;
