// Phone and e-mail find people only for readers of EMPLOYEE: readers x search terms x the two searches that
// read them. All other lists search names and staff ids alone.
import { searchEmployees } from '@hr/contract/employee.ts'
import { globalSearch } from '@hr/contract/search.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, makeEmployee } from '#test/factories.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const readers = ['admin', 'hr', 'manager', 'employee', 'colleague'] as const
type Reader = (typeof readers)[number]
const mayRead = new Set<Reader>(['admin', 'hr'])

const server = testServer()
const company = perFile(() => makeCompany(server))
const tokens = new Map<Reader, string>()
beforeAll(async () => {
  await inCompany(server, company.workspaceId, trx =>
    makeEmployee(trx, server, {
      staffId: 'Z-77',
      firstName: 'Bouavanh',
      lastName: 'Keomany',
      email: 'private.box@mail.example',
      phone: '+8562055067952',
    }),
  )
  for (const reader of readers) tokens.set(reader, await signIn(server, company[reader].username))
})

const tokenOf = (reader: Reader) => tokens.get(reader) ?? ''
const open = ['bouavanh', 'Z-77', 'keom'] as const
const contact = [
  '+8562055067952',
  '02055067952',
  '5506795',
  '020 55 067 952',
  'private.box@mail.example',
  'private.b',
  '@mail.example',
] as const

async function chosen(reader: Reader, search: string): Promise<number> {
  const { data } = await call(server, tokenOf(reader), searchEmployees, { q: 'all', search })
  return Array.isArray(data) ? data.length : -1
}
const found = async (reader: Reader, q: string) =>
  (await call(server, tokenOf(reader), globalSearch, { q })).data.people.length

describe.each(readers)('%s', reader => {
  test.each(open)('finds the person by %s', async text => {
    expect([await chosen(reader, text), await found(reader, text)]).toEqual([1, 1])
  })

  test.each(contact)('by %s only with EMPLOYEE view', async text => {
    const expected = mayRead.has(reader) ? 1 : 0
    expect([await chosen(reader, text), await found(reader, text)]).toEqual([expected, expected])
  })
})
