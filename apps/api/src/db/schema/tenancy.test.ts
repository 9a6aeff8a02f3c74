import { type Kysely, sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { globalTables } from './global-tables.ts'
import type { Tables } from './tables.ts'
import { tenancyBreaches, tenancyRules } from './tenancy-rules.ts'

let database: TestDatabase
let db: Kysely<Tables>

beforeAll(async () => {
  database = await testDatabase()
  db = database.ownerDb
})
afterAll(() => database.drop())

const run = (text: string) => sql.raw(text).execute(db)

async function companyTables(): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'workspace_id' and table_name <> all (${[...globalTables]})
    order by 1`.execute(db)
  return rows.map(row => row.name)
}

describe('the migrated schema', () => {
  test('follows every tenancy rule', async () => {
    expect(await tenancyBreaches(db)).toEqual([])
    expect(await companyTables()).toEqual(
      expect.arrayContaining(['employee', 'leave_request', 'audit_entry']),
    )
  })

  test('has no rule that misses its violation', async () => {
    await run(`
      create table loose (id uuid);
      create table bad (
        workspace_id uuid, id uuid primary key, other uuid unique, amount numeric, at timestamp,
        space_id uuid references space (id) on delete set null,
        constraint late unique (workspace_id, other) deferrable,
        exclude using btree (id with =));
      create policy everyone on bad using (true);
      create type mood as enum ('good');
      create function escape() returns int language sql security definer as 'select 1';
      create table session_note (id uuid primary key, bad uuid references bad (id));
      create function note() returns trigger language plpgsql as 'begin return new; end';
      create trigger notes before insert on bad for each row execute function note();
      alter table installation_setting rename to renamed`)
    try {
      const caught = await tenancyBreaches(db)
      const rules = new Set(caught.map(breach => breach.rule))
      const uncaught = tenancyRules.map(({ rule }) => rule).filter(rule => !rules.has(rule))
      // session_note has no workspace_id either, so it does not count as a global table that refers to a company table.
      expect(uncaught).toEqual(['a global table does not refer to a company table'])
      expect(caught.filter(breach => breach.object === 'loose')).toHaveLength(4)
    } finally {
      await run(`drop table loose, session_note, bad; drop type mood; drop function escape, note;
        alter table renamed rename to installation_setting`)
    }
    await run(
      'alter table account add constraint wrong foreign key (workspace_id, employee_id) references employee (workspace_id, id)',
    )
    expect(await tenancyBreaches(db)).toEqual([
      { rule: 'a global table does not refer to a company table', object: 'account.wrong' },
    ])
    await run('alter table account drop constraint wrong')
  })
})

describe('the schema sharded by workspace_id', () => {
  const [one, two] = [randomUUID(), randomUUID()]

  test('loads with every company table partitioned by hash, including keys and foreign keys', async () => {
    const tables = await companyTables()
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
      where contype = 'f' and conrelid::regclass::text = any (${[...tables]}) and conparentid = 0`.execute(db)
    for (const { name, definition } of keys) {
      await run(
        `set search_path = sharded, public; alter table ${name} add ${definition}; set search_path = public`,
      )
    }
    expect(keys.length).toBeGreaterThan(20)
    const { rows } = await sql<{ indexes: number }>`select count(*) as indexes from pg_index
      where indrelid in (select oid from pg_class where relnamespace = 'sharded'::regnamespace and relkind = 'p')
        and indisunique`.execute(db)
    expect(rows[0]?.indexes).toBeGreaterThanOrEqual(tables.length)
  })

  test('refuses the same statements as the unsharded schema', async () => {
    const shift = (workspace: string, id: string) =>
      run(
        `insert into sharded.work_shift (workspace_id, id, name) values ('${workspace}', '${id}', 'Office')`,
      )
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
})
