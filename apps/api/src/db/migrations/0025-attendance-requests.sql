-- A10: attendance types classify attendance requests. quota_per_month counts requests of one employee from the 21st to
-- the 20th; 0 = no limit.
create table attendance_type (
  workspace_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  name_lo text not null default '',
  needs_times boolean not null default false,
  needs_file boolean not null default false,
  quota_per_month integer not null default 0 check (quota_per_month between 0 and 31),
  sort_order integer not null default 0,
  is_active boolean not null default true,
  primary key (workspace_id, id),
  unique (workspace_id, code)
);

-- A11: attendance requests, which have a type and a title, and off-site work, which has a place. Without
-- times they cover whole days. A change of an approved one is a separate request about its original (R6).
create table attendance_request (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('ATTENDANCE', 'OFF_SITE')),
  number integer not null,
  employee_id integer not null,
  attendance_type_id uuid,
  title text not null default '',
  place text not null default '',
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  time_in text check (time_in ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  time_out text check (time_out ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  reason text not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELLED')),
  purpose text not null default 'NEW' check (purpose in ('NEW', 'CANCELLATION', 'AMENDMENT')),
  original_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, kind, number),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id),
  foreign key (workspace_id, attendance_type_id) references attendance_type (workspace_id, id),
  foreign key (workspace_id, original_id) references attendance_request (workspace_id, id),
  check (time_in <> time_out),
  check ((kind = 'ATTENDANCE') = (attendance_type_id is not null)),
  check ((kind = 'ATTENDANCE') = (title <> '')),
  check ((kind = 'OFF_SITE') = (place <> '')),
  check ((purpose = 'NEW') = (original_id is null) and original_id is distinct from id)
);
create index attendance_request_employee on attendance_request (workspace_id, employee_id, from_date);
create index attendance_request_list on attendance_request (workspace_id, kind, created_at desc, id desc);
create index attendance_request_pending on attendance_request (workspace_id, kind) where status = 'PENDING';
create index attendance_request_type on attendance_request (workspace_id, attendance_type_id)
  where attendance_type_id is not null;
create unique index attendance_request_change_once on attendance_request (workspace_id, original_id)
  where status = 'PENDING' and original_id is not null;
create index attendance_request_changes on attendance_request (workspace_id, original_id) where original_id is not null;

-- Existing companies get the types that a new one starts with.
insert into attendance_type (workspace_id, id, code, name, name_lo, needs_times, quota_per_month, sort_order)
select workspace.id, gen_random_uuid(), kind.code, kind.name, kind.name_lo, kind.needs_times, kind.quota, kind.place
from workspace, (values
  ('FORGOT', 'Forgot to clock in or out', 'ລືມລົງເວລາ', true, 3, 1),
  ('DEVICE', 'Time clock out of order', 'ເຄື່ອງລົງເວລາຂັດຂ້ອງ', true, 0, 2),
  ('CLIENT', 'Client visit', 'ໄປພົບລູກຄ້າ', false, 0, 3),
  ('MEETING', 'Meeting outside', 'ປະຊຸມນອກສະຖານທີ່', false, 0, 4),
  ('TRAINING', 'Training', 'ຝຶກອົບຮົມ', false, 0, 5),
  ('OTHER', 'Other', 'ອື່ນໆ', false, 2, 6)
) as kind (code, name, name_lo, needs_times, quota, place);

select make_company_table(name) from unnest(array['attendance_type', 'attendance_request']) as name;
