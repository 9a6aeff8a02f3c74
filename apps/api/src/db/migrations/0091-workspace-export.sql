-- P3: exports of all data of a workspace (docs/decisions/0093-workspace-export.md). One runs at a time; the archive of a
-- ready one is in the data folder until it expires.
create table workspace_export (
  workspace_id uuid not null,
  id uuid not null,
  status text not null check (status in ('running', 'ready', 'failed')),
  requested_at timestamptz not null,
  finished_at timestamptz,
  byte_count bigint check (byte_count > 0),
  expires_at timestamptz,
  primary key (workspace_id, id),
  check ((status = 'running') = (finished_at is null)),
  check ((status = 'ready') = (byte_count is not null and expires_at is not null))
);
create unique index workspace_export_running on workspace_export (workspace_id) where status = 'running';

select make_company_table('workspace_export');
