-- The check of a foreign key locks the row it refers to, and every punch of a morning would lock the same plan and form.
-- Nothing can remove those: the server's role only reads and adds them.
alter table attendance_day
  drop constraint attendance_day_workspace_id_plan_id_fkey,
  drop constraint attendance_day_workspace_id_form_id_fkey;
