// Searched lists of people begin with the best match, on every page, unless a sort is asked for.
import { searchEmployees } from '@hr/contract/employee.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, makeEmployee } from '#test/factories.ts'
import { testServer } from '#test/test-server.ts'

const people = [
  ['K-1', 'Bouakham', 'Aly', ''],
  ['K-2', 'Aly', 'Khamphone', ''],
  ['K-3', 'Khamla', 'Vongsa', 'ຄຳຫຼ້າ'],
  ['K-4', 'Kham', 'Vongsa', 'ຄຳ'],
] as const

const server = testServer()
let hr: string
beforeAll(async () => {
  const company = await makeCompany(server)
  hr = await signIn(server, company.hr.username)
  await inCompany(server, company.workspaceId, async trx => {
    for (const [staffId, firstName, lastName, firstNameLo] of people)
      await makeEmployee(trx, server, { staffId, firstName, lastName, firstNameLo })
  })
})

async function list(input: InputOf<typeof searchEmployees>) {
  const { data } = await call(server, hr, searchEmployees, input)
  if (Array.isArray(data)) throw new Error('A plain list')
  return { ...data, staffIds: data.rows.map(row => row.staffId) }
}

test.each([
  ['first names, then last names, then the inside of names', { search: 'kham' }, 'K-4 K-3 K-2 K-1'],
  ['only by name when asked for', { search: 'kham', sort: 'name' }, 'K-2 K-1 K-4 K-3'],
  ['several words', { search: 'vongsa kha' }, 'K-4 K-3'],
  ['Lao', { search: 'ຄຳ' }, 'K-4 K-3'],
  ['the staff id', { search: 'k-2' }, 'K-2'],
] as const)('%s', async (_, input, expected) => {
  expect((await list(input)).staffIds.join(' ')).toBe(expected)
})

test('pages go on in the same order, with the total', async () => {
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await list({ search: 'kham', limit: 1, ...(after && { after }) })
    seen.push(...page.staffIds)
    expect(page.total).toBe(4)
    after = page.next
  } while (after)
  expect(seen).toEqual(['K-4', 'K-3', 'K-2', 'K-1'])
})
