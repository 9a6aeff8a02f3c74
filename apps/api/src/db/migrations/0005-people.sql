-- More facts about people, roles and the structure (P5-P9, N5). Facts of a person that change on a date are in
-- employee_job; facts without dates are in employee.

alter table employee
  add column nationality text not null default '',
  add column birth_place text not null default '',
  add column marital_status text check (marital_status in ('single', 'married', 'divorced', 'widowed')),
  add column year_work_experience integer check (year_work_experience between 0 and 80),
  -- An address part is one of the lists (id) or free text (name), never both (N5).
  add column province_id integer,
  add column province_name text not null default '',
  add column district_id integer,
  add column district_name text not null default '',
  add column village_id integer,
  add column village_name text not null default '',
  add column address_line text not null default '',
  add column emergency_person text not null default '',
  add column emergency_contact text,
  add column family_book_number text not null default '',
  add column passport_number text not null default '',
  add column passport_expires_on date,
  add column visa_number text not null default '',
  add column visa_expires_on date,
  add column work_permit_number text not null default '',
  add column work_permit_expires_on date,
  add column sso_number text not null default '',
  add column bank_name text not null default '',
  add column bank_holder_name text not null default '',
  add column bank_account_number text not null default '',
  add column bank_currency text,
  add column probation_ends_on date,
  add column end_reason text not null default '',
  add constraint employee_province check (province_id is null or province_name = ''),
  add constraint employee_district check (district_id is null or district_name = ''),
  add constraint employee_village check (village_id is null or village_name = '');
create index employee_status on employee (workspace_id, status, ended_on);

-- P8: contract, pay and cost centre are dated like the unit. Money in the currency's smallest unit.
alter table employee_job
  add column contract_type text check (contract_type in (
    'fullTime', 'partTime', 'internOrTrainee', 'contract', 'probationary', 'seasonal', 'temporary', 'freelance',
    'permanent', 'consultant')),
  add column contract_start date,
  add column contract_end date check (contract_end >= contract_start),
  add column salary_amount bigint check (salary_amount >= 0),
  add column salary_currency text,
  add column fuel_allowance bigint check (fuel_allowance >= 0),
  add column phone_allowance bigint check (phone_allowance >= 0),
  add column housing_allowance bigint check (housing_allowance >= 0),
  add column home_trip_allowance bigint check (home_trip_allowance >= 0),
  add column cost_center text not null default '';
create index employee_job_position on employee_job (workspace_id, position_id);
create index employee_job_grade on employee_job (workspace_id, job_grade_id);

-- Further phones, E.164; the first one is in employee.
create table employee_phone (
  workspace_id uuid not null,
  employee_id integer not null,
  sort_order integer not null,
  number text not null,
  primary key (workspace_id, employee_id, sort_order),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id) on delete cascade
);

create table employee_education (
  workspace_id uuid not null,
  id uuid not null,
  employee_id integer not null,
  sort_order integer not null,
  level text not null,
  institution text not null default '',
  major text not null default '',
  graduated_on date,
  primary key (workspace_id, id),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id) on delete cascade
);
create index employee_education_employee on employee_education (workspace_id, employee_id);

-- Scans of passports, contracts and certificates; the bytes are in the file store.
create table employee_document (
  workspace_id uuid not null,
  id uuid not null,
  employee_id integer not null,
  kind text not null check (kind in (
    'passport', 'visa', 'workPermit', 'familyBook', 'identityCard', 'contract', 'certificate', 'other')),
  name text not null,
  expires_on date,
  file_key text not null,
  content_type text not null,
  byte_count integer not null check (byte_count > 0),
  created_at timestamptz not null,
  created_by uuid not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id) on delete cascade
);
create index employee_document_employee on employee_document (workspace_id, employee_id);

