-- A9: penalty tables, dated: what is charged to a job grade from a date on, until the next table of the grade.
create table attendance_rate (
  workspace_id uuid not null,
  id uuid not null,
  job_grade_id uuid not null,
  valid_from date not null,
  version integer not null default 1,
  primary key (workspace_id, id),
  unique (workspace_id, job_grade_id, valid_from),
  foreign key (workspace_id, job_grade_id) references job_grade (workspace_id, id) on delete cascade
);

-- A band begins a minute after the previous one ends, and ends at max_time: gaps and overlaps cannot be stored.
create table attendance_rate_row (
  workspace_id uuid not null,
  rate_id uuid not null,
  max_time integer not null check (max_time >= 1),
  amount integer not null check (amount >= 0),
  -- What it means where work is from 08:30 to 17:30.
  time_in text not null check (time_in ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  to_time text not null check (to_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  primary key (workspace_id, rate_id, max_time),
  foreign key (workspace_id, rate_id) references attendance_rate (workspace_id, id) on delete cascade
);

-- Existing companies get the rates of the specification for the grades with its names. Row level
-- security binds the owner of the tables too, and a migration is inside no workspace.
alter table job_grade no force row level security;
with seeded (grade, amounts) as (
  values
    ('GM', array[50000, 100000, 200000, 400000]),
    ('GM-1', array[40000, 80000, 160000, 320000]),
    ('GM-2', array[25000, 50000, 100000, 200000]),
    ('GM-3', array[20000, 40000, 80000, 160000]),
    ('SO', array[18000, 36000, 72000, 144000]),
    ('O', array[15000, 30000, 60000, 120000]),
    ('O-1', array[10000, 20000, 40000, 80000]),
    ('O-2', array[8000, 16000, 32000, 64000]),
    ('SS', array[10000, 20000, 40000, 80000]),
    ('SS-1', array[8000, 16000, 32000, 64000]),
    ('SS-2', array[5000, 10000, 20000, 40000])
),
rate as (
  insert into attendance_rate (workspace_id, id, job_grade_id, valid_from)
  select g.workspace_id, gen_random_uuid(), g.id, '1900-01-01' from job_grade g join seeded s on s.grade = g.name
  returning workspace_id, id, job_grade_id
)
insert into attendance_rate_row (workspace_id, rate_id, max_time, amount, time_in, to_time)
select r.workspace_id, r.id, band.max_time, s.amounts[band.place], band.time_in, band.to_time
from rate r
  join job_grade g on g.workspace_id = r.workspace_id and g.id = r.job_grade_id
  join seeded s on s.grade = g.name
  cross join (
    values (1, 15, '08:31', '08:45'), (2, 30, '08:46', '09:00'), (3, 60, '09:01', '09:30'), (4, 90, '09:31', '17:30')
  ) as band (place, max_time, time_in, to_time);
alter table job_grade force row level security;

select make_company_table(name) from unnest(array['attendance_rate', 'attendance_rate_row']) as name;
