-- N3: each company has one base currency, and what is paid, owed or banked in a currency keeps it from being deleted.
alter table currency
  add column is_base boolean not null default false,
  add constraint currency_base_enabled check (is_enable or not is_base);
create unique index currency_base on currency (workspace_id) where is_base;

-- Row level security binds the owner of the tables too, and a migration is inside no workspace.
alter table currency no force row level security;
alter table employee_job no force row level security;
alter table employee no force row level security;
alter table ot_record no force row level security;

-- A code that is not in the list stays readable: with two decimals, as files have read it.
insert into currency (workspace_id, code, name, exponent, is_enable, sort_order)
select workspace_id, code, code, 2, false, 1000
from (
  select workspace_id, salary_currency from employee_job
  union select workspace_id, bank_currency from employee
  union select workspace_id, currency from ot_record
) as used (workspace_id, code)
where code is not null
on conflict do nothing;

-- The first that forms offered.
update currency set is_base = true, is_enable = true
from (
  select distinct on (workspace_id) workspace_id, code from currency
  order by workspace_id, is_enable desc, sort_order, code
) as first
where currency.workspace_id = first.workspace_id and currency.code = first.code;

alter table employee_job
  add constraint employee_job_currency foreign key (workspace_id, salary_currency) references currency (workspace_id, code);
alter table employee
  add constraint employee_bank_currency foreign key (workspace_id, bank_currency) references currency (workspace_id, code);
alter table ot_record
  add constraint ot_record_currency foreign key (workspace_id, currency) references currency (workspace_id, code);

alter table currency force row level security;
alter table employee_job force row level security;
alter table employee force row level security;
alter table ot_record force row level security;
