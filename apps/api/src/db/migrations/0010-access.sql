-- Names of roles are unique; full access has a start date; the audit log is read newest first and by actor.

create unique index role_name on role (workspace_id, lower(name));

alter table account add column full_access_since timestamptz;

drop index audit_entry_at;
create index audit_entry_at on audit_entry (workspace_id, at desc, id desc);
create index audit_entry_actor on audit_entry (workspace_id, employee_id, at desc, id desc);
create index sensitive_read_reader on sensitive_read (workspace_id, reader_id, at desc, id desc);
create index session_viewer on session (viewer_account_id) where viewer_account_id is not null;
