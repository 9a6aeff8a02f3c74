// A definition under which only the caller works is their own clock and pay, so P11 guards it like their record.
import {
  createAttendanceRates,
  deleteAttendanceRate,
  previewNewRates,
  previewRateChange,
  previewRateDeletion,
  updateAttendanceRate,
} from '@hr/contract/attendance-rate.ts'
import { listAudit } from '@hr/contract/audit.ts'
import { getCompanyProfile } from '@hr/contract/company-profile.ts'
import { previewTimeZone, setTimeZone } from '@hr/contract/company-time-zone.ts'
import { createOtSetting, deleteOtSetting, updateOtSetting } from '@hr/contract/ot-setting.ts'
import { createPosition, mergeJobGrade, mergePosition, previewJobGradeMerge } from '@hr/contract/position.ts'
import { assignWorkShift } from '@hr/contract/shift-holder.ts'
import {
  createWorkShift,
  getWorkShift,
  listWorkShifts,
  previewDefaultWorkShift,
  previewWorkShift,
  setDefaultWorkShift,
  updateWorkShift,
} from '@hr/contract/work-shift.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { keptWorld } from '#test/kept-world.ts'
import { leaveCompany } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import { otSettingInput } from '#test/overtime.ts'
import { testServer } from '#test/test-server.ts'
import { ownRecordDoors } from './own-record-doors.ts'

const monday = '2026-03-02'
const items = [1, 2, 3, 4, 5].map(day => ({ day, timeIn: '08:30', timeOut: '17:30' }))
const later = items.map(item => ({ ...item, timeIn: '09:30' }))
const rows = [{ minTime: 1, maxTime: 1439, amount: 1000 }]
const free = [{ minTime: 1, maxTime: 1439, amount: 0 }]
const freshCompany = keptWorld(leaveCompany)
const server = testServer()
let company: LeaveCompany
let defaultId: string
beforeEach(async () => {
  server.setNow('2026-03-02T03:00:00Z')
  company = await freshCompany(server)
  const shifts = (await call(server, company.tokens.hr, listWorkShifts, {})).data
  defaultId = shifts.find(({ isDefault }) => isDefault)?.id ?? ''
})

const everybody = () =>
  [company.admin, company.hr, company.manager, company.employee, company.colleague].map(({ id }) => id)

/** A shift that these people have from Monday, assigned by somebody else. */
async function shiftOf(...employeeIds: readonly number[]) {
  const shift = { name: 'Late', from: '2026-01-01', items }
  const { id } = (await call(server, company.tokens.owner, createWorkShift, shift)).data
  if (employeeIds.length > 0)
    await call(server, company.tokens.owner, assignWorkShift, {
      id,
      employeeIds: [...employeeIds],
      from: monday,
    })
  return (await call(server, company.tokens.hr, getWorkShift, { id })).data
}

const gradeId = (name: string) =>
  company.inside(trx =>
    trx.selectFrom('job_grade').select('id').where('name', '=', name).executeTakeFirstOrThrow(),
  )

/** Only these people have the grade SO. */
async function gradeOf(...employeeIds: readonly number[]) {
  const { id } = await gradeId('SO')
  await company.inside(trx =>
    trx
      .updateTable('employee_job')
      .set({ job_grade_id: id })
      .where('employee_id', 'in', [...employeeIds])
      .execute(),
  )
  return id
}

async function rateOf(...employeeIds: readonly number[]) {
  const table = { jobGradeIds: [await gradeOf(...employeeIds)], from: '2026-02-01', rows }
  const { rates } = (await call(server, company.tokens.owner, createAttendanceRates, table)).data
  return { id: rates[0]?.id ?? '', version: rates[0]?.version ?? 0, from: '2026-02-01', rows: free }
}

/** HR may change what only administrators change. */
const trustHr = (group: 'OT_SETTING' | 'COMPANY_PROFILE' = 'OT_SETTING') =>
  company.inside(async trx => {
    const { id } = await trx
      .selectFrom('role')
      .select('id')
      .where('code', '=', 'HR')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('role_permission')
      .values({ workspace_id: trx.workspaceId, role_id: id, group_name: group, action: 'all' })
      .execute()
  })

