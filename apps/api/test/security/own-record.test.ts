// Nobody changes their own pay or clock by any endpoint (P11): a new endpoint fails this test until it is classified.
import { saveApprovalTemplate } from '@hr/contract/approval-template.ts'
import { importPunches } from '@hr/contract/attendance-import.ts'
import { overruleDays } from '@hr/contract/attendance-overrule.ts'
import { listAudit } from '@hr/contract/audit.ts'
import { importEmployees } from '@hr/contract/employee-import.ts'
import { bulkChange, previewBulkChange } from '@hr/contract/bulk-change.ts'
import { getEmployee } from '@hr/contract/employee-record.ts'
import { updateEmployee } from '@hr/contract/employee-change.ts'
import { allEndpoints } from '@hr/contract/endpoints.ts'
import { importAdjustments } from '@hr/contract/leave-adjustment-import.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { getProfile } from '@hr/contract/session.ts'
import { assignWorkShift } from '@hr/contract/shift-holder.ts'
import { listWorkShifts } from '@hr/contract/work-shift.ts'
import { personAreas } from '@hr/domain/access/own-record.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { testServer } from '#test/test-server.ts'
import { ownCalls } from './own-record-calls.ts'
import { ownRecordDoors } from './own-record-doors.ts'

const monday = '2026-03-02'
const reason = 'The reader was broken'
const server = testServer()
const company = keptPerTest(server, attendanceCompany)
let shiftId: string
beforeEach(async () => {
  server.setNow(vientiane('2026-03-04', '12:00'))
  const shifts = (await call(server, await company.as('hr'), listWorkShifts, {})).data
  shiftId = shifts.find(({ isDefault }) => isDefault)?.id ?? ''
})

test('every endpoint that writes is classified once', () => {
  const writing = allEndpoints.filter(({ endpoint }) => endpoint.method !== 'GET')
  expect(Object.values(ownRecordDoors).flat().toSorted()).toEqual(
    writing.map(({ feature, name }) => `${feature}.${name}`).toSorted(),
  )
})

const blockedFor = async (who: 'hr' | 'admin' | 'employee') =>
  (await call(server, await company.as(who), getProfile, {})).data.blockedForOneself

test('the profile lists what somebody else must change for the caller', async () => {
  expect(await blockedFor('admin')).toEqual([...personAreas])
  expect(await blockedFor('hr')).toEqual([...personAreas])
  expect(await blockedFor('employee')).toEqual([])
})

/** Everything that a guarded call could write. */
const stored = () =>
  company.inside(async trx => {
    const { rows } = await sql<Record<string, unknown>>`
      select (select json_agg(e order by e.id) from employee e) as employees,
        (select json_agg(j order by j.employee_id, j.valid_from) from employee_job j) as jobs,
        (select count(*) from employee_shift) as shifts,
        (select count(*) from punch) as punches,
        (select count(*) from punch_void) as voided,
        (select count(*) from attendance_overrule) as overrules,
        (select count(*) from attendance_overrule_undo) as undone,
        (select count(*) from ot_correction) as corrections,
        (select count(*) from ot_correction_undo) as "undoneCorrections",
        (select count(*) from leave_lot) as lots,
        (select count(*) from leave_adjustment) as adjustments,
        (select count(*) from device_holder) as holders,
        (select count(*) from audit_entry) as audit`.execute(trx)
    return rows
  })

describe.each(['hr', 'admin'] as const)('%s about their own record', who => {
  test.each(ownRecordDoors.guarded)('%s is refused, and nothing is changed', async name => {
    const attempt = await ownCalls({ server, company, shiftId })[name](who, await company.as(who))
    const before = await stored()
    expect(await attempt()).toMatchObject({ status: 403, code: 'OWN_RECORD' })
    expect(await stored()).toEqual(before)
  })
})

test('an approval line that names the caller waits for a second person', async () => {
  const items = [{ resolver: 'EMPLOYEE' as const, employeeId: company.admin.id }]
  const { data } = await call(server, await company.as('admin'), saveApprovalTemplate, {
    kind: 'LEAVE',
    items,
  })
  expect(data).toMatchObject({ version: 'LINE_MANAGER,PERMISSION', proposal: { may: { decide: false } } })
})

test('the caller may change their own phone in the employee form', async () => {
  const { id } = company.hr
  const token = await company.as('hr')
  const { version } = (await call(server, token, getEmployee, { id })).data
  const changed = await call(server, token, updateEmployee, { id, version, maritalStatus: 'married' })
  expect(changed.status).toBe(200)
})

const csv = (...lines: readonly string[]) => ({
  files: [{ name: 'file.csv', bytes: Buffer.from(lines.join('\n')) }],
})

