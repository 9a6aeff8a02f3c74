// The schema can be sharded by workspace: partitioned by it, every key and foreign key still loads.
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { companyTables } from '#test/company-tables.ts'
import { fileDatabase } from '#test/file-database.ts'

const database = fileDatabase()
const run = (text: string) => sql.raw(text).execute(database.ownerDb)

const [one, two] = [randomUUID(), randomUUID()]

test('loads with every company table partitioned by hash, including keys and foreign keys', async () => {
  const tables = await companyTables(database.ownerDb)
  await run('create schema sharded')
  for (const name of tables) {
    await run(
      `create table sharded.${name} (like public.${name} including all) partition by hash (workspace_id)`,
    )
    for (const part of [0, 1, 2]) {
      await run(`create table sharded.${name}_part_${part} partition of sharded.${name}
        for values with (modulus 3, remainder ${part})`)
    }
  }
  const { rows: keys } = await sql<{ name: string; definition: string }>`
    select conrelid::regclass::text as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and conrelid::regclass::text = any (${[...tables]}) and conparentid = 0`.execute(
    database.ownerDb,
  )
  for (const { name, definition } of keys) {
    await run(
      `set search_path = sharded, public; alter table ${name} add ${definition}; set search_path = public`,
    )
  }
  expect(keys.length).toBeGreaterThan(20)
  const { rows } = await sql<{ indexes: number }>`select count(*) as indexes from pg_index
    where indrelid in (select oid from pg_class where relnamespace = 'sharded'::regnamespace and relkind = 'p')
      and indisunique`.execute(database.ownerDb)
  expect(rows[0]?.indexes).toBeGreaterThanOrEqual(tables.length)
})

test('refuses the same statements as the unsharded schema', async () => {
  const shift = (workspace: string, id: string) =>
    run(`insert into sharded.work_shift (workspace_id, id, name) values ('${workspace}', '${id}', 'Office')`)
  const item = (workspace: string, shiftId: string) =>
    run(`insert into sharded.work_shift_item (workspace_id, id, work_shift_id, day, time_in, time_out, start_date)
      values ('${workspace}', '${randomUUID()}', '${shiftId}', 1, '08:30', '17:30', '2026-01-01')`)
  const [ours, theirs] = [randomUUID(), randomUUID()]
  await shift(one, ours)
  await shift(two, theirs)
  await item(one, ours)
  await expect(item(one, theirs)).rejects.toThrow('foreign key')
  await expect(shift(one, randomUUID())).rejects.toThrow('unique')
})
