-- Users and roles of the operator console (P3): texts of roles, the last sign-in, and the history of one account.
alter table console_role
  add column name_lo text not null default '',
  add column description text not null default '';
create unique index console_role_name on console_role (lower(name));

-- Sessions are deleted after 100 days, the last sign-in is not.
alter table account add column last_sign_in_at timestamptz;
update account a set last_sign_in_at = (
  select max(s.created_at) from session s
  where s.account_id = a.id and s.purpose <> 'view_as' and (s.type = 'app') = (a.kind = 'employee')
);
alter table account add check (kind = 'console' or console_role_id is null);
create index account_console_role on account (console_role_id) where console_role_id is not null;
create index account_outside_companies on account (lower(first_name || ' ' || last_name), id)
  where kind <> 'employee';

create index installation_audit_entry_entity on installation_audit_entry (entity, entity_id, at desc, id desc);
