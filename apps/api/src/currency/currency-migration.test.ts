// Companies of an older release get the default currencies of a new company and a base (N3).
import { defaultCurrencies } from '@hr/domain/currency/default-currencies.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#api/db/connect/database.ts'
import type { Database } from '#api/db/connect/database.ts'
import { inWorkspace } from '#api/db/connect/in-workspace.ts'
import { migrateDatabase } from '#api/db/connect/migrate.ts'
import { newId } from '#api/db/new-id.ts'
import { emptyDatabase } from '#test/database.ts'

let db: Database
let drop: () => Promise<void>
const companies = [newId(), newId()]
beforeAll(async () => {
  const empty = await emptyDatabase()
  drop = empty.drop
  await migrateDatabase(empty.connection, { until: '0005-people' })
  db = openDatabase(empty.connection)
  const spaceId = newId()
  await db.insertInto('space').values({ id: spaceId, username: 'old', name: 'Old' }).execute()
  for (const id of companies)
    await db.insertInto('workspace').values({ id, space_id: spaceId, name: 'Old' }).execute()
  await migrateDatabase(empty.connection)
})
afterAll(async () => {
  await db.destroy()
  await drop()
})

test.each(companies)('%s has them, in order, the first as its base', async id => {
  const rows = await inWorkspace(db, id, trx =>
    trx
      .selectFrom('currency')
      .select(['code', 'name', 'name_lo as nameLo', 'symbol', 'exponent', 'is_base as isBase'])
      .orderBy('sort_order')
      .execute(),
  )
  expect(rows).toEqual(defaultCurrencies.map((currency, place) => ({ ...currency, isBase: place === 0 })))
})
