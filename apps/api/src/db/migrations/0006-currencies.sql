-- N3: companies that exist get the currencies a new one starts with (packages/domain/src/currency/default-currencies.ts).
-- Row level security binds the owner of the tables too, so each company is entered in turn.
do $$
declare company uuid;
begin
  for company in select id from workspace loop
    perform set_config('app.workspace_id', company::text, true);
    insert into currency (workspace_id, code, name, name_lo, symbol, exponent, sort_order)
    select company, code, name, name_lo, symbol, exponent, sort_order
    from (values
      ('LAK', 'Lao kip', 'ກີບ', '₭', 0, 0),
      ('THB', 'Thai baht', 'ບາດ', '฿', 2, 1),
      ('USD', 'US dollar', 'ໂດລາສະຫະລັດ', '$', 2, 2),
      ('CNY', 'Chinese yuan', 'ຢວນ', '¥', 2, 3),
      ('VND', 'Vietnamese dong', 'ດົງ', '₫', 0, 4)
    ) as given (code, name, name_lo, symbol, exponent, sort_order)
    on conflict do nothing;
  end loop;
  perform set_config('app.workspace_id', '', true);
end $$;
