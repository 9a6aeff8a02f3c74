-- N1: a message that the mail server refused for good, or that failed too often, is given up: its words and link are
-- deleted, what the server said stays, without the address. A refused address is found by the index.
alter table mail_message
  add column given_up_at timestamptz,
  add column reply text,
  add check (given_up_at is null or (sent_at is null and failure is not null and link is null and body = '')),
  -- Whose choice of channels it follows, if it may be turned off by its link.
  add column employee_id integer,
  add column kind text,
  add check ((employee_id is null) = (kind is null)),
  add check (employee_id is null or workspace_id is not null);
create index mail_message_address on mail_message (workspace_id, to_address, created_at) where workspace_id is not null;
