// Every write that can change a day of a closed period (A13), as calls of HR: 2 to 20 March 2026 are closed.
import { addPunch, listPunches, putBackPunch, voidPunch } from '@hr/contract/attendance.ts'
import { overruleDay } from '@hr/contract/attendance-overrule.ts'
import { importEmployees } from '@hr/contract/employee-import.ts'
import { bulkChange } from '@hr/contract/bulk-change.ts'
import { changeJob } from '@hr/contract/employee-job.ts'
import { endEmployment, reinstateEmployee } from '@hr/contract/end-employment.ts'
import { getEmployee } from '@hr/contract/employee-record.ts'
import { createEmployee, updateEmployee } from '@hr/contract/employee-change.ts'
import { approveLeave, cancelLeave, requestLeave } from '@hr/contract/leave.ts'
import { assignWorkShift, setEmployeeShift } from '@hr/contract/shift-holder.ts'
import type { DifferenceCause } from '#api/db/schema/attendance-tables.ts'
import { insertNamed } from '#api/organization/position.store.ts'
import { vientiane } from './attendance.ts'
import type { AttendanceCompany } from './attendance.ts'
import { call } from './call.ts'
import { newPhoto } from './new-photo.ts'
import type { TestApp } from './test-app.ts'

type Made = {
  readonly server: TestApp
  readonly company: AttendanceCompany
  readonly hr: () => Promise<string>
  readonly workShiftId: string
  readonly jobGradeId: string
}
type Answer = { readonly status: number; readonly code: string; readonly fields: object }
/** `prepare` sets up what the write needs and returns it. `field`: the field that asks for the reason. */
type ClosedWrite = {
  readonly field: 'reason' | 'closedReason' | 'comment'
  readonly cause: DifferenceCause
  readonly prepare: (made: Made) => Promise<(reason: string | undefined) => Promise<Answer>>
}

const from = '2026-03-09'
const given = (reason: string | undefined) => (reason === undefined ? {} : { closedReason: reason })
const asNamed = (reason: string | undefined) => (reason === undefined ? {} : { reason })
const sendFile = async ({ server, hr }: Made, reason: string | undefined, ...lines: readonly string[]) =>
  call(
    server,
    await hr(),
    importEmployees,
    { dryRun: false, ...given(reason) },
    { files: [{ name: 'people.csv', bytes: Buffer.from(lines.join('\n')) }] },
  )
const staffIdOfColleague = ({ company }: Made) =>
  company.inside(async trx => {
    const people = trx.selectFrom('employee').select('staff_id').where('id', '=', company.colleague.id)
    return (await people.executeTakeFirstOrThrow()).staff_id
  })

