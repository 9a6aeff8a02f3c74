// Notifications that ask for a decision end when somebody decides, and say by whom (N1, R4).
import { approveLeave, cancelLeave, editLeave, rejectLeave } from '@hr/contract/leave.ts'
import { listNotifications, unreadNotification } from '@hr/contract/notification.ts'
import { approveProposal, listProposals, proposeChange } from '@hr/contract/employee-proposal.ts'
import { expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { inOwnCompany, requested } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'

const { server, company } = inOwnCompany()

type Who = keyof LeaveCompany['tokens']
const bell = async (who: Who, language = 'en') =>
  (
    await call(
      server,
      company.tokens[who],
      listNotifications,
      {},
      { headers: { 'accept-language': language } },
    )
  ).data
/** What asks `who` to decide, with its ending. */
const asks = async (who: Who, language = 'en') =>
  (await bell(who, language)).rows
    .filter(row => row.asksFor !== null)
    .map(({ asksFor, kind, ended, readAt }) => ({ asksFor, kind, ended, isRead: readAt !== null }))

test('a request asks its approver, and ends for everybody with the decision', async () => {
  const { id } = await requested(server, company)
  const open = { asksFor: id, kind: 'LEAVE', ended: null, isRead: false }
  expect(await asks('manager')).toEqual([open])
  await call(server, company.tokens.manager, approveLeave, { id })
  const by = { ...open, isRead: true, ended: 'Approved by manager Tester' }
  expect(await asks('manager')).toEqual([by])
  expect((await asks('manager', 'lo'))[0]?.ended).toMatch(/^ອະນຸມັດໂດຍ /)
  const hr = await asks('hr')
  expect(hr).toEqual([open])
  await call(server, company.tokens.admin, rejectLeave, { id, comment: 'Too many away' })
  expect((await asks('hr'))[0]?.ended).toMatch(/^Rejected by /)
  expect((await bell('hr')).unread).toBe(0)
  expect((await asks('manager'))[0]).toEqual(by)
})

test('withdrawing ends it, editing keeps it for those who are still asked', async () => {
  const { id, historyCount } = await requested(server, company)
  const changed = { ...company.draft({ reason: 'Another reason' }), id, seenHistory: historyCount }
  expect((await call(server, company.tokens.employee, editLeave, changed)).status).toBe(200)
  expect((await asks('manager')).map(({ ended }) => ended)).toEqual([null])
  await call(server, company.tokens.employee, cancelLeave, { id, reason: 'Plans changed' })
  expect((await asks('manager')).map(({ ended, isRead }) => [ended, isRead])).toEqual([
    ['Cancelled by employee Tester', true],
  ])
})

test('new dates ask the approver again, and the notification with the old dates ends', async () => {
  const made = await requested(server, company)
  const { id, historyCount } = made
  const date = '2026-03-11'
  const changed = { ...company.draft({ from: date, to: date }), id, seenHistory: historyCount }
  expect(changed.from).not.toBe(made.from)
  expect((await call(server, company.tokens.employee, editLeave, changed)).status).toBe(200)
  const { rows } = await bell('manager')
  expect(rows.filter(row => row.asksFor === id)).toMatchObject([
    { title: 'employee Tester changed a leave request', ended: null, readAt: null },
    { title: 'Leave request awaiting your approval', ended: 'Changed by employee Tester' },
  ])
  await call(server, company.tokens.manager, approveLeave, { id })
  expect((await asks('manager')).map(({ ended }) => ended)).toEqual([
    'Approved by manager Tester',
    'Changed by employee Tester',
  ])
})

test('an ended one stays read', async () => {
  const { id } = await requested(server, company)
  await call(server, company.tokens.manager, approveLeave, { id })
  const row = (await bell('manager')).rows.find(one => one.asksFor === id)
  const again = await call(server, company.tokens.manager, unreadNotification, { id: row?.id ?? '' })
  expect([again.status, (await bell('manager')).unread]).toEqual([404, 0])
})

test('a refused decision ends nothing', async () => {
  const { id } = await requested(server, company)
  expect((await call(server, company.tokens.colleague, approveLeave, { id })).status).toBe(404)
  expect((await asks('manager')).map(({ ended }) => ended)).toEqual([null])
})

test('a proposed change of a record ends in the same way', async () => {
  await call(server, company.tokens.employee, proposeChange, { firstName: 'Somchai', reason: 'Misspelt' })
  expect((await asks('hr')).map(({ kind, ended }) => [kind, ended])).toEqual([['EMPLOYEE', null]])
  const [proposal] = (await call(server, company.tokens.admin, listProposals, {})).data.rows
  await call(server, company.tokens.admin, approveProposal, { id: proposal?.id ?? '', comment: '' })
  expect((await asks('hr'))[0]?.ended).toMatch(/^Approved by /)
})
