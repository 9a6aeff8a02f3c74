-- A message without a job waits in the outbox until a server with SMTP_URL starts. Older messages all have a job.
alter table mail_message add column queued boolean not null default true;
create index mail_message_waiting on mail_message (created_at) where not queued and sent_at is null;
