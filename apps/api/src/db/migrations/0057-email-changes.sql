-- P7: another e-mail of a sign-in waits for the new and the old address (docs/decisions/0063-email-change.md). One change of
-- a person waits at a time; the row goes when the change applies or ends, the audit entries stay.
create table employee_email_change (
  workspace_id uuid not null,
  employee_id integer not null,
  -- Null takes the address away.
  new_email text check (new_email = lower(new_email)),
  -- Null = an owner of the space.
  asked_by_employee_id integer,
  asked_at timestamptz not null,
  ends_at timestamptz not null,
  new_confirmed boolean not null,
  old_agreed boolean not null,
  primary key (workspace_id, employee_id),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id) on delete cascade
);
create index employee_email_change_end on employee_email_change (workspace_id, ends_at);
select make_company_table('employee_email_change');

alter table one_time_token
  drop constraint one_time_token_purpose_check,
  add constraint one_time_token_purpose_check
    check (purpose in ('verify_email', 'reset_password', 'access_ticket', 'new_email', 'old_email'));

-- Until the person chooses a password, only the company can know one. Nobody knows it of older sign-ins: they count as
-- chosen, which is the careful answer.
alter table account add column password_chosen boolean not null default true;
alter table account alter column password_chosen set default false;
