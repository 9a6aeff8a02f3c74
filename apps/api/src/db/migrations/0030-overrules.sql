-- A8: what HR entered for days, append-only: the latest entry of a day applies. Entries of one action are undone together.
create table attendance_overrule (
  workspace_id uuid not null,
  id uuid not null,
  action_id uuid not null,
  employee_id integer not null,
  date date not null,
  sequence integer not null check (sequence >= 1),
  type text not null check (type in ('TIME_ATTENDANCE', 'UNWAIVE_ATTENDANCE', 'LATE', 'EARLY_OUT')),
  time_in text check (time_in ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  time_out text check (time_out ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  reason text not null check (reason <> ''),
  at timestamptz not null,
  -- Null = somebody without an employee record.
  overruled_by integer check (overruled_by <> employee_id),
  primary key (workspace_id, id),
  unique (workspace_id, employee_id, date, sequence),
  unique (workspace_id, action_id, employee_id, date),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id),
  foreign key (workspace_id, overruled_by) references employee (workspace_id, id),
  check (time_in <> time_out),
  check (type = 'TIME_ATTENDANCE' or (time_in is null and time_out is null))
);
create index attendance_overrule_newest on attendance_overrule (workspace_id, at desc, id desc);

-- An undone entry no longer counts; it stays in the history with who undid it and when.
create table attendance_overrule_undo (
  workspace_id uuid not null,
  overrule_id uuid not null,
  at timestamptz not null,
  undone_by integer,
  primary key (workspace_id, overrule_id),
  foreign key (workspace_id, overrule_id) references attendance_overrule (workspace_id, id),
  foreign key (workspace_id, undone_by) references employee (workspace_id, id)
);

select make_company_table(name) from unnest(array['attendance_overrule', 'attendance_overrule_undo']) as name;
