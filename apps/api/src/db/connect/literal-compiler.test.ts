import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Tables } from '#api/db/schema/tables.ts'
import { LiteralCompiler } from './literal-compiler.ts'
import { isUsualPage } from './row-limit.ts'
import { isNameable } from './statement-names.ts'

const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: of => new PostgresIntrospector(of),
    createQueryCompiler: () => new LiteralCompiler(),
  },
})
afterAll(() => db.destroy())

const page = (limit: number, offset: number) =>
  db.selectFrom('employee').select('id').limit(limit).offset(offset).compile()

test.each([26, 51, 101])('a first page of %i rows is a literal, so its statement can be prepared', limit => {
  const { sql, parameters } = page(limit, 0)
  expect(sql).toBe(`select "id" from "employee" limit ${limit} offset 0`)
  expect(parameters).toEqual([])
  expect(isNameable(sql)).toBe(true)
  expect(isUsualPage({ limit, offset: 0 })).toBe(true)
})

test.each([
  [30, 0],
  [26, 25],
])('%i rows from row %i are planned for their values', (limit, offset) => {
  const { sql, parameters } = page(limit, offset)
  expect(parameters).toContain(offset === 0 ? limit : offset)
  expect(isNameable(sql)).toBe(false)
  expect(isUsualPage({ limit, offset })).toBe(false)
})

test.each([true, false])('a comparison with %s is a literal, so an index of these rows serves', flag => {
  const { sql, parameters } = db.selectFrom('account').select('id').where('is_admin', '=', flag).compile()
  expect(sql).toBe(`select "id" from "account" where "is_admin" = ${flag}`)
  expect(parameters).toEqual([])
})

test('a flag that is stored stays a value', () => {
  const { sql, parameters } = db.updateTable('account').set({ is_admin: true }).compile()
  expect(sql).toBe('update "account" set "is_admin" = $1')
  expect(parameters).toEqual([true])
})
