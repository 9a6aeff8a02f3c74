-- Balances of a hundred people are shown with their pending days: the few pending requests are found by person,
-- instead of looking up the request of every entry of their ledgers.
drop index leave_request_pending;
create index leave_request_pending on leave_request (workspace_id, employee_id) where status = 'PENDING';
