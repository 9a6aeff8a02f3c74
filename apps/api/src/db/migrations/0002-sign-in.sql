-- Who signs in, and to what. These tables belong to the installation, not to one workspace: a sign-in
-- happens before the workspace is known. They are listed in schema/global-tables.ts.

create table space (
  id uuid primary key,
  username text not null unique,
  name text not null,
  business_type text not null default '',
  status text not null default 'active' check (status in ('active', 'suspended')),
  created_at timestamptz not null default now()
);

create table workspace (
  id uuid primary key,
  space_id uuid not null references space (id),
  name text not null,
  status text not null default 'active' check (status in ('active', 'suspended')),
  is_first boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index workspace_first on workspace (is_first) where is_first;
create index workspace_space on workspace (space_id);

create table console_role (
  id uuid primary key,
  code text not null unique,
  name text not null,
  created_at timestamptz not null default now()
);

create table console_role_permission (
  role_id uuid not null references console_role (id) on delete cascade,
  group_name text not null,
  action text not null,
  primary key (role_id, group_name, action)
);

-- kind: console = operator console (ams), space = space owner, employee = staff of one workspace.
create table account (
  id uuid primary key,
  kind text not null check (kind in ('console', 'space', 'employee')),
  username text not null check (username = lower(username) and username !~ '[@\s]'),
  email text check (email = lower(email)),
  password_hash text not null,
  password_temporary boolean not null default false,
  status text not null default 'active' check (status in ('active', 'inactive')),
  is_admin boolean not null default false,
  first_name text not null,
  last_name text not null,
  space_id uuid references space (id),
  workspace_id uuid references workspace (id),
  employee_id integer,
  console_role_id uuid references console_role (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'space') = (space_id is not null)),
  check ((kind = 'employee') = (workspace_id is not null and employee_id is not null))
);
create unique index account_username on account (username);
-- An employee's e-mail is set by the company, unverified: it must neither block nor reveal a sign-in elsewhere.
create unique index account_email on account (email) where kind <> 'employee';
create unique index account_employee_email on account (workspace_id, email) where kind = 'employee';
create index account_employee_email_search on account (email, created_at) where kind = 'employee';
create unique index account_employee on account (workspace_id, employee_id) where employee_id is not null;

-- purpose: full = everything; change_password = ten minutes, for changing a temporary password and signing out.
create table session (
  id uuid primary key,
  token_hash text not null unique,
  socket_token_hash text not null unique,
  account_id uuid not null references account (id) on delete cascade,
  type text not null check (type in ('ams', 'space', 'app')),
  workspace_id uuid references workspace (id),
  purpose text not null default 'full' check (purpose in ('full', 'change_password')),
  device_token text,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((type = 'app') = (workspace_id is not null))
);
create index session_account on session (account_id, created_at);
create index session_created on session (created_at);

-- Links sent by mail and short-lived tickets. Only the hash is kept; used_at makes them single-use.
create table one_time_token (
  token_hash text primary key,
  purpose text not null check (purpose in ('verify_email', 'reset_password', 'access_ticket')),
  account_id uuid references account (id) on delete cascade,
  session_id uuid references session (id) on delete cascade,
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_token_account on one_time_token (account_id);

-- Failed sign-ins per account and per address: the delay grows, the account is never locked for good.
create table sign_in_delay (
  key text primary key,
  failures integer not null,
  blocked_until timestamptz not null,
  failed_at timestamptz not null
);

create table mail_message (
  id uuid primary key,
  workspace_id uuid references workspace (id),
  to_address text not null,
  language text not null check (language in ('en', 'lo')),
  subject text not null,
  body text not null,
  link text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  failure text
);
create index mail_message_created on mail_message (created_at);

-- The first answer to a POST with an Idempotency-Key, given again for 24 h.
create table idempotency_key (
  session_id uuid not null references session (id) on delete cascade,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (session_id, key)
);
create index idempotency_key_created on idempotency_key (created_at);

-- Facts of the installation: keys made at first start, whether it runs on demo data.
create table installation_setting (
  key text primary key,
  value jsonb not null
);

-- Writes outside any workspace (accounts, console): the twin of audit_entry.
create table installation_audit_entry (
  id uuid primary key,
  at timestamptz not null,
  account_id uuid,
  operation text not null check (operation in ('CREATE', 'UPDATE', 'DELETE')),
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb
);
create index installation_audit_entry_at on installation_audit_entry (at);
