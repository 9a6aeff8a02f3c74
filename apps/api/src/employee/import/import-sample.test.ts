import { importEmployees } from '@hr/contract/employee-import.ts'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { call, signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import { newUnit } from '#test/import-people.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()

const pakse = ['Branch', 'Sales', 'Warehouse', 'Transport', 'Customer Service', 'Accounting'].map(
  name => `Pakse ${name}`,
)
const sample = (ending: string) =>
  readFile(new URL(`employees-sample.${ending}`, new URL('../../../../../e2e/files/', import.meta.url)))

test('the sample files have the same people and import without an error', async () => {
  const token = await signIn(server, (await makeCompany(server)).hr.username)
  const importFile = async (ending: string) => {
    const files = [{ name: `employees-sample.${ending}`, bytes: await sample(ending) }]
    const sent = { dryRun: false, names: pakse.map(newUnit) }
    return (await call(server, token, importEmployees, sent, { files })).data
  }
  const first = await importFile('xlsx')
  expect(first).toMatchObject({ rows: 40, created: 40, errors: [], ignoredColumns: [] })
  expect(first.newUnits).toContain('Pakse Branch')
  expect(await importFile('csv')).toMatchObject({
    rows: 40,
    created: 0,
    updated: 0,
    unchanged: 40,
    errors: [],
  })
})
