-- Saved views of lists (docs/decisions/0100-lists-of-many-rows.md): the parameters of a page's address under a name.
create table saved_view (
  workspace_id uuid not null,
  id uuid not null,
  employee_id integer not null,
  list text not null,
  name text not null check (length(name) between 1 and 50),
  query text not null check (length(query) <= 1000),
  is_shared boolean not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id) on delete cascade
);
create unique index saved_view_name on saved_view (workspace_id, employee_id, list, lower(name));
create index saved_view_shared on saved_view (workspace_id, list) where is_shared;

select make_company_table('saved_view');
