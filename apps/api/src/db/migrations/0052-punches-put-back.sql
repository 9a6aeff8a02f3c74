-- A2: a voided punch can be put back and voided again: each is an entry with its number, and nothing is ever changed.
alter table punch_void
  add column sequence integer not null default 1 check (sequence >= 1),
  -- Null = somebody without an employee record, or voided before this was kept.
  add column voided_by integer,
  add foreign key (workspace_id, voided_by) references employee (workspace_id, id);
alter table punch_void drop constraint punch_void_pkey;
alter table punch_void add primary key (workspace_id, punch_id, sequence);

create table punch_put_back (
  workspace_id uuid not null,
  punch_id uuid not null,
  sequence integer not null,
  at timestamptz not null,
  put_back_by integer,
  reason text not null check (reason <> ''),
  primary key (workspace_id, punch_id, sequence),
  foreign key (workspace_id, punch_id, sequence) references punch_void (workspace_id, punch_id, sequence),
  foreign key (workspace_id, put_back_by) references employee (workspace_id, id)
);
select make_company_table('punch_put_back');

-- A13: somebody entered with a first day in a closed period is one difference that spans the days they have there.
alter table attendance_difference add column to_date date check (to_date >= date);
