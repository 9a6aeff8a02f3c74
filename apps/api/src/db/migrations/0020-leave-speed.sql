-- Balances of many people read the ledger of all their lots: the index contains all they need.
drop index leave_entry_lot;
create index leave_entry_lot on leave_entry (workspace_id, lot_id) include (kind, half_days, date, request_id);
