// A preview accepts the body of the request itself (every kind; submit, edit, change) and ignores what it does not need.
import {
  editAttendanceRequest,
  previewAttendanceRequest,
  requestAttendance,
} from '@hr/contract/attendance-request.ts'
import { listAttendanceTypes } from '@hr/contract/attendance-type.ts'
import { amendLeave, approveLeave, editLeave, previewLeave, requestLeave } from '@hr/contract/leave.ts'
import { editOffSiteRequest, previewOffSiteRequest, requestOffSite } from '@hr/contract/off-site-request.ts'
import { expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { approvedByAll, inOwnCompany } from '#test/leave.ts'

const { server, company } = inOwnCompany()

const own = () => company.tokens.employee
const days = { from: '2026-03-10', to: '2026-03-10' }
const files = [{ name: 'letter.pdf', bytes: Buffer.from('%PDF-1.7 a letter') }]
const approverIds = () => [company.colleague.id]
const unread = { keepFileIds: [], seenHistory: 1 }

test('leave: asked with files, edited, changed once approved', async () => {
  const body = { ...company.draft(days), approverIds: approverIds(), fromHalf: 'AM', toHalf: 'PM' } as const
  const shown = await call(server, own(), previewLeave, body, { files })
  expect(shown.data).toMatchObject({ halfDays: 2, refusal: null })
  const { id } = (await call(server, own(), requestLeave, body, { files })).data
  const edit = { ...body, ...unread, reason: 'A longer visit', to: '2026-03-11' }
  const edited = await call(server, own(), previewLeave, { ...edit, requestId: id })
  expect(edited.data).toMatchObject({ halfDays: 4, refusal: null })
  expect((await call(server, own(), editLeave, { ...edit, id })).code).toBe('')
  for (const who of ['manager', 'colleague'] as const)
    await call(server, company.tokens[who], approveLeave, { id })
  await approvedByAll(server, company, id)
  const change = { ...body, to: '2026-03-12' }
  const changed = await call(server, own(), previewLeave, { ...change, requestId: id })
  expect(changed.data).toMatchObject({ halfDays: 6, refusal: null })
  expect((await call(server, own(), amendLeave, { ...change, id })).code).toBe('')
})

test('attendance: asked with files, and edited', async () => {
  const types = (await call(server, own(), listAttendanceTypes, {})).data
  const attendanceTypeId = types.find(({ code }) => code === 'FORGOT')?.id ?? ''
  const body = {
    attendanceTypeId,
    ...days,
    timeIn: '08:30',
    title: 'Forgot to clock in',
    reason: 'Was late to the door',
  }
  const shown = await call(
    server,
    own(),
    previewAttendanceRequest,
    { ...body, approverIds: approverIds() },
    { files },
  )
  expect(shown.data).toMatchObject({ refusal: null, quota: [{ used: 0 }] })
  const { id } = (await call(server, own(), requestAttendance, body, { files })).data
  const edit = { ...body, ...unread, title: 'Forgot it again' }
  const edited = await call(server, own(), previewAttendanceRequest, { ...edit, requestId: id })
  expect(edited.data).toMatchObject({ refusal: null, quota: [{ used: 0 }] })
  expect((await call(server, own(), editAttendanceRequest, { ...edit, id })).code).toBe('')
})

test('work elsewhere: asked with files, and edited', async () => {
  const body = { ...days, place: 'Branch in Pakse', reason: 'Training of the branch' }
  const shown = await call(
    server,
    own(),
    previewOffSiteRequest,
    { ...body, approverIds: approverIds() },
    { files },
  )
  expect(shown.data).toMatchObject({ refusal: null })
  const { id } = (await call(server, own(), requestOffSite, body, { files })).data
  const edit = { ...body, ...unread, place: 'Branch in Savannakhet' }
  const edited = await call(server, own(), previewOffSiteRequest, { ...edit, requestId: id })
  expect(edited.data).toMatchObject({ refusal: null })
  expect((await call(server, own(), editOffSiteRequest, { ...edit, id })).code).toBe('')
})

test('an incomplete reason is accepted by a preview; an unknown field is not', async () => {
  const begun = await call(server, own(), previewLeave, { ...company.draft(days), reason: 'F' })
  expect(begun.data.refusal).toBeNull()
  const odd = { ...company.draft(days), colour: 'red' }
  expect((await call(server, own(), previewLeave, odd)).status).toBe(400)
})
