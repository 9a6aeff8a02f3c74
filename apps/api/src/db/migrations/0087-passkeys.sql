-- Passkeys (docs/decisions/0090-passkeys.md): the public keys of people's devices, and the challenges that a device signs.
create table passkey (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  -- As the browser sends it, base64url; it finds the account, since nobody types a user name.
  credential_id text not null unique,
  -- COSE, base64url.
  public_key text not null,
  -- How often the device signed; stays 0 for devices that do not count.
  counter bigint not null check (counter >= 0),
  name text not null check (name <> ''),
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_account on passkey (account_id);

-- Taken by the answer that contains it, so each counts once.
create table passkey_challenge (
  challenge text primary key,
  purpose text not null check (purpose in ('add', 'sign_in')),
  -- Of 'add': the session that entered the password, and the name of the new passkey.
  session_id uuid references session (id) on delete cascade,
  name text,
  expires_at timestamptz not null,
  check ((purpose = 'add') = (session_id is not null and name is not null))
);
create index passkey_challenge_session on passkey_challenge (session_id);
create index passkey_challenge_expires on passkey_challenge (expires_at);
