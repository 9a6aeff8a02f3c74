-- A2: the person's number at the device; empty if there was none. A file that is imported again is recognised by it,
-- even if the number now belongs to another person.
alter table punch add column device_user text not null default '';
create index punch_device_user on punch (workspace_id, device_user, at) where device_user <> '';

-- Punches with numbers that belonged to nobody at import. The recorded facts never change; employee_id says whose punch
-- it became, void_reason why it was voided; with neither, the punch waits.
create table device_punch (
  workspace_id uuid not null,
  device_user text not null check (device_user <> ''),
  at timestamptz not null,
  time_zone text not null,
  device text not null default '',
  -- The person's name in the file.
  name text not null default '',
  received_at timestamptz not null,
  employee_id integer,
  void_reason text not null default '',
  settled_at timestamptz,
  primary key (workspace_id, device_user, at),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id),
  check (employee_id is null or void_reason = ''),
  check ((settled_at is null) = (employee_id is null and void_reason = ''))
);
create index device_punch_waiting on device_punch (workspace_id, device_user, at) where settled_at is null;

-- Who has a device number from a date until the next row of that number. It takes precedence over the employee record.
create table device_holder (
  workspace_id uuid not null,
  device_user text not null check (device_user <> ''),
  valid_from date not null,
  employee_id integer not null,
  changed_at timestamptz not null,
  changed_by integer,
  primary key (workspace_id, device_user, valid_from),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id),
  foreign key (workspace_id, changed_by) references employee (workspace_id, id)
);

select make_company_table(name) from unnest(array['device_punch', 'device_holder']) as name;
