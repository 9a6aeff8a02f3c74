-- A3: the day a punch belongs to is the one whose window began last before it: found without reading the days around it.
create index attendance_day_window on attendance_day (workspace_id, employee_id, window_from desc, window_to);
