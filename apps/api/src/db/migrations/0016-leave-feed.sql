-- The private calendar link of a person: one at a time, of which only the hash is stored. It goes with the employee
-- record.
create table leave_feed (
  workspace_id uuid not null,
  employee_id integer not null,
  token_hash text not null,
  language text not null check (language in ('en', 'lo')),
  created_at timestamptz not null,
  fetched_at timestamptz,
  primary key (workspace_id, employee_id),
  unique (workspace_id, token_hash),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id) on delete cascade
);
select make_company_table('leave_feed');
