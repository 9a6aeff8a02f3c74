-- P3: positions and departments that a new workspace begins with.
create table starter_position (
  id uuid primary key,
  name text not null unique,
  name_lo text not null default '',
  sort_order integer not null default 0
);
create table starter_department (like starter_position including all);

insert into starter_position (id, sort_order, name, name_lo)
select gen_random_uuid(), place, name, name_lo from (values
  (1, 'Director', 'ຜູ້ອຳນວຍການ'),
  (2, 'Deputy Director', 'ຮອງຜູ້ອຳນວຍການ'),
  (3, 'Department Manager', 'ຜູ້ຈັດການພະແນກ'),
  (4, 'HR Officer', 'ພະນັກງານບຸກຄະລາກອນ'),
  (5, 'Administrative Officer', 'ພະນັກງານບໍລິຫານ'),
  (6, 'Chief Accountant', 'ຫົວໜ້າບັນຊີ'),
  (7, 'Accountant', 'ນັກບັນຊີ'),
  (8, 'Cashier', 'ພະນັກງານການເງິນ'),
  (9, 'Sales Officer', 'ພະນັກງານຂາຍ'),
  (10, 'IT Officer', 'ພະນັກງານໄອທີ'),
  (11, 'Receptionist', 'ພະນັກງານຕ້ອນຮັບ'),
  (12, 'Driver', 'ພະນັກງານຂັບລົດ'),
  (13, 'Security Guard', 'ພະນັກງານຮັກສາຄວາມປອດໄພ'),
  (14, 'Cleaner', 'ພະນັກງານທຳຄວາມສະອາດ')
) as usual (place, name, name_lo);

insert into starter_department (id, sort_order, name, name_lo)
select gen_random_uuid(), place, name, name_lo from (values
  (1, 'Administration Department', 'ພະແນກບໍລິຫານ'),
  (2, 'Human Resources Department', 'ພະແນກບຸກຄະລາກອນ'),
  (3, 'Finance and Accounting Department', 'ພະແນກການເງິນ ແລະ ບັນຊີ'),
  (4, 'Sales Department', 'ພະແນກຂາຍ'),
  (5, 'Operations Department', 'ພະແນກປະຕິບັດການ')
) as usual (place, name, name_lo);

-- Why and since when a workspace is suspended, and the day from which it is deleted.
alter table workspace
  add column suspended_reason text not null default '',
  add column suspended_at timestamptz,
  add column delete_on date,
  add check (status = 'suspended' or suspended_reason = '' and suspended_at is null and delete_on is null);

-- What a type was called before types were a list (contract/business-type.ts).
update space set business_type = case lower(business_type) when 'trading' then 'TRADING' when '' then '' else 'OTHER' end;
