-- Whose leave touches some dates is asked about now and later, while most leave is over: by the last day of each person,
-- what is over is not read.
drop index leave_request_employee;
create index leave_request_employee on leave_request (workspace_id, employee_id, to_date, from_date);
