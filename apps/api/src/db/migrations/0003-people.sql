-- The company: people, structure, roles, shifts, holidays. workspace_id leads every key (docs: tenancy).

-- P6: one sequence for the whole installation that never issues 195.
create sequence employee_id_seq as integer start with 1001;

create table company_profile (
  workspace_id uuid not null references workspace (id),
  name text not null,
  name_lo text not null default '',
  address text not null default '',
  tax_number text not null default '',
  phone text not null default '',
  time_zone text not null default 'Asia/Vientiane',
  leave_year_start_month integer not null default 1 check (leave_year_start_month between 1 and 12),
  default_work_shift_id uuid,
  primary key (workspace_id)
);

-- Numbers that people see (staff id, request number) count up per workspace.
create table counter (
  workspace_id uuid not null,
  name text not null,
  value integer not null,
  primary key (workspace_id, name)
);

create table position (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  name_lo text not null default '',
  primary key (workspace_id, id),
  unique (workspace_id, name)
);

create table job_grade (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  name_lo text not null default '',
  primary key (workspace_id, id),
  unique (workspace_id, name)
);

create table structure_tag (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  name_lo text not null default '',
  sort_order integer not null default 0,
  primary key (workspace_id, id),
  unique (workspace_id, name)
);

create table employee (
  workspace_id uuid not null,
  id integer not null default nextval('employee_id_seq'),
  staff_id text not null,
  device_number text,
  first_name text not null,
  last_name text not null,
  first_name_lo text not null default '',
  last_name_lo text not null default '',
  gender text check (gender in ('male', 'female')),
  date_of_birth date,
  email text,
  phone text,
  profile_image text,
  status text not null default 'active' check (status in ('active', 'probation', 'inactive', 'terminated')),
  started_on date not null,
  ended_on date check (ended_on >= started_on),
  search_text text not null,
  -- Names as readers of either language look for them, in the order of their script (N6). Columns, because an expression
  -- loses its index under row level security.
  sort_name text collate "und-x-icu" not null generated always as (first_name || ' ' || last_name) stored,
  sort_name_lo text collate "und-x-icu" not null generated always as (
    coalesce(nullif(first_name_lo, ''), first_name) || ' ' || coalesce(nullif(last_name_lo, ''), last_name)
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, staff_id)
);
create unique index employee_device_number on employee (workspace_id, device_number) where device_number is not null;
create index employee_name on employee (workspace_id, sort_name, id);
create index employee_name_lo on employee (workspace_id, sort_name_lo, id);

-- P9: the structure tree.
create table org_node (
  workspace_id uuid not null,
  id uuid not null,
  parent_id uuid check (parent_id <> id),
  structure_tag_id uuid,
  name text not null,
  name_lo text not null default '',
  manager_id integer,
  description text not null default '',
  location text not null default '',
  sort_order integer not null default 0,
  primary key (workspace_id, id),
  foreign key (workspace_id, parent_id) references org_node (workspace_id, id),
  foreign key (workspace_id, structure_tag_id) references structure_tag (workspace_id, id),
  foreign key (workspace_id, manager_id) references employee (workspace_id, id)
);
create index org_node_parent on org_node (workspace_id, parent_id);
create index org_node_manager on org_node (workspace_id, manager_id);

-- P8: where somebody works, dated. valid_to is the last day; null = until further notice.
create table employee_job (
  workspace_id uuid not null,
  employee_id integer not null,
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  unit_id uuid,
  position_id uuid,
  job_grade_id uuid,
  line_manager_id integer check (line_manager_id <> employee_id),
  primary key (workspace_id, employee_id, valid_from),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id),
  foreign key (workspace_id, unit_id) references org_node (workspace_id, id),
  foreign key (workspace_id, position_id) references position (workspace_id, id),
  foreign key (workspace_id, job_grade_id) references job_grade (workspace_id, id),
  foreign key (workspace_id, line_manager_id) references employee (workspace_id, id)
);
create unique index employee_job_open on employee_job (workspace_id, employee_id) where valid_to is null;
create index employee_job_manager on employee_job (workspace_id, line_manager_id);
create index employee_job_unit on employee_job (workspace_id, unit_id);

create table role (
  workspace_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  name_lo text not null default '',
  primary key (workspace_id, id),
  unique (workspace_id, code)
);

create table role_permission (
  workspace_id uuid not null,
  role_id uuid not null,
  group_name text not null,
  action text not null,
  primary key (workspace_id, role_id, group_name, action),
  foreign key (workspace_id, role_id) references role (workspace_id, id) on delete cascade
);

create table employee_role (
  workspace_id uuid not null,
  employee_id integer not null,
  role_id uuid not null,
  primary key (workspace_id, employee_id, role_id),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id),
  foreign key (workspace_id, role_id) references role (workspace_id, id)
);
create index employee_role_role on employee_role (workspace_id, role_id);

-- A1: shifts, and who has which, dated.
create table work_shift (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  name_lo text not null default '',
  check_mode text not null default 'DAY_ENDS' check (check_mode in ('DAY_ENDS', 'PER_PERIOD')),
  grace_minutes integer not null default 0 check (grace_minutes between 0 and 240),
  am_end text not null default '12:00',
  pm_start text not null default '13:00',
  primary key (workspace_id, id),
  unique (workspace_id, name)
);

create table work_shift_item (
  workspace_id uuid not null,
  id uuid not null,
  work_shift_id uuid not null,
  day integer not null check (day between 0 and 6),
  time_in text not null,
  time_out text not null,
  start_date date not null,
  expire_date date check (expire_date >= start_date),
  primary key (workspace_id, id),
  foreign key (workspace_id, work_shift_id) references work_shift (workspace_id, id) on delete cascade
);
create index work_shift_item_shift on work_shift_item (workspace_id, work_shift_id);

create table employee_shift (
  workspace_id uuid not null,
  employee_id integer not null,
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  work_shift_id uuid not null,
  primary key (workspace_id, employee_id, valid_from),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id),
  foreign key (workspace_id, work_shift_id) references work_shift (workspace_id, id)
);

alter table company_profile
  add foreign key (workspace_id, default_work_shift_id) references work_shift (workspace_id, id);

create table holiday (
  workspace_id uuid not null,
  id uuid not null,
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  name text not null,
  name_lo text not null default '',
  yearly boolean not null default false,
  primary key (workspace_id, id)
);
create index holiday_from on holiday (workspace_id, from_date);

-- N1: what happened, for one reader. The text is made from code and parameters in the reader's language.
create table notification (
  workspace_id uuid not null,
  id uuid not null,
  employee_id integer not null,
  code text not null,
  parameters jsonb not null,
  link text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id)
);
create index notification_unread on notification (workspace_id, employee_id) where read_at is null;
create index notification_list on notification (workspace_id, employee_id, created_at desc, id desc);

-- Who changed what, when; written in the transaction of the change. Sensitive fields are masked.
create table audit_entry (
  workspace_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  account_id uuid,
  employee_id integer,
  operation text not null check (operation in ('CREATE', 'UPDATE', 'DELETE')),
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb,
  primary key (workspace_id, id)
);
create index audit_entry_entity on audit_entry (workspace_id, entity, entity_id, at);
create index audit_entry_at on audit_entry (workspace_id, at);

select make_company_table(name) from unnest(array[
  'company_profile', 'counter', 'position', 'job_grade', 'structure_tag', 'employee', 'org_node', 'employee_job',
  'role', 'role_permission', 'employee_role', 'work_shift', 'work_shift_item', 'employee_shift', 'holiday',
  'notification', 'audit_entry'
]) as name;
