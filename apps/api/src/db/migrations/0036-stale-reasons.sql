-- A13: what HR gave as the reason of a large change is kept until the job has found what differs in closed periods.
alter table attendance_stale add column reason text not null default '';
