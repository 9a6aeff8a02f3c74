-- A7: half a day of leave with nobody there for the other half is ABSENT. Stored days that say IRREGULAR are computed again
-- by the hourly job; those of closed periods stay as they are.
insert into attendance_stale (workspace_id, employee_id, from_date, to_date, cause)
select d.workspace_id, d.employee_id, min(d.date), max(d.date), 'DAY_ENDED'
from attendance_day d
where d.leave_half_days = 1 and d.statuses @> '["NO_TIME_IN", "NO_TIME_OUT"]' and d.date > coalesce((
  select max(p.to_date) from attendance_period p where p.workspace_id = d.workspace_id and p.is_closed), '-infinity')
group by d.workspace_id, d.employee_id
on conflict (workspace_id, employee_id) do update set
  from_date = least(attendance_stale.from_date, excluded.from_date),
  to_date = greatest(attendance_stale.to_date, excluded.to_date);
