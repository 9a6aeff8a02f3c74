-- Balances of many people read the ledger of all their lots: everything they need lies in the index.
drop index leave_entry_lot;
create index leave_entry_lot on leave_entry (workspace_id, lot_id) include (kind, half_days, date, request_id);
