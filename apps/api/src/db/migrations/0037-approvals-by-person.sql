-- P5: the requests a person approves or has decided are found by the person; the calendar looked them up one by one.
create index approval_step_approver on approval_step (workspace_id, kind, approver_id, request_id);
create index approval_step_decider on approval_step (workspace_id, kind, decided_by, request_id)
  where decided_by is not null;
