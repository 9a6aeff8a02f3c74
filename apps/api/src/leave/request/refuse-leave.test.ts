// Refusals of leave requests, with the same message in the preview (L1, L7-L9, spec 5).
import { expect, test } from 'vitest'
import { previewLeave, requestLeave } from '@hr/contract/leave.ts'
import { call } from '#test/call.ts'
import { inOwnCompany, leaveCompany, leaveRows, requested } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'

const { server, company } = inOwnCompany()

const refusals = [
  ['END_BEFORE_START', { from: '2026-03-11', to: '2026-03-10' }],
  ['END_BEFORE_START', { fromHalf: 'PM', toHalf: 'AM' }],
  ['TOO_LONG', { from: '2026-03-10', to: '2027-03-11' }],
  ['NOTHING_COUNTED', { from: '2026-03-14', to: '2026-03-15' }],
  ['LEAVE_BALANCE_NOT_ENOUGH', { from: '2026-03-10', to: '2026-04-03' }],
] as const
test.each(refusals)('%s, also in the preview', async (code, changes) => {
  const before = await leaveRows(company)
  const draft = company.draft(changes)
  const answer = await call(server, company.tokens.employee, requestLeave, draft)
  expect([answer.status, answer.code]).toEqual([422, code])
  const { reason: _, ...drafted } = draft
  const preview = (await call(server, company.tokens.employee, previewLeave, drafted)).data
  expect(preview.refusal).toEqual({ code, message: answer.message })
  expect(await leaveRows(company)).toEqual(before)
})

test('the spec’s message for a balance that is too low, in English and Lao', async () => {
  const draft = company.draft({ to: '2026-04-30' })
  const text = async (language: string) =>
    (
      await call(server, company.tokens.employee, requestLeave, draft, {
        headers: { 'accept-language': language },
      })
    ).message
  expect(await text('en')).toBe('Leave balance not enough')
  expect(await text('lo')).toBe('ວັນພັກຄົງເຫຼືອບໍ່ພຽງພໍ')
})

test('OVERLAPS, with the day, unless the other leave has ended or takes the other half', async () => {
  await requested(server, company, { from: '2026-03-10', to: '2026-03-11', toHalf: 'AM' })
  const again = await call(
    server,
    company.tokens.employee,
    requestLeave,
    company.draft({ from: '2026-03-11', to: '2026-03-12' }),
  )
  expect([again.status, again.code, again.message]).toEqual([
    422,
    'OVERLAPS',
    'You already have leave on 11/03/2026',
  ])
  await requested(server, company, { from: '2026-03-11', to: '2026-03-11', fromHalf: 'PM' })
})

test('FILE_REQUIRED above two days of sick leave', async () => {
  const draft = company.draft({ leaveTypeId: company.types.SICK, from: '2026-03-10', to: '2026-03-12' })
  const without = await call(server, company.tokens.employee, requestLeave, draft)
  expect([without.status, without.code]).toEqual([422, 'FILE_REQUIRED'])
  expect(without.message).toBe('Attach a file: required for leave over 2 days')
  const pdf = { name: 'certificate.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }
  const withFile = await call(server, company.tokens.employee, requestLeave, draft, { files: [pdf] })
  expect(withFile.data.files).toMatchObject([
    { name: 'certificate.pdf', contentType: 'application/pdf', bytes: 15 },
  ])
})

test('GENDER_LIMIT, TYPE_INACTIVE and TOO_MANY_CONSECUTIVE_DAYS', async () => {
  const code = async (changes: Parameters<LeaveCompany['draft']>[0]) =>
    (await call(server, company.tokens.employee, requestLeave, company.draft(changes))).code
  expect(await code({ leaveTypeId: company.types.PATERNITY })).toBe('GENDER_LIMIT')
  await company.inside(trx =>
    trx.updateTable('leave_type').set({ max_consecutive_days: 2 }).where('code', '=', 'ANNUAL').execute(),
  )
  expect(await code({ to: '2026-03-12' })).toBe('TOO_MANY_CONSECUTIVE_DAYS')
  await company.inside(trx =>
    trx.updateTable('leave_type').set({ is_active: false }).where('code', '=', 'ANNUAL').execute(),
  )
  expect(await code({})).toBe('TYPE_INACTIVE')
})

test('invalid input, field by field', async () => {
  const answer = await call(server, company.tokens.employee, requestLeave, {
    ...company.draft(),
    leaveTypeId: 'x',
    from: '2026-02-30',
    reason: 'no',
  })
  expect(answer.status).toBe(400)
  expect(answer.fields).toEqual({
    leaveTypeId: 'Leave type is not valid',
    from: 'Date must be valid',
    reason: 'Must be at least 3 charactors',
  })
  const unknown = await call(
    server,
    company.tokens.employee,
    requestLeave,
    company.draft({ approverIds: [2_000_000] }),
  )
  expect([unknown.status, Object.keys(unknown.fields)]).toEqual([400, ['approverIds.0']])
})

test('no session, no permission, the owner without an employee record', async () => {
  expect((await call(server, null, requestLeave, company.draft())).status).toBe(401)
  const owner = await call(server, company.tokens.owner, requestLeave, company.draft())
  expect([owner.status, owner.code]).toEqual([422, 'NO_EMPLOYEE_RECORD'])
  await company.inside(trx =>
    trx.deleteFrom('employee_role').where('employee_id', '=', company.employee.id).execute(),
  )
  expect((await call(server, company.tokens.employee, requestLeave, company.draft())).status).toBe(403)
})

test('a leave type of another company is not found', async () => {
  const other = await leaveCompany(server)
  const { reason, ...draft } = company.draft({ leaveTypeId: other.types.ANNUAL })
  expect((await call(server, company.tokens.employee, previewLeave, draft)).status).toBe(404)
  expect((await call(server, company.tokens.employee, requestLeave, { ...draft, reason })).status).toBe(404)
})
