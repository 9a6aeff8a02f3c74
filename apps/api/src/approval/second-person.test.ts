// The second-person rule (R8a): the colleague reports to hr, who also has the permission of the HR step.
import { createDelegation } from '@hr/contract/approval-delegation.ts'
import { approveLeave, listLeaveRequests, rejectLeave } from '@hr/contract/leave.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { detail, inOwnCompany, requested } from '#test/leave.ts'

const { server, company } = inOwnCompany({ staysSound: true })

type Who = 'admin' | 'hr' | 'manager'
const approve = (who: Who, id: string) => call(server, company.tokens[who], approveLeave, { id })
const waiting = async (who: Who) =>
  (await call(server, company.tokens[who], listLeaveRequests, { scope: 'approvals' })).data.rows.map(
    row => row.id,
  )
const asked = async (who: Who) =>
  (await call(server, company.tokens[who], listNotifications, {})).data.rows.filter(
    ({ title }) => title === 'Leave request awaiting your approval',
  ).length
const ofColleague = () => requested(server, company, {}, company.tokens.colleague)

test('the approver of the first step does not decide the HR step while somebody else could', async () => {
  const { id } = await ofColleague()
  expect((await approve('hr', id)).status).toBe(200)
  expect(await waiting('hr')).toEqual([])
  expect(await waiting('admin')).toEqual([id])
  expect([await asked('hr'), await asked('admin')]).toEqual([1, 1])
  expect((await detail(server, company.tokens.hr, id)).may).toMatchObject({
    decide: false,
    decideRefusal: 'SECOND_PERSON_DECIDES',
  })
  expect(await approve('hr', id)).toMatchObject({ status: 403, code: 'SECOND_PERSON_DECIDES' })
  const rejected = await call(server, company.tokens.hr, rejectLeave, { id, comment: 'No' })
  expect(rejected.code).toBe('SECOND_PERSON_DECIDES')
  expect((await approve('admin', id)).data.status).toBe('APPROVED')
})

test('nor a holder for whom a delegate approved it, nor a delegate with the permission', async () => {
  const period = { from: '2026-03-02', to: '2026-03-06' }
  await call(server, company.tokens.hr, createDelegation, { ...period, delegateId: company.manager.id })
  const first = (await ofColleague()).id
  expect((await approve('manager', first)).status).toBe(200)
  expect((await approve('hr', first)).code).toBe('SECOND_PERSON_DECIDES')
  await call(server, company.tokens.manager, createDelegation, { ...period, delegateId: company.hr.id })
  const second = (await requested(server, company)).id
  expect((await approve('hr', second)).status).toBe(200)
  expect((await approve('hr', second)).code).toBe('SECOND_PERSON_DECIDES')
})

test('if nobody else could, the same person decides both', async () => {
  await server.services.db
    .updateTable('account')
    .set({ status: 'inactive' })
    .where('id', '=', company.admin.accountId)
    .execute()
  const { id } = await ofColleague()
  await approve('hr', id)
  expect(await waiting('hr')).toEqual([id])
  expect((await approve('hr', id)).data.status).toBe('APPROVED')
})
