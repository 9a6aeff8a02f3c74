-- N1: the language of messages to somebody: that of their screens at the last sign-in or switch.
alter table account add column language text not null default 'en' check (language in ('en', 'lo'));

-- R11: the last day on which the approvers of an open step were reminded: once a day, however often the job runs.
alter table approval_step add column reminded_on date;

-- R2: a template is short and names nobody twice.
alter table approval_template_step add check (approve_order <= 10);
create unique index approval_template_rule_once on approval_template_step (workspace_id, kind, resolver)
  where resolver <> 'EMPLOYEE';
create unique index approval_template_person_once on approval_template_step (workspace_id, kind, employee_id)
  where employee_id is not null;
