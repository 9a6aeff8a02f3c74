-- A12: what many stored days share is stored once. The id is a hash of the content, which never changes.
-- The facts of everybody with the shift on the date, without punches and anything approved.
create table attendance_plan (
  workspace_id uuid not null,
  id uuid not null,
  facts jsonb not null,
  primary key (workspace_id, id),
  foreign key (workspace_id) references workspace (id)
);
-- The text of a record for format(): %1$s stands for the first of the day's figures.
create table attendance_form (
  workspace_id uuid not null,
  id uuid not null,
  record text not null,
  primary key (workspace_id, id),
  foreign key (workspace_id) references workspace (id)
);

create table lighter_day (
  workspace_id uuid not null,
  plan_id uuid not null,
  form_id uuid not null,
  employee_id integer not null,
  date date not null,
  window_from timestamptz not null,
  window_to timestamptz not null,
  -- Null = the job grade has no rate (A9).
  penalty_amount integer check (penalty_amount >= 0),
  rules_version smallint not null,
  late_minutes smallint not null check (late_minutes >= 0),
  early_minutes smallint not null check (early_minutes >= 0),
  worked_minutes smallint,
  leave_half_days smallint not null generated always as (case
    when statuses ? 'LEAVE_FULL_DAY' then 2
    when statuses ?| array['LEAVE_AM', 'LEAVE_PM'] then 1
    else 0 end) stored,
  is_provisional boolean not null,
  is_missing boolean not null generated always as (statuses ?| array['NO_TIME_IN', 'NO_TIME_OUT']) stored,
  is_absent boolean not null generated always as (statuses ? 'ABSENT') stored,
  is_off_site boolean not null generated always as (statuses ? 'OFF_SITE_WORK') stored,
  status text,
  statuses jsonb not null,
  -- What differs from the plan.
  facts jsonb not null,
  -- Times and numbers of the record, separated by |; without what has a column, and closesAt if it is window_to.
  figures text not null
);

alter table attendance_day no force row level security;
create temporary table split_day on commit drop as
select d.workspace_id, d.employee_id, d.date, shared.facts as plan, own.facts, split.form, split.figures
from attendance_day d,
  lateral (select d.facts
    - array['punches', 'leave', 'offSite', 'attendanceRequests', 'overtime', 'overrules', 'jobGrade', 'rates']
    || '{"punches": [], "leave": [], "offSite": [], "attendanceRequests": [], "overtime": [], "overrules": [],
      "jobGrade": null, "rates": null}' as facts) shared,
  lateral (select coalesce(jsonb_object_agg(key, value), '{}') as facts from jsonb_each(d.facts)
    where shared.facts -> key is distinct from value) own,
  lateral (select (d.record
    - array['date', 'status', 'statuses', 'isProvisional', 'lateTime', 'earlyOutTime', 'workedMinutes']
    - case when d.record -> 'closesAt' = d.facts #> '{window,toAt}' then 'closesAt' else '' end)::text as text) record,
  lateral (select
    (select string_agg(case when place = 1 then '' else '%' || place - 1 || '$s' end || replace(part, '%', '%%'), ''
        order by place)
      from regexp_split_to_table(record.text, '\d\d:\d\d|\d+') with ordinality as between_figures(part, place)) as form,
    (select coalesce(string_agg(found[1], '|' order by place), '')
      from regexp_matches(record.text, '\d\d:\d\d|\d+', 'g') with ordinality as figure(found, place)) as figures) split;
insert into attendance_plan (workspace_id, id, facts)
select distinct workspace_id, md5(plan::text)::uuid, plan from split_day;
insert into attendance_form (workspace_id, id, record)
select distinct workspace_id, md5(form)::uuid, form from split_day;
insert into lighter_day (workspace_id, plan_id, form_id, employee_id, date, window_from, window_to, penalty_amount,
  rules_version, late_minutes, early_minutes, worked_minutes, is_provisional, status, statuses, facts, figures)
select workspace_id, md5(s.plan::text)::uuid, md5(s.form)::uuid, employee_id, date, d.window_from, d.window_to,
  d.penalty_amount, d.rules_version, d.late_minutes, d.early_minutes, d.worked_minutes, d.is_provisional, d.status,
  d.statuses, s.facts, s.figures
from attendance_day d join split_day s using (workspace_id, employee_id, date)
order by workspace_id, date, employee_id;
alter table attendance_day force row level security;

-- The foreign key checks the rows that are here.
alter table employee no force row level security;
drop table attendance_day;
alter table lighter_day rename to attendance_day;
alter table attendance_day
  -- A3: the day that a punch belongs to is found by its window.
  add primary key (workspace_id, employee_id, date) include (window_from, window_to),
  add foreign key (workspace_id, employee_id) references employee (workspace_id, id),
  add foreign key (workspace_id, plan_id) references attendance_plan (workspace_id, id),
  add foreign key (workspace_id, form_id) references attendance_form (workspace_id, id);
alter table employee force row level security;
create index attendance_day_date on attendance_day (workspace_id, date, employee_id) include (
  status, statuses, late_minutes, early_minutes, penalty_amount, worked_minutes, is_missing, is_absent, leave_half_days,
  is_off_site);
-- Finds the days with overtime among all days.
create index attendance_day_overtime on attendance_day (workspace_id, employee_id, date) where facts ? 'overtime';

select make_company_table(name) from unnest(array['attendance_plan', 'attendance_form', 'attendance_day']) as name;
