-- R6: a request of its own cancels or changes approved leave, its original. It has its own number, line,
-- history and page. One change of an original is open at a time.
alter table leave_request
  add column purpose text not null default 'NEW' check (purpose in ('NEW', 'CANCELLATION', 'AMENDMENT')),
  add column original_id uuid,
  add constraint leave_request_original foreign key (workspace_id, original_id) references leave_request (workspace_id, id),
  add constraint leave_request_about check ((purpose = 'NEW') = (original_id is null) and original_id is distinct from id);
create unique index leave_request_change_once on leave_request (workspace_id, original_id) where status = 'PENDING' and original_id is not null;
create index leave_request_changes on leave_request (workspace_id, original_id) where original_id is not null;
