-- N1: the language somebody is written to in: the one of their screens when they signed in last, or switched since.
alter table account add column language text not null default 'en' check (language in ('en', 'lo'));

-- R11: the last day on which whoever is asked at an open step was reminded: once a day, however often the job runs.
alter table approval_step add column reminded_on date;

-- R2: a template is short, and asks nobody twice.
alter table approval_template_step add check (approve_order <= 10);
create unique index approval_template_rule_once on approval_template_step (workspace_id, kind, resolver)
  where resolver <> 'EMPLOYEE';
create unique index approval_template_person_once on approval_template_step (workspace_id, kind, employee_id)
  where employee_id is not null;
