-- N4: what the company profile page changes.
alter table company_profile rename column address to address_line;
alter table company_profile
  add column email text not null default '',
  -- An address part is one of the lists (id) or free text (name), never both (N5).
  add column province_id integer,
  add column province_name text not null default '',
  add column district_id integer,
  add column district_name text not null default '',
  add column village_id integer,
  add column village_name text not null default '',
  add column logo text,
  -- Null = English and Lao.
  add column only_language text check (only_language in ('en', 'lo')),
  -- Of e-mails to people who never signed in; null = that of the person who added them.
  add column mail_language text check (mail_language in ('en', 'lo')),
  add column password_min_length integer not null default 6 check (password_min_length between 6 and 64),
  -- Null = that of the installation.
  add column session_hours integer check (session_hours between 1 and 2160),
  add column idle_minutes integer not null default 240 check (idle_minutes between 5 and 240),
  add column version integer not null default 1,
  add constraint company_profile_province check (province_id is null or province_name = ''),
  add constraint company_profile_district check (district_id is null or district_name = ''),
  add constraint company_profile_village check (village_id is null or village_name = '');

-- A13: days up to this one keep the time zone that the company had then.
create table company_time_zone (
  workspace_id uuid not null references workspace (id),
  to_date date not null,
  time_zone text not null,
  primary key (workspace_id, to_date)
);

-- L2: leave years before this one begin in this month.
create table company_leave_year (
  workspace_id uuid not null references workspace (id),
  before_year integer not null,
  start_month integer not null check (start_month between 1 and 12),
  primary key (workspace_id, before_year)
);

select make_company_table(name) from unnest(array['company_time_zone', 'company_leave_year']) as name;

-- The idle limit of the company at the sign-in.
alter table session add column idle_minutes integer not null default 240 check (idle_minutes between 5 and 240);
