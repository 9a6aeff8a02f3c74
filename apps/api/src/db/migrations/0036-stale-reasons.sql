-- A13: HR's reason for a large change is stored until the job has found the differences in closed periods.
alter table attendance_stale add column reason text not null default '';
