-- P11: a change of an approval line that takes HR out, or names who makes it, waits for a second person. One of a kind at a
-- time; the row goes when it is decided or withdrawn, the audit log keeps what it was.
create table approval_template_proposal (
  workspace_id uuid not null,
  kind text not null check (kind in ('LEAVE', 'ATTENDANCE', 'OFF_SITE', 'OT')),
  id uuid not null,
  items jsonb not null,
  proposed_by uuid not null,
  proposed_by_employee_id integer,
  created_at timestamptz not null,
  primary key (workspace_id, kind),
  foreign key (workspace_id, proposed_by_employee_id) references employee (workspace_id, id)
);
select make_company_table('approval_template_proposal');