-- What an employee asks HR to change about themselves; `changes` holds the fields with their new values.
create table employee_proposal (
  workspace_id uuid not null,
  id uuid not null,
  employee_id integer not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELLED')),
  changes jsonb not null,
  before jsonb not null,
  reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  decided_by_employee_id integer,
  comment text not null default '' check (length(comment) <= 500),
  primary key (workspace_id, id),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id) on delete cascade,
  check ((status = 'PENDING') = (decided_at is null))
);
create unique index employee_proposal_pending on employee_proposal (workspace_id, employee_id) where status = 'PENDING';
create index employee_proposal_created on employee_proposal (workspace_id, created_at desc, id desc);

-- P7: who looked at somebody else's pay, bank account or documents.
create table sensitive_read (
  workspace_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  account_id uuid not null,
  reader_id integer,
  employee_id integer not null,
  what text not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id) on delete cascade
);
create index sensitive_read_employee on sensitive_read (workspace_id, employee_id, at desc, id desc);
create index sensitive_read_at on sensitive_read (workspace_id, at desc, id desc);

-- Notifications to HR that something expires: one for each threshold (60, 30, 7 days).
create table expiry_notice (
  workspace_id uuid not null,
  employee_id integer not null,
  kind text not null,
  expires_on date not null,
  days integer not null,
  told_at timestamptz not null,
  primary key (workspace_id, employee_id, kind, expires_on, days),
  foreign key (workspace_id, employee_id) references employee (workspace_id, id) on delete cascade
);

-- The history of the structure (P9): one row for each change of a node; the last row before a moment applies to it.
create table org_node_version (
  workspace_id uuid not null,
  id uuid not null,
  node_id uuid not null,
  at timestamptz not null,
  operation text not null check (operation in ('CREATE', 'UPDATE', 'DELETE')),
  parent_id uuid,
  structure_tag_id uuid,
  name text not null,
  name_lo text not null default '',
  manager_id integer,
  description text not null default '',
  location text not null default '',
  sort_order integer not null default 0,
  account_id uuid,
  employee_id integer,
  primary key (workspace_id, id)
);
create index org_node_version_node on org_node_version (workspace_id, node_id, at desc, id desc);
create index org_node_version_at on org_node_version (workspace_id, at desc, id desc);

-- Job grades have their own order, because names do not sort by rank.
alter table job_grade add column sort_order integer not null default 0;

-- Roles have a description.
alter table role add column description text not null default '';

-- N3: the currencies of a company; `exponent` is how many decimals its smallest unit has.
create table currency (
  workspace_id uuid not null,
  code text not null check (code ~ '^[A-Z]{3}$'),
  name text not null,
  name_lo text not null default '',
  symbol text not null default '',
  exponent integer not null default 2 check (exponent between 0 and 4),
  is_enable boolean not null default true,
  sort_order integer not null default 0,
  primary key (workspace_id, code)
);

-- N5: a company's changes of the built-in address lists. A row with a built-in id replaces that entry.
create sequence address_entry_id_seq as integer start with 1000001;
create table address_entry (
  workspace_id uuid not null,
  level text not null check (level in ('province', 'district', 'village')),
  id integer not null,
  parent_id integer,
  name text not null,
  name_lo text not null default '',
  is_hidden boolean not null default false,
  primary key (workspace_id, level, id),
  check ((level = 'province') = (parent_id is null))
);
create index address_entry_parent on address_entry (workspace_id, level, parent_id);

-- P6: full access by employee id can be revoked for one account.
alter table account add column full_access_revoked boolean not null default false;

-- Sessions that show the product as a member of a role sees it: read-only, with the person who looks.
alter table session
  add column viewer_account_id uuid references account (id) on delete cascade,
  drop constraint session_purpose_check,
  add constraint session_purpose_check check (purpose in ('full', 'change_password', 'view_as')),
  add constraint session_viewer check ((purpose = 'view_as') = (viewer_account_id is not null));

select make_company_table(name) from unnest(array[
  'employee_phone', 'employee_education', 'employee_document', 'employee_proposal', 'sensitive_read', 'expiry_notice',
  'org_node_version', 'currency', 'address_entry'
]) as name;
