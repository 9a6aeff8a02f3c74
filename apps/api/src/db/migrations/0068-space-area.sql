-- P2: sessions of one sign-in. An owner switches between the space and companies: each switch opens a session, and signing
-- out ends all of them (docs/decisions/0077-space-area.md).
alter table session add column sign_in_id uuid;
update session set sign_in_id = id;
alter table session alter column sign_in_id set not null;
create index session_sign_in on session (sign_in_id);
