-- A15: what the days of everybody add up to on a date, for the totals of a report. A transaction that changes days adds a
-- row with the difference, so that punches do not wait for each other; the sum of a date is the sum of its rows. The hourly
-- job merges them.
create table attendance_sum (
  workspace_id uuid not null,
  date date not null,
  id uuid not null default gen_random_uuid(),
  regular integer not null,
  late integer not null,
  late_minutes integer not null,
  early integer not null,
  early_minutes integer not null,
  missing integer not null,
  absent integer not null,
  leave_half_days integer not null,
  off_site integer not null,
  -- Worked hours times a hundred.
  hundredths integer not null,
  penalty bigint not null,
  without_rate integer not null,
  primary key (workspace_id, date, id),
  foreign key (workspace_id) references workspace (id)
);

alter table attendance_day no force row level security;
insert into attendance_sum (workspace_id, date, regular, late, late_minutes, early, early_minutes, missing, absent,
  leave_half_days, off_site, hundredths, penalty, without_rate)
select workspace_id, date, count(*) filter (where status = 'REGULAR'), count(*) filter (where late_minutes > 0),
  sum(late_minutes), count(*) filter (where early_minutes > 0), sum(early_minutes), count(*) filter (where is_missing),
  count(*) filter (where is_absent), sum(leave_half_days), count(*) filter (where is_off_site),
  coalesce(sum((worked_minutes * 10 + 3) / 6), 0), coalesce(sum(penalty_amount), 0),
  count(*) filter (where penalty_amount is null)
from attendance_day
group by workspace_id, date;
alter table attendance_day force row level security;

select make_company_table('attendance_sum');
