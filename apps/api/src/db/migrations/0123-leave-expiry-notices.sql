-- Notifications to people that leave days expire: one for each reminder (60 and 14 days before the last day, L6).
create table leave_expiry_notice (
  workspace_id uuid not null,
  employee_id integer not null,
  leave_type_id uuid not null,
  last_day date not null,
  days_before integer not null check (days_before > 0),
  primary key (workspace_id, employee_id, leave_type_id, last_day, days_before),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id) on delete cascade,
  foreign key (workspace_id, leave_type_id) references leave_type (workspace_id, id) on delete cascade
);

select make_company_table('leave_expiry_notice');