export const closedWrites: Readonly<Record<string, ClosedWrite>> = {
  changeJob: {
    field: 'reason',
    cause: 'JOB',
    prepare:
      async ({ server, company, hr, jobGradeId }) =>
      async reason =>
        call(server, await hr(), changeJob, {
          id: company.employee.id,
          from: '2026-03-02',
          jobGradeId,
          ...asNamed(reason),
        }),
  },
  setEmployeeShift: {
    field: 'closedReason',
    cause: 'SHIFT',
    prepare:
      async ({ server, company, hr, workShiftId }) =>
      async reason =>
        call(server, await hr(), setEmployeeShift, {
          id: company.employee.id,
          from,
          workShiftId,
          ...given(reason),
        }),
  },
  bulkChange: {
    field: 'closedReason',
    cause: 'SHIFT',
    prepare:
      async ({ server, company, hr, workShiftId }) =>
      async reason =>
        call(server, await hr(), bulkChange, {
          employeeIds: [company.employee.id],
          from,
          workShiftId,
          ...given(reason),
        }),
  },
  assignWorkShift: {
    field: 'closedReason',
    cause: 'SHIFT',
    prepare:
      async ({ server, company, workShiftId }) =>
      async reason =>
        call(server, await company.as('admin'), assignWorkShift, {
          id: workShiftId,
          employeeIds: [company.employee.id],
          from,
          ...given(reason),
        }),
  },
  createEmployee: {
    field: 'closedReason',
    cause: 'EMPLOYMENT',
    prepare: async ({ server, company, hr }) => {
      const rows = [{ name: 'Officer', nameLo: '' }]
      const [positionId = ''] = await company.inside(trx => insertNamed(trx, 'position', rows))
      return async reason =>
        call(
          server,
          await hr(),
          createEmployee,
          {
            staffId: 'NEW-1',
            firstName: 'Khamla',
            lastName: 'Vongsa',
            gender: 'male',
            dateOfBirth: '1995-04-12',
            phone: '020 5551 2345',
            startDate: from,
            unitId: company.units.sales,
            positionId,
            ...given(reason),
          },
          { files: [await newPhoto()] },
        )
    },
  },
  updateEmployee: {
    field: 'closedReason',
    cause: 'EMPLOYMENT',
    prepare: async ({ server, company, hr }) => {
      const { id } = company.colleague
      const { version } = (await call(server, await hr(), getEmployee, { id })).data
      return async reason =>
        call(server, await hr(), updateEmployee, { id, version, startDate: from, ...given(reason) })
    },
  },
  endEmployment: {
    field: 'reason',
    cause: 'EMPLOYMENT',
    prepare:
      async ({ server, company, hr }) =>
      async reason =>
        call(server, await hr(), endEmployment, {
          id: company.colleague.id,
          date: from,
          reason: reason ?? '',
        }),
  },
  reinstateEmployee: {
    field: 'closedReason',
    cause: 'EMPLOYMENT',
    prepare: async ({ server, company, hr }) => {
      const { id } = company.colleague
      await call(server, await hr(), endEmployment, { id, date: from, reason: 'Moves away' })
      return async reason =>
        call(server, await hr(), reinstateEmployee, { id, from: '2026-03-12', ...given(reason) })
    },
  },
  'importEmployees, new': {
    field: 'closedReason',
    cause: 'EMPLOYMENT',
    prepare: async made => async reason =>
      sendFile(
        made,
        reason,
        'Staff ID,First name,Last name,Gender,Date of birth,Phone,Department,Position,Start date',
        'N-1,Somphone,Keovongsa,M,1990-01-05,020 55 512 345,Sales,Officer,2026-03-09',
      ),
  },
  'importEmployees, first day': {
    field: 'closedReason',
    cause: 'EMPLOYMENT',
    prepare: async made => {
      const staffId = await staffIdOfColleague(made)
      return reason => sendFile(made, reason, 'Staff ID,Start date', `${staffId},2026-03-09`)
    },
  },
  addPunch: {
    field: 'reason',
    cause: 'PUNCH',
    prepare:
      async ({ server, company, hr }) =>
      async reason =>
        call(server, await hr(), addPunch, {
          employeeId: company.employee.id,
          at: vientiane(from, '08:00'),
          ...asNamed(reason),
        }),
  },
  voidPunch: {
    field: 'reason',
    cause: 'PUNCH_VOIDED',
    prepare: async made => {
      const id = await firstPunch(made)
      return async reason => call(made.server, await made.hr(), voidPunch, { id, reason: reason ?? '' })
    },
  },
  putBackPunch: {
    field: 'reason',
    cause: 'PUNCH_PUT_BACK',
    prepare: async made => {
      const id = await firstPunch(made)
      await call(made.server, await made.hr(), voidPunch, { id, reason: 'Not hers' })
      return async reason => call(made.server, await made.hr(), putBackPunch, { id, reason: reason ?? '' })
    },
  },
  overruleDay: {
    field: 'reason',
    cause: 'OVERRULE',
    prepare:
      async ({ server, company, hr }) =>
      async reason =>
        call(server, await hr(), overruleDay, {
          employeeId: company.employee.id,
          date: '2026-03-02',
          type: 'LATE',
          inClosedPeriod: true,
          reason: reason ?? '',
        }),
  },
  approveLeave: {
    field: 'comment',
    cause: 'REQUEST',
    prepare: async ({ server, company, hr }) => {
      const draft = company.draft({ from, to: from })
      const { id } = (await call(server, await company.as('employee'), requestLeave, draft)).data
      await call(server, await company.as('manager'), approveLeave, { id })
      return async reason => call(server, await hr(), approveLeave, { id, comment: reason ?? '' })
    },
  },
  cancelLeave: {
    field: 'reason',
    cause: 'REQUEST',
    prepare: async ({ server, company, hr }) => {
      const draft = company.draft({ from, to: from })
      const { id } = (await call(server, await company.as('employee'), requestLeave, draft)).data
      await call(server, await company.as('manager'), approveLeave, { id })
      await call(server, await hr(), approveLeave, { id, comment: 'The slip came late' })
      return async reason => call(server, await hr(), cancelLeave, { id, reason: reason ?? '' })
    },
  },
}

async function firstPunch({ server, company, hr }: Made): Promise<string> {
  const asked = { employeeId: company.employee.id, from: '2026-03-02', to: '2026-03-02' }
  const { rows } = (await call(server, await hr(), listPunches, asked)).data
  return rows[0]?.id ?? ''
}
