// The calls that would change the caller's own record (P11), by endpoint.
import { addPunch, putBackPunch, voidPunch } from '@hr/contract/attendance.ts'
import { assignDeviceUser } from '@hr/contract/attendance-import.ts'
import { overruleDay, undoOverrule } from '@hr/contract/attendance-overrule.ts'
import { cancelJobChange, changeJob } from '@hr/contract/employee-job.ts'
import { reinstateEmployee } from '@hr/contract/end-employment.ts'
import { getEmployee } from '@hr/contract/employee-record.ts'
import { updateEmployee } from '@hr/contract/employee-change.ts'
import { adjustLeave, undoLeaveAdjustment } from '@hr/contract/leave-summary.ts'
import { correctOtRecord, undoOtCorrection } from '@hr/contract/ot-record.ts'
import { setEmployeeShift } from '@hr/contract/shift-holder.ts'
import { vientiane } from '#test/attendance.ts'
import type { AttendanceCompany } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import type { TestApp } from '#test/test-app.ts'
import { insertCorrection } from '#api/overtime/record/correction.store.ts'
import type { ownRecordDoors } from './own-record-doors.ts'

const monday = '2026-03-02'
const reason = 'The reader was broken'

type Who = 'hr' | 'admin'
const other = { hr: 'admin', admin: 'hr' } as const

type World = { readonly server: TestApp; readonly company: AttendanceCompany; readonly shiftId: string }

/** For a person, the call that would change their own record. */
export const ownCalls = ({
  server,
  company,
  shiftId,
}: World): Record<
  (typeof ownRecordDoors.guarded)[number],
  (who: Who, token: string) => Promise<() => Promise<{ status: number; code: string }>>
> => ({
  'attendance.addPunch': async (who, token) => {
    const at = vientiane(monday, '08:01')
    return () => call(server, token, addPunch, { employeeId: company[who].id, at, reason })
  },
  'attendance.putBackPunch': async (who, token) => {
    const { id } = (await company.byHand(monday, '09:00', other[who], company[who].id)).data
    await call(server, await company.as(other[who]), voidPunch, { id, reason })
    return () => call(server, token, putBackPunch, { id, reason })
  },
  'attendance.voidPunch': async (who, token) => {
    const { id } = (await company.byHand(monday, '09:00', other[who], company[who].id)).data
    return () => call(server, token, voidPunch, { id, reason })
  },
  'attendanceImport.assignDeviceUser': async (who, token) => () =>
    call(server, token, assignDeviceUser, { deviceUser: '77', employeeId: company[who].id, from: monday }),
  'attendanceOverrule.overruleDay': async (who, token) => {
    await company.byHand(monday, '09:00', other[who], company[who].id)
    return () =>
      call(server, token, overruleDay, { employeeId: company[who].id, date: monday, type: 'LATE', reason })
  },
  'attendanceOverrule.undoOverrule': async (who, token) => {
    await company.byHand(monday, '09:00', other[who], company[who].id)
    const asked = { employeeId: company[who].id, date: monday, type: 'LATE', reason } as const
    const { actionId } = (await call(server, await company.as(other[who]), overruleDay, asked)).data
    return () => call(server, token, undoOverrule, { actionId })
  },
  'employeeJob.changeJob': async (who, token) => () =>
    call(server, token, changeJob, { id: company[who].id, from: monday, lineManagerId: null, reason }),
  'employeeJob.cancelJobChange': async (who, token) => {
    const planned = { id: company[who].id, from: '2026-04-01', costCenter: 'A' }
    await call(server, await company.as(other[who]), changeJob, planned)
    return () => call(server, token, cancelJobChange, { id: planned.id, from: planned.from })
  },
  'employeeJob.reinstateEmployee': async (who, token) => () =>
    call(server, token, reinstateEmployee, { id: company[who].id }),
  'employeeRecord.updateEmployee': async (who, token) => {
    const id = company[who].id
    const { version } = (await call(server, token, getEmployee, { id })).data
    return () => call(server, token, updateEmployee, { id, version, bankAccountNumber: '010-120-1234' })
  },
  'leaveSummary.adjustLeave': async (who, token) => () =>
    call(server, token, adjustLeave, {
      employeeId: company[who].id,
      leaveTypeId: company.types.ANNUAL,
      halfDays: 2,
      date: monday,
      reason,
    }),
  'leaveSummary.undoLeaveAdjustment': async (who, token) => {
    const given = { employeeId: company[who].id, leaveTypeId: company.types.ANNUAL, halfDays: 2 }
    await call(server, await company.as(other[who]), adjustLeave, { ...given, date: monday, reason })
    const made = company.inside(trx =>
      trx.selectFrom('leave_adjustment').select('id').executeTakeFirstOrThrow(),
    )
    const { id } = await made
    return () => call(server, token, undoLeaveAdjustment, { id })
  },
  'otRecord.correctOtRecord': async (who, token) => () =>
    call(server, token, correctOtRecord, { employeeId: company[who].id, date: monday, minutes: 30, reason }),
  'otRecord.undoOtCorrection': async (who, token) => {
    const entered = { employeeId: company[who].id, date: monday, minutes: 30, reason }
    const actor = { accountId: company[other[who]].accountId, employeeId: company[other[who]].id }
    const id = await company.inside(trx =>
      insertCorrection(trx.as({ actor, now: server.services.now() }), entered),
    )
    return () => call(server, token, undoOtCorrection, { id })
  },
  'workShift.setEmployeeShift': async (who, token) => () =>
    call(server, token, setEmployeeShift, { id: company[who].id, workShiftId: shiftId, from: monday }),
})
