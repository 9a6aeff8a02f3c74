-- N4: what a company demands of its people's sign-ins; null = what the installation demands. And the languages that it
-- offers, the default first.
alter table company_profile
  add column password_min_length integer check (password_min_length between 8 and 64),
  add column session_hours integer check (session_hours >= 1),
  add column idle_minutes integer check (idle_minutes between 5 and 240),
  add column languages jsonb not null default '["en", "lo"]'
    check (languages in ('["en"]', '["lo"]', '["en", "lo"]', '["lo", "en"]'));
