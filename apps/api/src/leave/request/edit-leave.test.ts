// Editing a pending request (R7): changes that restart the line, returned and reserved days, and files.
import { describe, expect, test } from 'vitest'
import { approveLeave, cancelLeave, editLeave, leaveBalances, previewLeave } from '@hr/contract/leave.ts'
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { call } from '#test/call.ts'
import { detail, inOwnCompany, leaveCompany, leaveRows, requested } from '#test/leave.ts'
import type { Draft } from '#test/leave.ts'

const { server, company } = inOwnCompany({ staysSound: true })

type More = Partial<Draft> & { readonly keepFileIds?: string[]; readonly seenHistory?: number }
type Sent = { readonly token?: string | null; readonly files?: { name: string; bytes: Uint8Array }[] }

/** As the form sends it: everything unchanged except the given changes. */
const edit = ({ id, history }: LeaveRequestDetail, changes: More = {}, { token, files = [] }: Sent = {}) => {
  const input = { ...company.draft(), id, seenHistory: history.length, ...changes }
  return call(server, token === undefined ? company.tokens.employee : token, editLeave, input, { files })
}
const approve = (id: string, token = company.tokens.manager) => call(server, token, approveLeave, { id })
const annual = async (code: 'ANNUAL' | 'PERSONAL' = 'ANNUAL') =>
  (await call(server, company.tokens.employee, leaveBalances, {})).data.find(
    row => row.leaveTypeId === company.types[code],
  )
const titles = async (token: string) =>
  (await call(server, token, listNotifications, {})).data.rows.map(row => row.title)
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n')

