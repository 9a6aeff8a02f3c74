-- A role, or full access, requires a second step of signing in (docs/decisions/0092-required-second-step.md).
alter table role add column requires_second_step boolean not null default false;
alter table company_profile add column full_access_second_step boolean not null default false;

-- set_up_second_step = ten minutes, for setting up the required second step and signing out.
alter table session
  drop constraint session_purpose_check,
  add constraint session_purpose_check
    check (purpose in ('full', 'second_step', 'change_password', 'set_up_second_step', 'view_as'));
