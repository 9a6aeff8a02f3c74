-- N4: what the company profile page changes.
alter table company_profile rename column address to address_line;
alter table company_profile
  add column email text not null default '',
  -- An address part is one of the lists (id) or free text (name), never both (N5).
  add column province_id integer,
  add column province_name text not null default '',
  add column district_id integer,
  add column district_name text not null default '',
  add column village_id integer,
  add column village_name text not null default '',
  add column logo text,
  add column version integer not null default 1,
  add constraint company_profile_province check (province_id is null or province_name = ''),
  add constraint company_profile_district check (district_id is null or district_name = ''),
  add constraint company_profile_village check (village_id is null or village_name = '');
