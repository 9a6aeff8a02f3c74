-- Whether somebody who joins or leaves within the year gets a share of the days, or all of them (L3).
alter table leave_type add column pro_rata boolean not null default true;
update leave_type set pro_rata = false where code in ('SICK', 'MATERNITY', 'PATERNITY', 'MARRIAGE', 'BEREAVEMENT');
