-- A2: the number by which a device knew the person; empty where nobody said one. A file that comes again is known by it,
-- whoever has the number now.
alter table punch add column device_user text not null default '';
create index punch_device_user on punch (workspace_id, device_user, at) where device_user <> '';

-- Punches of numbers that belonged to nobody when they came. What was recorded never changes; employee_id says whose punch
-- it became, void_reason why it was taken out, and while it says neither the punch waits.
create table device_punch (
  workspace_id uuid not null,
  device_user text not null check (device_user <> ''),
  at timestamptz not null,
  time_zone text not null,
  device text not null default '',
  -- Of the person, as the file had it.
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

-- Who has a number at the devices from a date on, until the next one who has: it counts before the record of a person.
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
