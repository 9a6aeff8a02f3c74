-- L3: who adjusted a balance. An adjustment that undoes another one is its counter-entry, at most one.
create table leave_adjustment (
  workspace_id uuid not null,
  id uuid not null,
  employee_id integer not null,
  leave_type_id uuid not null,
  half_days integer not null check (half_days <> 0),
  date date not null,
  reason text not null,
  undoes uuid check (undoes <> id),
  at timestamptz not null,
  -- Null = somebody without an employee record.
  adjusted_by integer,
  account_id uuid,
  primary key (workspace_id, id),
  unique (workspace_id, undoes),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id),
  foreign key (workspace_id, leave_type_id) references leave_type (workspace_id, id),
  foreign key (workspace_id, undoes) references leave_adjustment (workspace_id, id),
  foreign key (workspace_id, adjusted_by) references employee (workspace_id, id)
);
select make_company_table('leave_adjustment');

-- What an adjustment added to the ledger: a lot, or entries of one or more lots. Null in rows of earlier versions.
alter table leave_lot
  add column adjustment_id uuid,
  add foreign key (workspace_id, adjustment_id) references leave_adjustment (workspace_id, id),
  add check (adjustment_id is null or kind in ('ADJUSTMENT', 'OPENING'));
alter table leave_entry
  add column adjustment_id uuid,
  add foreign key (workspace_id, adjustment_id) references leave_adjustment (workspace_id, id),
  add check (adjustment_id is null or kind = 'ADJUSTMENT');
create index leave_lot_adjustment on leave_lot (workspace_id, adjustment_id) where adjustment_id is not null;
create index leave_entry_adjustment on leave_entry (workspace_id, adjustment_id) where adjustment_id is not null;