async function overtimeOf(...employeeIds: readonly number[]) {
  await trustHr()
  const setting = otSettingInput({ jobGradeIds: [await gradeOf(...employeeIds)] })
  const { id, version } = (await call(server, company.tokens.owner, createOtSetting, setting)).data
  return { ...setting, id, version, maxHourPerDay: 2 }
}

/** Everybody else has left. */
async function companyOf(...employeeIds: readonly number[]) {
  await trustHr('COMPANY_PROFILE')
  await company.inside(trx =>
    trx
      .updateTable('employee')
      .set({ ended_on: '2026-03-01', status: 'terminated' })
      .where('id', 'not in', [...employeeIds])
      .execute(),
  )
  return (await call(server, company.tokens.hr, getCompanyProfile, {})).data
}

async function positionOf(...employeeIds: readonly number[]) {
  const add = async (name: string) =>
    (await call(server, company.tokens.owner, createPosition, { name })).data.id
  const [id, intoId] = [await add('Cashier'), await add('Clerk')]
  await company.inside(trx =>
    trx
      .updateTable('employee_job')
      .set({ position_id: id })
      .where('employee_id', 'in', [...employeeIds])
      .execute(),
  )
  return { id, intoId }
}

type Answer = Promise<{ status: number; code: string }>
type Extra = { readonly ownRecordReason?: string }

/** HR's change of a definition under which exactly these people work. */
const calls: Record<
  (typeof ownRecordDoors.onlyHolder)[number],
  (...people: readonly number[]) => Promise<(extra?: Extra) => Answer>
> = {
  'attendanceRate.createAttendanceRates': async (...people) => {
    const table = { jobGradeIds: [await gradeOf(...people)], from: monday, rows }
    return extra => call(server, company.tokens.hr, createAttendanceRates, { ...table, ...extra })
  },
  'attendanceRate.updateAttendanceRate': async (...people) => {
    const rate = await rateOf(...people)
    return extra => call(server, company.tokens.hr, updateAttendanceRate, { ...rate, ...extra })
  },
  'attendanceRate.deleteAttendanceRate': async (...people) => {
    const { id } = await rateOf(...people)
    return extra => call(server, company.tokens.hr, deleteAttendanceRate, { id, ...extra })
  },
  'companyTimeZone.setTimeZone': async (...people) => {
    const { version } = await companyOf(...people)
    const change = { timeZone: 'Asia/Hong_Kong', version }
    return extra => call(server, company.tokens.hr, setTimeZone, { ...change, ...extra })
  },
  'otSetting.createOtSetting': async (...people) => {
    await trustHr()
    const setting = otSettingInput({ jobGradeIds: [await gradeOf(...people)] })
    return extra => call(server, company.tokens.hr, createOtSetting, { ...setting, ...extra })
  },
  'otSetting.updateOtSetting': async (...people) => {
    const setting = await overtimeOf(...people)
    return extra => call(server, company.tokens.hr, updateOtSetting, { ...setting, ...extra })
  },
  'otSetting.deleteOtSetting': async (...people) => {
    const { id } = await overtimeOf(...people)
    return extra => call(server, company.tokens.hr, deleteOtSetting, { id, ...extra })
  },
  'position.mergeJobGrade': async (...people) => {
    const id = await gradeOf(...people)
    const { id: intoId } = await gradeId('O')
    return extra => call(server, company.tokens.hr, mergeJobGrade, { id, intoId, ...extra })
  },
  'position.mergePosition': async (...people) => {
    const merge = await positionOf(...people)
    return extra => call(server, company.tokens.hr, mergePosition, { ...merge, ...extra })
  },
  'workShift.setDefaultWorkShift': async (...people) => {
    // Everybody else has their own shift.
    const own = everybody().filter(id => !people.includes(id))
    const { id } = await shiftOf(...own)
    return extra => call(server, company.tokens.hr, setDefaultWorkShift, { id, takeDays: false, ...extra })
  },
  'workShift.updateWorkShift': async (...people) => {
    const { id, name, version } = await shiftOf(...people)
    const change = { id, name, version, from: monday, items: later, takeDays: false }
    return extra => call(server, company.tokens.hr, updateWorkShift, { ...change, ...extra })
  },
}