describe('effects', () => {
  test('only the reason: line, days and ledger stay', async () => {
    const made = await requested(server, company)
    await approve(made.id)
    const before = await leaveRows(company)
    const seen = await detail(server, company.tokens.employee, made.id)
    const done = (await edit(seen, { reason: 'My sister marries' })).data
    expect(done).toMatchObject({ reason: 'My sister marries', status: 'PENDING', progress: { order: 2 } })
    const after = await leaveRows(company)
    expect([after.steps, after.entries, after.halfDays]).toEqual([
      before.steps,
      before.entries,
      before.halfDays,
    ])
    expect(done.history.at(-1)).toMatchObject({ action: 'EDITED', approveOrder: null, comment: '' })
    expect(JSON.stringify(after.audit.at(-1))).not.toContain('marries')
    expect(await titles(company.tokens.manager)).toContain('employee Tester changed a leave request')
    expect(await titles(company.tokens.hr)).toContain('employee Tester changed a leave request')
  })

  test('what it reserves is shown as available for its own edit only', async () => {
    const made = await requested(server, company, { from: '2026-03-10', to: '2026-03-12' })
    await requested(server, company, { from: '2026-03-16', to: '2026-03-16' })
    const free = async (requestId?: string, token = company.tokens.employee) =>
      (await call(server, token, leaveBalances, requestId === undefined ? {} : { requestId })).data.find(
        row => row.leaveTypeId === company.types.ANNUAL,
      )
    expect((await free())?.available).toBe(22)
    expect(await free(made.id)).toMatchObject({ available: 28, pending: 2 })
    const { colleague } = company.tokens
    expect((await call(server, colleague, leaveBalances, { requestId: made.id })).status).toBe(404)
  })

  test('other dates: returned, reserved, and the line restarts', async () => {
    const made = await requested(server, company)
    await approve(made.id)
    const seen = await detail(server, company.tokens.employee, made.id)
    const done = (await edit(seen, { from: '2026-03-10', to: '2026-03-12', toHalf: 'AM' })).data
    expect(done).toMatchObject({
      status: 'PENDING',
      from: '2026-03-10',
      to: '2026-03-12',
      halfDays: 5,
      progress: { order: 1, total: 2 },
    })
    expect(done.days).toHaveLength(5)
    expect(done.steps.map(step => step.status)).toEqual(['PENDING', 'PENDING'])
    expect(done.history.map(event => [event.action, event.approveOrder])).toEqual([
      ['REQUESTED', null],
      ['APPROVED', 1],
      ['EDITED', 1],
    ])
    expect(done.history.at(-1)?.comment).toBe(
      'Annual leave, 10/03/2026 (1 day) → Annual leave, 10/03/2026 to 12/03/2026 (2.5 days, last day until noon)',
    )
    expect(await annual()).toMatchObject({ pending: 5, available: 25 })
    // The manager decides again; HR is no longer asked.
    expect((await titles(company.tokens.manager))[0]).toBe('Leave request awaiting your approval')
    expect((await titles(company.tokens.hr))[0]).toBe('employee Tester changed a leave request')
    await approve(made.id)
    expect((await approve(made.id, company.tokens.hr)).data.status).toBe('APPROVED')
    expect(await annual()).toMatchObject({ pending: 0, used: 5 })
  })

  test('another type: the days move from one balance to the other', async () => {
    const made = await requested(server, company)
    const personal = await annual('PERSONAL')
    await edit(made, { leaveTypeId: company.types.PERSONAL })
    expect(await annual()).toMatchObject({ pending: 0, available: 30 })
    expect(await annual('PERSONAL')).toMatchObject({ pending: 2, available: (personal?.available ?? 0) - 2 })
  })

  test('its own days and balance are available to it, other leave is not', async () => {
    const made = await requested(server, company, { from: '2026-03-10', to: '2026-03-12' })
    const other = await requested(server, company, { from: '2026-03-16', to: '2026-03-16' })
    await company.inside(trx =>
      trx
        .updateTable('leave_lot')
        .set({ half_days: 8 })
        .where('leave_type_id', '=', company.types.ANNUAL)
        .where('employee_id', '=', company.employee.id)
        .execute(),
    )
    const draft = { ...company.draft(), from: '2026-03-11', to: '2026-03-13' }
    const preview = await call(server, company.tokens.employee, previewLeave, {
      leaveTypeId: draft.leaveTypeId,
      from: draft.from,
      to: draft.to,
      requestId: made.id,
    })
    expect(preview.data).toMatchObject({ halfDays: 6, balance: { before: 6, after: 0 }, refusal: null })
    const done = (await edit(made, draft)).data
    expect(done.halfDays).toBe(6)
    const more = await edit(done, { from: '2026-03-11', to: '2026-03-14', toHalf: 'AM' })
    expect(more.status).toBe(200) // one more Saturday does not count
    const over = await edit(more.data, { from: '2026-03-10', to: '2026-03-13' })
    expect([over.status, over.code]).toEqual([422, 'LEAVE_BALANCE_NOT_ENOUGH'])
    const onto = await edit(more.data, { from: other.from, to: other.to })
    expect([onto.status, onto.code]).toEqual([422, 'OVERLAPS'])
    expect((await detail(server, company.tokens.employee, made.id)).halfDays).toBe(6)
  })

  test('added approvers: a new line before the first decision, refused later, accepted with other dates', async () => {
    const made = await requested(server, company)
    const approverIds = [company.colleague.id]
    const added = (await edit(made, { approverIds })).data
    expect(added.steps.map(step => step.approver?.id)).toEqual([
      company.manager.id,
      company.colleague.id,
      undefined,
    ])
    expect(added.history.at(-1)).toMatchObject({ action: 'EDITED', approveOrder: 1 })
    await approve(made.id)
    const seen = await detail(server, company.tokens.employee, made.id)
    const before = await leaveRows(company)
    const refused = await edit(seen, { approverIds: [] })
    expect([refused.status, refused.fields.approverIds]).toEqual([
      400,
      'Someone has already approved, so extra approvers cannot be changed',
    ])
    expect(await leaveRows(company)).toEqual(before)
    const moved = await edit(seen, { approverIds: [], from: '2026-03-11', to: '2026-03-11' })
    expect(moved.data.steps.map(step => step.approver?.id)).toEqual([company.manager.id, undefined])
  })

  test('files: kept, removed, added; all kept if none are named; never more than six', async () => {
    const first = await edit(
      await requested(server, company),
      {},
      {
        files: [
          { name: 'one.pdf', bytes: pdf },
          { name: 'two.pdf', bytes: pdf },
        ],
      },
    )
    const [one, two] = first.data.files
    const second = await edit(
      first.data,
      { keepFileIds: [two?.id ?? ''] },
      { files: [{ name: 'three.pdf', bytes: pdf }] },
    )
    expect(second.data.files.map(file => file.name)).toEqual(['two.pdf', 'three.pdf'])
    expect(second.data.steps).toEqual(first.data.steps)
    expect(one).toBeDefined()
    expect(server.jobs.filter(({ queue }) => queue === 'file.remove')).toHaveLength(1)
    const many = Array.from({ length: 5 }, (_, index) => ({ name: `${index}.pdf`, bytes: pdf }))
    const keepFileIds = second.data.files.map(file => file.id)
    const refused = await edit(second.data, { keepFileIds }, { files: many })
    expect([refused.status, refused.fields.files]).toEqual([400, 'Max 6 files exceeded'])
    const third = await edit(second.data, { reason: 'A wedding' })
    expect(third.data.files.map(file => file.name)).toEqual(['two.pdf', 'three.pdf'])
    const refusedToo = await edit(third.data, {}, { files: many })
    expect([refusedToo.status, refusedToo.fields.files]).toEqual([400, 'Max 6 files exceeded'])
    expect((await edit(third.data, { keepFileIds: [] })).data.files).toEqual([])
  })
})

