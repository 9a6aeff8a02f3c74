-- L1: phone and e-mail are searched apart from names and staff id, for readers of EMPLOYEE only.
alter table employee add column contact_text text not null default '';

alter table employee no force row level security;
update employee set contact_text = lower(concat_ws(' ', nullif(email, ''), nullif(phone, ''),
  case when phone like '+856%' then '0' || substr(phone, 5) end));
update employee set search_text = rtrim(left(search_text, length(search_text) - length(contact_text)))
where contact_text <> '' and right(search_text, length(contact_text)) = contact_text;
alter table employee force row level security;
