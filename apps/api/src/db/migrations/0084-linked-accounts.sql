-- P2: sign-ins of one person in two companies, linked by both passwords (docs/decisions/0088-linked-sign-ins.md).
alter table account add constraint account_in_workspace unique (id, workspace_id);
create table account_link (
  first_account_id uuid not null,
  first_workspace_id uuid not null,
  second_account_id uuid not null,
  second_workspace_id uuid not null,
  created_at timestamptz not null,
  primary key (first_account_id, second_account_id),
  -- Each pair once, and never within one company. Only employees have a workspace.
  check (first_account_id < second_account_id),
  check (first_workspace_id <> second_workspace_id),
  foreign key (first_account_id, first_workspace_id) references account (id, workspace_id) on delete cascade,
  foreign key (second_account_id, second_workspace_id) references account (id, workspace_id) on delete cascade
);
create index account_link_second on account_link (second_account_id);
