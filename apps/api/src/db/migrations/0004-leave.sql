-- Approval lines of all request kinds (R), and leave (L).

create table approval_template_step (
  workspace_id uuid not null,
  kind text not null check (kind in ('LEAVE', 'ATTENDANCE', 'OFF_SITE', 'OT')),
  approve_order integer not null check (approve_order >= 1),
  resolver text not null check (resolver in ('LINE_MANAGER', 'UNIT_MANAGER', 'EMPLOYEE', 'PERMISSION')),
  employee_id integer,
  primary key (workspace_id, kind, approve_order),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id),
  check ((resolver = 'EMPLOYEE') = (employee_id is not null))
);

-- R2-R8. approver_id null = anyone who holds approve on the kind's page group (last step only).
create table approval_step (
  workspace_id uuid not null,
  kind text not null check (kind in ('LEAVE', 'ATTENDANCE', 'OFF_SITE', 'OT')),
  request_id uuid not null,
  approve_order integer not null check (approve_order >= 1),
  resolver text not null check (resolver in ('LINE_MANAGER', 'UNIT_MANAGER', 'EMPLOYEE', 'ADDED', 'PERMISSION')),
  approver_id integer,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELLED', 'SKIPPED')),
  skip_reason text check (skip_reason in ('REQUESTER', 'INACTIVE', 'EARLIER_IN_LINE')),
  decided_by integer,
  decided_for integer,
  decided_at timestamptz,
  comment text not null default '' check (length(comment) <= 500),
  primary key (workspace_id, kind, request_id, approve_order),
  foreign key (workspace_id, approver_id) references employee (workspace_id, id),
  foreign key (workspace_id, decided_by) references employee (workspace_id, id),
  foreign key (workspace_id, decided_for) references employee (workspace_id, id),
  check ((status = 'SKIPPED') = (skip_reason is not null)),
  check ((status in ('APPROVED', 'REJECTED')) = (decided_at is not null))
);
create index approval_step_waiting on approval_step (workspace_id, approver_id, kind) where status = 'PENDING';

-- R11: the history of a request; append-only. account_id tells who acted without an employee record.
create table approval_event (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null,
  request_id uuid not null,
  at timestamptz not null,
  actor_id integer,
  account_id uuid,
  action text not null check (action in ('REQUESTED', 'EDITED', 'APPROVED', 'REJECTED', 'CANCELLED', 'SKIPPED', 'REASSIGNED', 'REMINDED')),
  approve_order integer,
  comment text not null default '',
  primary key (workspace_id, id)
);
create index approval_event_request on approval_event (workspace_id, kind, request_id, at, id);

create table leave_type (
  workspace_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  name_lo text not null default '',
  color text not null check (color ~ '^#[0-9a-fA-F]{6}$'),
  paid boolean not null default true,
  amount integer not null check (amount between 0 and 365),
  carry_over_amount integer not null default 0 check (carry_over_amount between 0 and 365),
  expired_amount integer not null default 0 check (expired_amount between 0 and 365),
  attach_file_day_over integer not null default 0 check (attach_file_day_over between 0 and 365),
  counts_weekends_and_holidays boolean not null default false,
  gender text check (gender in ('male', 'female')),
  max_consecutive_days integer not null default 0 check (max_consecutive_days between 0 and 365),
  sort_order integer not null default 0,
  is_active boolean not null default true,
  primary key (workspace_id, id),
  unique (workspace_id, code)
);

-- L3: dated lots. `source` makes a yearly grant or carry-over happen once ('2026').
create table leave_lot (
  workspace_id uuid not null,
  id uuid not null,
  employee_id integer not null,
  leave_type_id uuid not null,
  kind text not null check (kind in ('GRANT', 'CARRY_OVER', 'ADJUSTMENT', 'OPENING')),
  source text not null,
  half_days integer not null check (half_days >= 0),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  reason text not null default '',
  created_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, employee_id, leave_type_id, kind, source),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id),
  foreign key (workspace_id, leave_type_id) references leave_type (workspace_id, id)
);

create table leave_request (
  workspace_id uuid not null,
  id uuid not null,
  number integer not null,
  employee_id integer not null,
  leave_type_id uuid not null,
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  from_half text not null check (from_half in ('AM', 'PM')),
  to_half text not null check (to_half in ('AM', 'PM')),
  half_days integer not null check (half_days > 0),
  reason text not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELLED')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, number),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id),
  foreign key (workspace_id, leave_type_id) references leave_type (workspace_id, id)
);
create index leave_request_employee on leave_request (workspace_id, employee_id, from_date);
create index leave_request_list on leave_request (workspace_id, created_at desc, id desc);
create index leave_request_pending on leave_request (workspace_id, status) where status = 'PENDING';
create index leave_request_dates on leave_request (workspace_id, from_date, to_date);

-- L7, L8: one row per half day. is_live is false once the request is rejected or cancelled; two live rows of one
-- employee never share a half day, whatever the program does.
create table leave_half_day (
  workspace_id uuid not null,
  request_id uuid not null,
  date date not null,
  half text not null check (half in ('AM', 'PM')),
  employee_id integer not null,
  counted boolean not null,
  reason text check (reason in ('WEEKEND', 'HOLIDAY')),
  is_live boolean not null default true,
  primary key (workspace_id, request_id, date, half),
  foreign key (workspace_id, request_id) references leave_request (workspace_id, id),
  check (counted = (reason is null))
);
create unique index leave_half_day_once on leave_half_day (workspace_id, employee_id, date, half) where is_live;
create index leave_half_day_date on leave_half_day (workspace_id, date) where is_live;

-- L3-L5: the append-only ledger. USE is negative, RELEASE gives back exactly what USE took.
create table leave_entry (
  workspace_id uuid not null,
  id uuid not null,
  lot_id uuid not null,
  kind text not null check (kind in ('USE', 'RELEASE', 'ADJUSTMENT', 'EXPIRY', 'CARRY_OUT')),
  half_days integer not null check (half_days <> 0),
  date date not null,
  request_id uuid,
  reason text not null default '',
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, lot_id) references leave_lot (workspace_id, id),
  foreign key (workspace_id, request_id) references leave_request (workspace_id, id),
  check (kind <> 'USE' or half_days < 0),
  check (kind <> 'RELEASE' or half_days > 0)
);
create index leave_entry_lot on leave_entry (workspace_id, lot_id);
create index leave_entry_request on leave_entry (workspace_id, request_id) where request_id is not null;
create unique index leave_entry_release_once on leave_entry (workspace_id, request_id, lot_id, date) where kind = 'RELEASE';

-- R5: files of a request. The bytes lie in the file store under storage_key.
create table request_file (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null,
  request_id uuid not null,
  name text not null,
  content_type text not null,
  bytes integer not null,
  storage_key text not null,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create index request_file_request on request_file (workspace_id, kind, request_id);

select make_company_table(name) from unnest(array[
  'approval_template_step', 'approval_step', 'approval_event', 'leave_type', 'leave_lot', 'leave_request',
  'leave_half_day', 'leave_entry', 'request_file'
]) as name;
