-- A16: the version of the rules that computed each stored day; 0 = before versions were stored.
alter table attendance_day add column rules_version integer not null default 0;
alter table attendance_day alter column rules_version drop default;

-- Up to which version the stored days of the company were looked at.
alter table company_profile add column attendance_rules_version integer not null default 0;

-- What newer rules change in a period that was never closed is listed too.
alter table attendance_difference drop constraint attendance_difference_workspace_id_period_from_fkey;
