-- L1, L3: the days a year of a leave type from a leave year on (`year`: the calendar year it begins in); leave_type.amount
-- applies before the first of them.
create table leave_type_amount (
  workspace_id uuid not null,
  leave_type_id uuid not null,
  year integer not null check (year between 1900 and 2199),
  amount integer not null check (amount between 0 and 365),
  primary key (workspace_id, leave_type_id, year),
  foreign key (workspace_id, leave_type_id) references leave_type (workspace_id, id)
);
select make_company_table('leave_type_amount');
