-- N1: what a notification is about, which decision it asks for, and how it reaches its reader
-- (docs/decisions/0081-notification-settings.md).
alter table notification
  add column kind text,
  -- The request whose decision it asks for.
  add column asks_for uuid,
  -- When and by whom that was decided, or how else it ended.
  add column ended_at timestamptz,
  add column ending jsonb,
  add column in_bell boolean not null default true,
  -- Waits for the next digest of its reader.
  add column in_digest boolean not null default false,
  add check ((ended_at is null) = (ending is null)),
  add check (ended_at is null or asks_for is not null);

-- Row level security binds the owner of the tables too, and a migration is inside no workspace.
alter table notification no force row level security;
update notification set
  kind = case
    when code like 'REQUEST\_%' and link like '/app/ot/%' then 'OT'
    when code like 'REQUEST\_%' and link like '%/off-site-work/%' then 'OFF_SITE'
    when code like 'REQUEST\_%' then 'ATTENDANCE'
    when code like 'LEAVE\_%' then 'LEAVE'
    when code in ('DAY_OVERRULED', 'OVERRULE_UNDONE', 'NEWER_RULES') then 'ATTENDANCE'
    when code like 'OT\_%' then 'OT'
    when code like 'PROPOSAL\_%' or code like '%EXPIRE%' then 'EMPLOYEE'
    when code = 'PASSWORD_RESET' or code like 'EMAIL\_%' or code = 'OWN_RECORD_CHANGED' then 'SECURITY'
    else 'COMPANY'
  end,
  asks_for = case
    when code ~ '^(LEAVE|REQUEST)_.*(WAITING|REMINDED)$'
    then substring(link from '/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$')::uuid
  end;
alter table notification force row level security;

alter table notification
  alter column kind set not null,
  add check (kind in ('LEAVE', 'ATTENDANCE', 'OFF_SITE', 'OT', 'EMPLOYEE', 'COMPANY', 'SECURITY'));

drop index notification_unread;
create index notification_unread on notification (workspace_id, employee_id) where read_at is null and in_bell;
create index notification_asks on notification (workspace_id, asks_for) where ended_at is null and asks_for is not null;
create index notification_digest on notification (workspace_id, employee_id, created_at) where in_digest;

-- Choices of a person; without a row the defaults of the rules apply (packages/domain/src/notification/channel.ts).
create table notification_setting (
  workspace_id uuid not null,
  employee_id integer not null,
  digest_hour smallint not null check (digest_hour between 0 and 23),
  primary key (workspace_id, employee_id),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id) on delete cascade
);
create table notification_choice (
  workspace_id uuid not null,
  employee_id integer not null,
  kind text not null check (kind in ('LEAVE', 'ATTENDANCE', 'OFF_SITE', 'OT', 'EMPLOYEE', 'COMPANY')),
  channel text not null check (channel in ('BELL', 'PUSH', 'EMAIL')),
  pace text not null check (pace in ('AT_ONCE', 'DIGEST', 'OFF')),
  primary key (workspace_id, employee_id, kind, channel),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id) on delete cascade,
  check (pace <> 'DIGEST' or channel = 'EMAIL')
);
select make_company_table('notification_setting');
select make_company_table('notification_choice');
