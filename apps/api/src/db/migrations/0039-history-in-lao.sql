-- R11: what the product itself writes into a history, in Lao as well; empty beside what people wrote.
alter table approval_event add column comment_lo text not null default '';
