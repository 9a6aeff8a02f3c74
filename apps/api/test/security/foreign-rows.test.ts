// Planted markers: every reading endpoint is called as everybody, and what one person wrote appears only to those who
// may see it.
import { getLeaveRequest, requestLeave } from '@hr/contract/leave.ts'
import { listLeaveTypes } from '@hr/contract/leave-type.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signIn } from '#test/call.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'
import { makePersonas, personaNames } from './personas.ts'
import type { PersonaName, Personas } from './personas.ts'
import { bodiesOf, jsonReadings } from './readings.ts'

const marker = 'marker-3c1f-illness'
/** The owner of the request, its approvers, and HR. */
const mayRead: readonly PersonaName[] = ['employee', 'manager', 'hr', 'admin', 'ownerInside']

let server: TestApp
let personas: Personas
let requestId: string
beforeAll(async () => {
  server = await testApp()
  personas = await makePersonas(server)
  const token = await signIn(server, personas.home.employee.username)
  const types = await call(server, token, listLeaveTypes, {})
  const leaveTypeId = types.data.find(type => type.code === 'ANNUAL')?.id ?? ''
  const draft = { leaveTypeId, from: '2026-03-09', to: '2026-03-09', reason: marker }
  requestId = (await call(server, token, requestLeave, draft)).data.id
})
afterAll(() => server.stop())

const scopes = ['mine', 'team', 'all', 'approvals']
const march = { from: '2026-03-01', to: '2026-03-31' }
const urls = () =>
  jsonReadings.flatMap(({ path, asks }) => {
    const range = asks.has('from') && asks.has('to') ? march : {}
    const queries = asks.has('scope') ? scopes.map(scope => ({ scope, ...range })) : [range]
    return [{}, ...queries].map(
      query => `/api${path.replace(/:\w+/g, requestId)}?${new URLSearchParams(query).toString()}`,
    )
  })

test.each(personaNames)('%s', async persona => {
  const answers = await bodiesOf(server, await personas.tokenOf(persona), [...new Set(urls())])
  expect(answers.some(body => body.includes(marker))).toBe(mayRead.includes(persona))
})

test.each(personaNames.filter(name => !mayRead.includes(name)))('%s changes nothing of it', async persona => {
  const token = await personas.tokenOf(persona)
  for (const verb of ['approve', 'reject', 'cancel']) {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/leave-requests/${requestId}/${verb}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      payload: verb === 'reject' ? { comment: 'no' } : {},
    })
    expect([401, 403, 404]).toContain(answer.statusCode)
    expect(answer.body).not.toContain(marker)
  }
  const owner = await signIn(server, personas.home.employee.username)
  expect((await call(server, owner, getLeaveRequest, { id: requestId })).data.status).toBe('PENDING')
})
