-- Leave that overlaps some dates is mostly read for today and later, while most leave is over: with an index by last day,
-- past leave is not read.
drop index leave_request_employee;
create index leave_request_employee on leave_request (workspace_id, employee_id, to_date, from_date);
