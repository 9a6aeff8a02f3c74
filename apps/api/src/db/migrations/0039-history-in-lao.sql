-- R11: texts of the product in a history, in Lao; empty where a person wrote the comment.
alter table approval_event add column comment_lo text not null default '';
