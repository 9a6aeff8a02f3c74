-- O1: overtime settings. Each has dated versions; the default applies to every grade that no other setting names.
create table ot_setting (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  name_lo text not null default '',
  is_default boolean not null default false,
  version integer not null default 1,
  primary key (workspace_id, id),
  unique (workspace_id, name)
);
create unique index ot_setting_default on ot_setting (workspace_id) where is_default;

-- Applies from its date until the next version of the setting.
create table ot_setting_version (
  workspace_id uuid not null,
  setting_id uuid not null,
  valid_from date not null,
  working_days_per_month integer not null check (working_days_per_month between 1 and 31),
  working_hours_per_day integer not null check (working_hours_per_day between 1 and 24),
  max_hours_per_day integer not null check (max_hours_per_day between 1 and 24),
  max_hours_per_month integer not null check (max_hours_per_month between 1 and 744),
  max_consecutive_days integer not null check (max_consecutive_days between 1 and 31),
  break_from_hours integer not null check (break_from_hours between 1 and 24),
  break_after_hours integer not null check (break_after_hours between 1 and 24),
  break_hours integer not null check (break_hours between 1 and 24),
  min_hours_per_request integer not null check (min_hours_per_request between 0 and 24),
  -- Why it is below the law; empty = it is not.
  law_reason text not null default '',
  primary key (workspace_id, setting_id, valid_from),
  foreign key (workspace_id, setting_id) references ot_setting (workspace_id, id) on delete cascade
);

-- A rate lasts from its time of day until the next row of the day type, around midnight: overlaps cannot be stored.
create table ot_setting_rate (
  workspace_id uuid not null,
  setting_id uuid not null,
  valid_from date not null,
  day_type text not null check (day_type in ('WORKDAY', 'RESTDAY', 'HOLIDAY')),
  time_in text not null check (time_in ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- Null = in no band.
  percent integer check (percent between 100 and 1000),
  primary key (workspace_id, setting_id, valid_from, day_type, time_in),
  foreign key (workspace_id, setting_id, valid_from)
    references ot_setting_version (workspace_id, setting_id, valid_from) on delete cascade
);

-- The setting of a grade from a date until the grade's next row: a grade cannot be in two settings on one date.
create table ot_setting_grade (
  workspace_id uuid not null,
  job_grade_id uuid not null,
  valid_from date not null,
  setting_id uuid not null,
  primary key (workspace_id, job_grade_id, valid_from),
  foreign key (workspace_id, job_grade_id) references job_grade (workspace_id, id) on delete cascade,
  foreign key (workspace_id, setting_id) references ot_setting (workspace_id, id)
);
create index ot_setting_grade_setting on ot_setting_grade (workspace_id, setting_id);

-- Companies that exist already start with the setting of new ones. Row level security binds the owner of the tables too,
-- and a migration is inside no workspace.
alter table company_profile no force row level security;
insert into ot_setting (workspace_id, id, name, name_lo, is_default)
select workspace_id, gen_random_uuid(), 'Standard', 'ມາດຕະຖານ', true from company_profile;
alter table company_profile force row level security;

insert into ot_setting_version (
  workspace_id, setting_id, valid_from, working_days_per_month, working_hours_per_day, max_hours_per_day,
  max_hours_per_month, max_consecutive_days, break_from_hours, break_after_hours, break_hours, min_hours_per_request
)
select workspace_id, id, '1900-01-01', 26, 8, 3, 45, 4, 5, 4, 1, 0 from ot_setting;

insert into ot_setting_rate (workspace_id, setting_id, valid_from, day_type, time_in, percent)
select s.workspace_id, s.id, '1900-01-01', rate.day_type, rate.time_in, rate.percent
from ot_setting s
  cross join (
    values ('WORKDAY', '17:00', 150), ('WORKDAY', '22:00', 200), ('WORKDAY', '06:00', null),
      ('RESTDAY', '06:00', 250), ('RESTDAY', '16:00', 300), ('RESTDAY', '22:00', 350),
      ('HOLIDAY', '06:00', 250), ('HOLIDAY', '16:00', 300), ('HOLIDAY', '22:00', 350)
  ) as rate (day_type, time_in, percent);

select make_company_table(name)
from unnest(array['ot_setting', 'ot_setting_version', 'ot_setting_rate', 'ot_setting_grade']) as name;
