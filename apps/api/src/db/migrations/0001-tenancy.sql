-- Rows of one workspace are invisible to another, even if a query has no filter: every company table is passed to
-- make_company_table() by the migration that creates it. `force` binds the owner of the tables as well.

create function make_company_table(table_name text) returns void language plpgsql as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format(
    'create policy workspace_rows on %I
       using (workspace_id = nullif(current_setting(''app.workspace_id'', true), '''')::uuid)
       with check (workspace_id = nullif(current_setting(''app.workspace_id'', true), '''')::uuid)',
    table_name);
end
$$;
revoke execute on function make_company_table(text) from public;
