import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { companyTables } from '#test/company-tables.ts'
import { fileDatabase } from '#test/file-database.ts'
import { tenancyBreaches, tenancyRules } from './tenancy-rules.ts'

const database = fileDatabase()
const run = (text: string) => sql.raw(text).execute(database.ownerDb)

describe('the migrated schema', () => {
  test('follows every tenancy rule', async () => {
    expect(await tenancyBreaches(database.ownerDb)).toEqual([])
    expect(await companyTables(database.ownerDb)).toEqual(
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
      const caught = await tenancyBreaches(database.ownerDb)
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
    expect(await tenancyBreaches(database.ownerDb)).toEqual([
      { rule: 'a global table does not refer to a company table', object: 'account.wrong' },
    ])
    await run('alter table account drop constraint wrong')
  })
})