describe('permissions and state', () => {
  test('only the requester', async () => {
    const made = await requested(server, company)
    expect((await edit(made, {}, { token: null })).status).toBe(401)
    expect((await edit(made, {}, { token: company.tokens.hr })).status).toBe(403)
    expect((await edit(made, {}, { token: company.tokens.manager })).status).toBe(403)
    expect((await edit(made, {}, { token: company.tokens.colleague })).status).toBe(404)
    const other = await leaveCompany(server)
    expect((await edit(made, {}, { token: other.tokens.hr })).status).toBe(404)
    expect(made.may.edit).toBe(true)
    expect((await detail(server, company.tokens.hr, made.id)).may.edit).toBe(false)
    const preview = {
      leaveTypeId: company.types.ANNUAL,
      from: '2026-03-10',
      to: '2026-03-10',
      requestId: made.id,
    }
    expect((await call(server, company.tokens.colleague, previewLeave, preview)).status).toBe(404)
  })

  test.each([
    ['a reason that is too short', { reason: 'x' }, 400],
    ['no history seen', { seenHistory: 0 }, 400],
    ['an end before the start', { to: '2026-03-09' }, 422],
  ])('%s is refused', async (_, changes, status) => {
    const made = await requested(server, company)
    const before = await leaveRows(company)
    expect((await edit(made, changes)).status).toBe(status)
    expect(await leaveRows(company)).toEqual(before)
  })

  test('a client that counts no history edits what the request is now', async () => {
    const made = await requested(server, company)
    await approve(made.id)
    const { id } = made
    const edited = await call(server, company.tokens.employee, editLeave, {
      ...company.draft({ from: '2026-03-12', to: '2026-03-12' }),
      id,
    })
    expect([edited.status, edited.data.from]).toEqual([200, '2026-03-12'])
  })

  test('a step approved meanwhile: refused with by whom and when; after reading it again it may be edited', async () => {
    const made = await requested(server, company)
    await approve(made.id)
    const before = await leaveRows(company)
    const late = await edit(made, { from: '2026-03-11', to: '2026-03-11' })
    expect([late.status, late.message]).toEqual([
      409,
      'Already decided: approved by manager Tester, 02/03/2026 09:00',
    ])
    expect(await leaveRows(company)).toEqual(before)
    const seen = await detail(server, company.tokens.employee, made.id)
    expect((await edit(seen, { from: '2026-03-11', to: '2026-03-11' })).status).toBe(200)
  })

  test('edited in another tab meanwhile', async () => {
    const made = await requested(server, company)
    await edit(made, { reason: 'In the other tab' })
    const late = await edit(made, { reason: 'In this tab' })
    expect([late.status, late.code]).toEqual([409, 'STALE'])
    expect((await detail(server, company.tokens.employee, made.id)).reason).toBe('In the other tab')
  })

  test('an ended request', async () => {
    const made = await requested(server, company)
    await call(server, company.tokens.employee, cancelLeave, { id: made.id })
    const late = await edit(made)
    expect([late.status, late.message]).toEqual([
      409,
      'Already decided: cancelled by employee Tester, 02/03/2026 09:00',
    ])
  })

  test('edit against approve: the first succeeds, the other is refused with the reason', async () => {
    for (const day of ['16', '17', '18', '19', '20', '23']) {
      const date = `2026-03-${day}`
      const made = await requested(server, company, { from: date, to: date })
      const [edited, approved] = await Promise.all([
        edit(made, { from: date, to: date, toHalf: 'AM' }),
        approve(made.id),
      ])
      expect([edited.status, approved.status]).toContain(200)
      const { steps, halfDays } = await detail(server, company.tokens.employee, made.id)
      expect(halfDays).toBe(edited.status === 200 ? 1 : 2)
      if (edited.status !== 200)
        expect([edited.code, steps[0]?.status]).toEqual(['ALREADY_DECIDED', 'APPROVED'])
    }
  })
})
