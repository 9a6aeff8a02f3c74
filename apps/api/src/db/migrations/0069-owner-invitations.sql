-- P1: an owner invites another one by e-mail (docs/decisions/0077-space-area.md). The row goes when the invitation is
-- accepted or withdrawn.
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
