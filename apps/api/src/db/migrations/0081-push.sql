-- N1: the browser of a session as its push service knows it (the spec's deviceToken). One browser belongs to one
-- session, that of its last sign-in. The row goes with the session (session.store.ts ends it).
create table push_device (
  endpoint text primary key check (length(endpoint) <= 1000),
  session_id uuid not null references session (id) on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_device_session on push_device (session_id);
alter table session drop column device_token;

-- What waits to be pushed to a device. account_id is who it is for: a browser that changed hands gets nothing old.
-- Deleted when it is sent or of no use; next_at is when the next try is due.
create table push_message (
  endpoint text not null references push_device (endpoint) on delete cascade,
  notification_id uuid not null,
  workspace_id uuid not null references workspace (id),
  account_id uuid not null references account (id) on delete cascade,
  tries integer not null default 0,
  created_at timestamptz not null,
  next_at timestamptz not null,
  primary key (endpoint, notification_id)
);
create index push_message_due on push_message (next_at);
create index push_message_workspace on push_message (workspace_id);
create index push_message_account on push_message (account_id);
