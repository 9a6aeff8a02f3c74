-- P9: the next move of a unit, planned for a later day (docs/decisions/0101-planned-moves.md). The daily job carries it out
-- and removes the row. A unit that is the target of a plan cannot be deleted.
create table org_move_plan (
  workspace_id uuid not null,
  node_id uuid not null,
  -- Null = to the top.
  parent_id uuid check (parent_id <> node_id),
  -- Among the new siblings, from 0; null = the last.
  place integer check (place >= 0),
  moves_on date not null,
  primary key (workspace_id, node_id),
  foreign key (workspace_id, node_id) references org_node (workspace_id, id) on delete cascade,
  foreign key (workspace_id, parent_id) references org_node (workspace_id, id)
);
create index org_move_plan_parent on org_move_plan (workspace_id, parent_id);
select make_company_table('org_move_plan');