describe("a file or a bulk change skips the caller's own row and changes the others", () => {
  test('unit and shift of many people', async () => {
    const token = await company.as('hr')
    const employeeIds = [company.hr.id, company.employee.id]
    const unit = { employeeIds, from: monday, unitId: company.units.company }
    const preview = (await call(server, token, previewBulkChange, unit)).data
    expect(preview).toMatchObject({ changed: 1, unchanged: 0, refused: 0 })
    expect(preview.rows.map(({ refusal }) => refusal?.code)).toEqual(['OWN_RECORD', undefined])
    expect((await call(server, token, bulkChange, unit)).data).toEqual({
      changed: 1,
      unchanged: 0,
      leftOut: 1,
    })
    const shift = { id: shiftId, employeeIds, from: monday }
    expect((await call(server, token, assignWorkShift, shift)).data).toEqual({
      changed: 1,
      unchanged: 0,
      leftOut: 1,
    })
    const jobs = await company.inside(trx =>
      trx.selectFrom('employee_job').select(['employee_id', 'unit_id']).execute(),
    )
    expect(jobs.filter(job => job.employee_id === company.hr.id)).toMatchObject([
      { unit_id: company.units.office },
    ])
  })

  test('overrules of many days', async () => {
    for (const id of [company.hr.id, company.employee.id]) await company.byHand(monday, '09:00', 'admin', id)
    const days = [company.hr.id, company.employee.id].map(employeeId => ({ employeeId, date: monday }))
    const { data } = await call(server, await company.as('hr'), overruleDays, { days, type: 'LATE', reason })
    expect(data).toMatchObject({ days: 1, leftOut: [{ code: 'OWN_RECORD', days: 1 }] })
  })

  test('punches', async () => {
    const [own, theirs] = await staffIds(company.hr.id, company.employee.id)
    const file = csv('staffId,at', `${own},2026-03-03 08:00`, `${theirs},2026-03-03 08:00`)
    const { data } = await call(server, await company.as('hr'), importPunches, { dryRun: false }, file)
    expect(data.added).toBe(1)
    expect(data.badLines).toMatchObject({
      total: 1,
      rows: [
        {
          row: 2,
          value: own,
          message: 'You cannot change your own record. Ask another HR officer or an administrator',
        },
      ],
    })
  })

  test('adjustments of leave', async () => {
    const [own, theirs] = await staffIds(company.hr.id, company.employee.id)
    const rows = [own, theirs].map(id => `${id},ANNUAL,1,2026-03-02,Corrected`)
    const file = csv('Staff ID,Leave type,Days,Date,Reason', ...rows)
    const token = await company.as('hr')
    const { data } = await call(server, token, importAdjustments, { dryRun: false }, file)
    expect(data).toMatchObject({ booked: 1, errors: [], leftOut: [{ row: 2, value: own }] })
  })

  test('employees', async () => {
    const [own, theirs] = await staffIds(company.hr.id, company.employee.id)
    const file = csv('Staff ID,Cost center', `${own},NEW`, `${theirs},NEW`)
    const token = await company.as('hr')
    const { data } = await call(server, token, importEmployees, { dryRun: false }, file)
    expect(data).toMatchObject({ updated: 1, errors: [], leftOut: [{ row: 2, value: own }] })
  })
})

async function staffIds(...ids: readonly number[]): Promise<string[]> {
  const rows = await company.inside(trx => trx.selectFrom('employee').select(['id', 'staff_id']).execute())
  return ids.map(id => rows.find(row => row.id === id)?.staff_id ?? '')
}

describe('if nobody else can do it', () => {
  const closed = (...people: readonly { readonly accountId: string }[]) =>
    server.services.db
      .updateTable('account')
      .set({ status: 'inactive' })
      .where(
        'id',
        'in',
        people.map(({ accountId }) => accountId),
      )
      .execute()
  const bank = async (extra: { readonly ownRecordReason?: string } = {}) => {
    const { id } = company.hr
    const token = await company.as('hr')
    const { version } = (await call(server, token, getEmployee, { id })).data
    return call(server, token, updateEmployee, { id, version, bankName: 'BCEL', ...extra })
  }

  test('a reason is required, marked in the audit log, and sent to the line manager', async () => {
    await closed(company.admin, company.owner)
    expect(await bank()).toMatchObject({
      status: 422,
      code: 'OWN_RECORD_REASON',
      fields: { ownRecordReason: expect.stringMatching(/^Give a reason/) },
    })
    expect((await bank({ ownRecordReason: 'New account' })).status).toBe(200)
    await closed(company.hr)
    await server.services.db
      .updateTable('account')
      .set({ status: 'active' })
      .where('id', '=', company.admin.accountId)
      .execute()
    const admin = await company.as('admin')
    const { rows } = (await call(server, admin, listAudit, { entity: 'employee' })).data
    expect(JSON.stringify(rows[0])).toContain('New account')
    const bell = (await call(server, admin, listNotifications, {})).data.rows[0]
    expect(bell).toMatchObject({ body: expect.stringContaining('New account') })
  })

  test.each([
    ['an administrator', () => company.owner],
    ['the owner of the space', () => company.admin],
  ])('%s is a second person', async (_, gone) => {
    await closed(gone())
    expect((await bank({ ownRecordReason: 'New account' })).code).toBe('OWN_RECORD')
  })

  test('the profile blocks nothing that the only person may change', async () => {
    await closed(company.admin, company.owner)
    expect(await blockedFor('hr')).toEqual([])
  })

  test('the row of a file explains how', async () => {
    await closed(company.admin, company.owner)
    const [own] = await staffIds(company.hr.id)
    const file = csv('Staff ID,Cost center', `${own},NEW`)
    const { data } = await call(server, await company.as('hr'), importEmployees, { dryRun: false }, file)
    expect(data).toMatchObject({ updated: 0, leftOut: [{ message: expect.stringContaining('by hand') }] })
  })
})
