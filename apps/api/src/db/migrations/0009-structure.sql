-- The tag that the departments page lists keeps its meaning when it is renamed (P9).
alter table structure_tag add column code text;
create unique index structure_tag_code on structure_tag (workspace_id, code) where code is not null;

-- The history of today's structure begins with the workspace. Row level security binds the owner of the
-- tables too, and a migration is inside no workspace.
alter table org_node no force row level security;
alter table org_node_version no force row level security;
alter table structure_tag no force row level security;
alter table job_grade no force row level security;

update structure_tag set code = 'DEPARTMENT' where name = 'Department';

insert into org_node_version (workspace_id, id, node_id, at, operation, parent_id, structure_tag_id, name, name_lo,
    manager_id, description, location, sort_order)
  select node.workspace_id, gen_random_uuid(), node.id, date_trunc('milliseconds', workspace.created_at), 'CREATE', node.parent_id,
    node.structure_tag_id, node.name, node.name_lo, node.manager_id, node.description, node.location, node.sort_order
  from org_node node join workspace on workspace.id = node.workspace_id
  where not exists (
    select from org_node_version version where version.workspace_id = node.workspace_id and version.node_id = node.id);

-- Until somebody orders them, grades are ordered by name.
update job_grade set sort_order = ranked.place
  from (select workspace_id, id, row_number() over (partition by workspace_id order by name) as place from job_grade) ranked
  where ranked.workspace_id = job_grade.workspace_id and ranked.id = job_grade.id and job_grade.sort_order = 0;

alter table org_node force row level security;
alter table org_node_version force row level security;
alter table structure_tag force row level security;
alter table job_grade force row level security;
