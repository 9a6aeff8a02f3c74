// The dashboard in one call: each part is what its own call answers, and nothing that the reader may not read.
import { dashboardReads, getDashboard } from '@hr/contract/dashboard.ts'
import type { Endpoint } from '@hr/contract/endpoint.ts'
import { requestLeave } from '@hr/contract/leave.ts'
import { myPermissions } from '@hr/contract/permission.ts'
import { expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { inOwnCompany } from '#test/leave.ts'

const { server, company } = inOwnCompany()
const today = '2026-03-02'

const readers = ['employee', 'manager', 'hr', 'admin', 'owner'] as const

test.each(readers)('each part of the dashboard of %s is the answer of its own call', async who => {
  await call(server, company.tokens.employee, requestLeave, company.draft())
  const token = company.tokens[who]
  const permissions = (await call(server, token, myPermissions, {})).data
  const access = { isAdmin: who === 'admin' || who === 'owner', permissions }
  const reader = { access, isEmployee: who !== 'owner', today }
  const { data } = await call(server, token, getDashboard, {})
  const shown = Object.entries(dashboardReads).filter(([, { shows }]) => shows(reader))
  expect(Object.keys(data).toSorted()).toEqual(shown.map(([name]) => name).toSorted())
  for (const [name, { endpoint, input }] of shown) {
    const own = await call(server, token, endpoint as Endpoint, input(reader))
    expect([own.status, own.data], name).toEqual([200, data[name as keyof typeof data]])
  }
})