describe.each(ownRecordDoors.onlyHolder)('%s', name => {
  test('is refused if it affects only the caller', async () => {
    const attempt = await calls[name](company.hr.id)
    expect(await attempt()).toMatchObject({ status: 403, code: 'OWN_RECORD' })
  })

  test('is accepted if it affects somebody else too', async () => {
    const attempt = await calls[name](company.hr.id, company.colleague.id)
    expect(await attempt()).toMatchObject({ status: 200 })
  })

  test('is accepted if it does not affect the caller', async () => {
    const attempt = await calls[name](company.colleague.id)
    expect(await attempt()).toMatchObject({ status: 200 })
  })

  test('needs a reason if nobody else can do it', async () => {
    const attempt = await calls[name](company.hr.id)
    const others = [company.admin.accountId, company.owner.accountId]
    await server.services.db
      .updateTable('account')
      .set({ status: 'inactive' })
      .where('id', 'in', others)
      .execute()
    expect(await attempt()).toMatchObject({ status: 422, code: 'OWN_RECORD_REASON' })
    expect(await attempt({ ownRecordReason: 'First set-up' })).toMatchObject({ status: 200 })
    await server.services.db
      .updateTable('account')
      .set({ status: 'active' })
      .where('id', 'in', others)
      .execute()
    const audit = await call(server, company.tokens.admin, listAudit, {})
    expect(JSON.stringify(audit.data.rows)).toContain('"ownRecordReason":"First set-up"')
  })
})

test('somebody who left, or left the shift before the change, does not count as affected', async () => {
  const { id, name, version } = await shiftOf(company.hr.id, company.colleague.id, company.employee.id)
  const hr = company.tokens.hr
  await call(server, hr, assignWorkShift, {
    id: defaultId,
    employeeIds: [company.colleague.id],
    from: '2026-03-10',
  })
  await company.inside(trx =>
    trx
      .updateTable('employee')
      .set({ ended_on: '2026-03-09', status: 'terminated' })
      .where('id', '=', company.employee.id)
      .execute(),
  )
  const change = { id, name, version, items: later, takeDays: false }
  const on = (from: string) => call(server, hr, updateWorkShift, { ...change, from })
  expect(await on('2026-03-10')).toMatchObject({ code: 'OWN_RECORD' })
  expect(await on('2026-03-09')).toMatchObject({ status: 200 })
})

test('the default shift affects only the people who still have it', async () => {
  await shiftOf(...everybody().filter(id => id !== company.hr.id))
  const office = (await call(server, company.tokens.hr, getWorkShift, { id: defaultId })).data
  const change = { id: defaultId, name: office.name, version: office.version, items: later, takeDays: false }
  const changed = await call(server, company.tokens.hr, updateWorkShift, { ...change, from: '2026-03-03' })
  expect(changed).toMatchObject({ code: 'OWN_RECORD' })
})

test('the name of a shift affects no clock', async () => {
  const { id, version, items: stored } = await shiftOf(company.hr.id)
  const renamed = { id, version, name: 'Evening', from: monday, items: stored, takeDays: false }
  expect(await call(server, company.tokens.hr, updateWorkShift, renamed)).toMatchObject({ status: 200 })
})

test('a preview refuses like the change itself', async () => {
  const { hr } = company.tokens
  const { id, name, version } = await shiftOf(company.hr.id)
  const rate = await rateOf(company.hr.id)
  const table = { jobGradeIds: [(await gradeId('SO')).id], from: monday, rows }
  const merge = { id: (await gradeId('SO')).id, intoId: (await gradeId('O')).id }
  const answers = [
    await call(server, hr, previewWorkShift, { id, name, version, from: monday, items: later }),
    await call(server, hr, previewRateChange, rate),
    await call(server, hr, previewRateDeletion, { id: rate.id }),
    await call(server, hr, previewNewRates, table),
    await call(server, hr, previewJobGradeMerge, merge),
  ]
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'OWN_RECORD'))
  const others = { id, employeeIds: everybody().filter(one => one !== company.hr.id), from: monday }
  await call(server, company.tokens.owner, assignWorkShift, { ...others, takeDays: false })
  await companyOf(company.hr.id)
  const zone = { timeZone: 'Asia/Hong_Kong' }
  expect(await call(server, hr, previewTimeZone, zone)).toMatchObject({ code: 'OWN_RECORD' })
  const asDefault = await call(server, hr, previewDefaultWorkShift, { id: defaultId })
  expect(asDefault.status).toBe(200)
})
