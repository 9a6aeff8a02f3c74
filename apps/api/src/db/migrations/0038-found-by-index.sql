-- P5: who is away on a day is read from the index alone, in its order; nothing else finds half days by their date.
create index leave_half_day_away on leave_half_day (workspace_id, date, employee_id) include (request_id)
  where is_live and counted;
drop index leave_half_day_date;

-- R3: administrators are notified of requests without an approver.
create index account_admin on account (workspace_id) where is_admin;
