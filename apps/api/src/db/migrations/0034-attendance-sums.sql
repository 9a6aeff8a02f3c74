-- A15: what a day adds to a report. Sums and charts of a month read only the index, because a whole
-- day is 1.6 kB.
alter table attendance_day
  add column worked_minutes integer generated always as ((record ->> 'workedMinutes')::integer) stored,
  add column is_missing boolean
    generated always as (record -> 'statuses' ?| array['NO_TIME_IN', 'NO_TIME_OUT']) stored not null,
  add column is_absent boolean generated always as (record -> 'statuses' ? 'ABSENT') stored not null,
  add column leave_half_days smallint generated always as (case
    when record -> 'statuses' ? 'LEAVE_FULL_DAY' then 2
    when record -> 'statuses' ?| array['LEAVE_AM', 'LEAVE_PM'] then 1
    else 0 end) stored not null,
  add column is_off_site boolean generated always as (record -> 'statuses' ? 'OFF_SITE_WORK') stored not null;
drop index attendance_day_date;
create index attendance_day_date on attendance_day (workspace_id, date, employee_id) include (
  status, statuses, late_minutes, early_minutes, penalty_amount, worked_minutes, is_missing, is_absent, leave_half_days,
  is_off_site);
