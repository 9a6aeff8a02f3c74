-- L2: leave years that begin in another month than before (docs/decisions/0091-leave-year-start.md). Before the first row
-- they begin in company_profile.leave_year_start_month; from each row on like the year of the row.
create table leave_year_start (
  workspace_id uuid not null references workspace (id),
  year integer not null check (year between 1900 and 2199),
  from_date date not null check (extract(day from from_date) = 1),
  primary key (workspace_id, year),
  unique (workspace_id, from_date)
);
select make_company_table('leave_year_start');
