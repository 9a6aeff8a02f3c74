-- R10: an approver names who decides for them between two dates. One that came with a request (a leave) ends with it.
-- ended_at: before its last day. Only one applies at a time; the server checks it under a lock on the approver's row.
create table approval_delegation (
  workspace_id uuid not null,
  id uuid not null,
  delegator_id integer not null,
  delegate_id integer not null,
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  kind text check (kind in ('LEAVE', 'ATTENDANCE', 'OFF_SITE', 'OT')),
  request_id uuid,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, delegator_id) references employee (workspace_id, id),
  foreign key (workspace_id, delegate_id) references employee (workspace_id, id),
  check (delegator_id <> delegate_id),
  check ((kind is null) = (request_id is null))
);
create index approval_delegation_delegator on approval_delegation (workspace_id, delegator_id, to_date);
create index approval_delegation_delegate on approval_delegation (workspace_id, delegate_id, to_date);
create unique index approval_delegation_request on approval_delegation (workspace_id, kind, request_id)
  where request_id is not null and ended_at is null;
select make_company_table('approval_delegation');

-- "A for B" in the history: for whom the actor decided.
alter table approval_event add column acted_for integer;
