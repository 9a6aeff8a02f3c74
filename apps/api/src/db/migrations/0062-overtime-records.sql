-- O3-O6: what was worked of approved overtime, a record per person and date, computed with the day (A12).
create table ot_record (
  workspace_id uuid not null,
  employee_id integer not null,
  date date not null,
  status text not null check (status in ('NORMAL', 'NO_TIME_IN', 'NO_TIME_OUT', 'ABSENT', 'MANUAL')),
  day_type text not null check (day_type in ('WORKDAY', 'RESTDAY', 'HOLIDAY')),
  -- [{timeIn, timeOut}]: the approved times, the earliest first.
  asked jsonb not null,
  -- Minutes: worked = break + both cuts + payable, within what is approved.
  approved_minutes integer not null check (approved_minutes >= 0),
  worked_minutes integer not null check (worked_minutes between 0 and approved_minutes),
  break_minutes integer not null check (break_minutes >= 0),
  cut_by_day integer not null check (cut_by_day >= 0),
  cut_by_month integer not null check (cut_by_month >= 0),
  payable_minutes integer not null
    check (payable_minutes = worked_minutes - break_minutes - cut_by_day - cut_by_month and payable_minutes >= 0),
  -- [{percent, minutes}]: the payable minutes by rate, the lowest first.
  bands jsonb not null,
  -- In the smallest unit of the currency; null = no salary on the date.
  amount bigint check (amount >= 0),
  currency text,
  -- [{code, parameters}]: how it came about, without amounts.
  why jsonb not null,
  is_flagged boolean not null generated always as (status in ('NO_TIME_IN', 'NO_TIME_OUT', 'ABSENT')) stored,
  primary key (workspace_id, employee_id, date),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id),
  check ((amount is null) = (currency is null))
);
create index ot_record_list on ot_record (workspace_id, is_flagged desc, date desc, employee_id);
create index ot_record_date on ot_record (workspace_id, date);

-- Minutes that HR entered (MANUAL), append-only: the latest of a date that is not undone applies.
create table ot_correction (
  workspace_id uuid not null,
  id uuid not null,
  employee_id integer not null,
  date date not null,
  sequence integer not null check (sequence >= 1),
  minutes integer not null check (minutes between 0 and 1440),
  reason text not null check (reason <> ''),
  at timestamptz not null,
  -- Null = somebody without an employee record.
  corrected_by integer,
  primary key (workspace_id, id),
  unique (workspace_id, employee_id, date, sequence),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id),
  foreign key (workspace_id, corrected_by) references employee (workspace_id, id)
);
create table ot_correction_undo (
  workspace_id uuid not null,
  correction_id uuid not null,
  at timestamptz not null,
  undone_by integer,
  primary key (workspace_id, correction_id),
  foreign key (workspace_id, correction_id) references ot_correction (workspace_id, id),
  foreign key (workspace_id, undone_by) references employee (workspace_id, id)
);

select make_company_table(name) from unnest(array['ot_record', 'ot_correction', 'ot_correction_undo']) as name;

-- Finds the days with overtime among all days.
create index attendance_day_overtime on attendance_day (workspace_id, employee_id, date)
  where facts -> 'overtime' <> '[]';

-- A closed period lists changed overtime as it lists changed days (A13).
alter table attendance_difference
  drop constraint attendance_difference_check,
  add column ot_before jsonb,
  add column ot_after jsonb,
  add check (num_nonnulls(before, after, ot_before, ot_after) > 0);
