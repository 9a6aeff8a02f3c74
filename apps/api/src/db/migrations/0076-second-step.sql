-- The second step of signing in (docs/decisions/0085-second-step.md): the secret of an authenticator app, set up but not in
-- use until it is confirmed, and the recovery codes.
create table second_step (
  account_id uuid primary key references account (id) on delete cascade,
  secret text not null,
  confirmed_at timestamptz,
  -- The time step of the last code that counted: each code counts once.
  used_step integer not null default 0,
  created_at timestamptz not null
);
create table recovery_code (
  account_id uuid not null references second_step (account_id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

alter table session
  drop constraint session_purpose_check,
  add constraint session_purpose_check check (purpose in ('full', 'second_step', 'change_password', 'view_as'));
