-- Lists of employees by staff id and by start date, at 100,000 people: a page is read from its index, also under row
-- level security, where an expression would lose its index. A search in search_text reads the rows of the workspace: the
-- operators of pg_trgm are not leakproof, so row level security keeps an index of them from being used, and 100,000 rows
-- are read in 50 ms (bench/list-employees.ts).

-- E-9 before E-10.
create collation staff_id_order (provider = icu, locale = 'und-u-kn-true');
alter table employee
  add column sort_staff_id text collate staff_id_order not null generated always as (staff_id) stored;
create index employee_staff_id_order on employee (workspace_id, sort_staff_id, id);
create index employee_started on employee (workspace_id, started_on, id);
