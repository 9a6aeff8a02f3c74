-- Whose facts a transaction changed, so that what a server keeps in memory about people can be compared with the database:
-- a reader takes the rows whose transaction its earlier snapshot did not see. Nobody waits for anybody, because the key has
-- the transaction. Rows are deleted after two days.
create table person_change (
  workspace_id uuid not null,
  xid xid8 not null default pg_current_xact_id(),
  -- 0 = everybody.
  employee_id integer not null,
  at timestamptz not null,
  primary key (workspace_id, xid, employee_id),
  foreign key (workspace_id) references workspace (id)
);

select make_company_table('person_change');
