-- P8: who takes over the units of somebody whose end is planned; the reports have it in their own job history.
alter table employee
  add column end_manager_id integer,
  add foreign key (workspace_id, end_manager_id) references employee (workspace_id, id);
create index employee_ending on employee (workspace_id, ended_on) where ended_on is not null and status <> 'terminated';
