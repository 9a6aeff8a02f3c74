// Two companies of one owner, made through the product: the administrator of one reads every list and detail with the ids
// of the other, and finds nothing of it.
import { createOrgNode } from '@hr/contract/organization.ts'
import { createPosition } from '@hr/contract/position.ts'
import { changePassword, employeeLogin } from '@hr/contract/session.ts'
import { createWorkspace } from '@hr/contract/space.ts'
import { beforeAll, expect, test } from 'vitest'
import { call, signIn } from '#test/call.ts'
import { inCompany } from '#test/in-company.ts'
import { makeCompany } from '#test/factories.ts'
import { importPeople } from '#test/import-people.ts'
import { testServer } from '#test/test-server.ts'
import { bodiesOf, jsonReadings } from './readings.ts'

type Side = { readonly marker: string; readonly token: string; readonly ids: readonly string[] }

const server = testServer()
let sides: readonly [Side, Side]
beforeAll(async () => {
  const owner = await signIn(server, (await makeCompany(server)).owner.username)
  sides = [await makeSide(owner, 'MARKNORTH'), await makeSide(owner, 'MARKSOUTH')]
})

/** A company, its first administrator with an own password, and a unit, a position and a person of it. */
async function makeSide(owner: string, marker: string): Promise<Side> {
  const { data } = await call(server, owner, createWorkspace, {
    name: `${marker} company`,
    administrator: 'add',
    adminFirstName: `${marker}-first`,
    adminLastName: `${marker}-last`,
    adminUsername: marker,
  })
  const { username = '', temporaryPassword: oldPassword = '' } = data.administrator ?? {}
  const first = (await call(server, null, employeeLogin, { username, password: oldPassword })).data
  const passwords = { oldPassword, newPassword: 'Wat-Xieng-1' }
  const { token = '' } = (await call(server, first.token, changePassword, passwords)).data
  const unit = await call(server, token, createOrgNode, {
    name: `${marker} unit`,
    nameLo: '',
    parentId: null,
  })
  const position = await call(server, token, createPosition, { name: `${marker} position` })
  const header = 'Staff ID,First name,Last name,Start date,Unit,Position'
  const row = `${marker}-1,${marker}-given,${marker}-family,2024-01-08,${marker} unit,${marker} position`
  const people = await importPeople(server, token, `${header}\n${row}\n`)
  expect([unit.status, position.status, people.status]).toEqual([200, 200, 200])
  const employees = await inCompany(server, data.id, trx => trx.from('employee').select('id').execute())
  return {
    marker,
    token,
    ids: [data.id, unit.data.id, position.data.id, ...employees.map(({ id }) => String(id))],
  }
}

/** Every reading call of a company: with a search that finds the marks of both, and with each id in its path. */
function urls({ ids }: Side): string[] {
  return jsonReadings.flatMap(({ path, asks }) => {
    const query = new URLSearchParams({
      ...(asks.has('search') && { search: 'MARK' }),
      ...(asks.has('from') && { from: '2026-03-01' }),
      ...(asks.has('to') && { to: '2026-03-31' }),
      ...(asks.has('year') && { year: '2026' }),
      ...(asks.has('date') && { date: '2026-03-02' }),
    })
    const plain = path.includes(':') ? ids.map(id => path.replaceAll(/:\w+/g, id)) : [path]
    return plain.map(one => `/api${one}?${query}`)
  })
}

test.each([
  [0, 1],
  [1, 0],
] as const)('the administrator of company %i finds nothing of company %i', async (own, other) => {
  const bodies = await bodiesOf(server, sides[own].token, urls(sides[other]))
  const leaks = bodies.filter(body => body.includes(sides[other].marker))
  expect(leaks).toEqual([])
  expect(bodies.length).toBeGreaterThan(100)
})

test('each administrator finds the marks of the own company in many answers', async () => {
  for (const side of sides) {
    const { token, marker } = side
    const bodies = await bodiesOf(server, token, urls(side))
    expect(bodies.filter(body => body.includes(marker)).length).toBeGreaterThan(15)
  }
})
