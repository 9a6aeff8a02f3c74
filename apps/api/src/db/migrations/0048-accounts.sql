-- N1: the operator sees which message was sent, how often it was tried and the class of its error, never its words.
alter table mail_message
  add column template text not null default '',
  add column tries integer not null default 0;
update mail_message set tries = 1 where sent_at is not null or failure is not null;
-- Words of a mail server may hold the address.
update mail_message set failure = 'OTHER' where failure is not null;
