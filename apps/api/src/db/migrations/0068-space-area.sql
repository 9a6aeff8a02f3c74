-- P2: sessions of one sign-in. An owner switches between the space and companies: each switch opens a session, and signing
-- out ends all of them (docs/decisions/0079-space-area.md).
alter table session add column sign_in_id uuid;
update session set sign_in_id = id;
alter table session alter column sign_in_id set not null;
create index session_sign_in on session (sign_in_id);

-- P1: an owner invites another one by e-mail. The row goes when the invitation is accepted or withdrawn.
create table owner_invitation (
  id uuid primary key,
  space_id uuid not null references space (id),
  email text not null check (email = lower(email)),
  invited_by uuid not null references account (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (space_id, email)
);

alter table one_time_token
  add column invitation_id uuid references owner_invitation (id) on delete cascade,
  drop constraint one_time_token_purpose_check,
  add constraint one_time_token_purpose_check check (
    purpose in ('verify_email', 'reset_password', 'access_ticket', 'new_email', 'old_email', 'owner_invitation')
  ),
  add check ((purpose = 'owner_invitation') = (invitation_id is not null));
create index one_time_token_invitation on one_time_token (invitation_id) where invitation_id is not null;
