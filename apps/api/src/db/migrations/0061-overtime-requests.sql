-- O2: overtime requests. Clock times on one date; time_out <= time_in is the next morning. A change of an approved one is
-- a request of its own, about its original (R6). from_date and to_date are the date, as in every table of requests.
create table ot_request (
  workspace_id uuid not null,
  id uuid not null,
  number integer not null,
  employee_id integer not null,
  from_date date not null,
  to_date date not null check (to_date = from_date),
  time_in text not null check (time_in ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  time_out text not null check (time_out ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  reason text not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELLED')),
  purpose text not null default 'NEW' check (purpose in ('NEW', 'CANCELLATION', 'AMENDMENT')),
  original_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, number),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id),
  foreign key (workspace_id, original_id) references ot_request (workspace_id, id),
  check (time_in <> time_out),
  check ((purpose = 'NEW') = (original_id is null) and original_id is distinct from id)
);
create index ot_request_employee on ot_request (workspace_id, employee_id, from_date);
create index ot_request_list on ot_request (workspace_id, created_at desc, id desc);
create index ot_request_pending on ot_request (workspace_id) where status = 'PENDING';
create unique index ot_request_change_once on ot_request (workspace_id, original_id)
  where status = 'PENDING' and original_id is not null;
create index ot_request_changes on ot_request (workspace_id, original_id) where original_id is not null;

select make_company_table('ot_request');
