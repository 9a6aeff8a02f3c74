// A row the call refers to is deleted before the call commits: the call is refused with its own code, never a 500.
import { requestAttendance } from '@hr/contract/attendance-request.ts'
import { bulkChange } from '@hr/contract/bulk-change.ts'
import { changeJob } from '@hr/contract/employee-job.ts'
import { createEmployee } from '@hr/contract/employee-change.ts'
import { requestLeave } from '@hr/contract/leave.ts'
import { createOrgNode } from '@hr/contract/organization.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#api/db/new-id.ts'
import { call } from '#test/call.ts'
import { leaveCompany } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import { newPhoto } from '#test/new-photo.ts'
import { testServer } from '#test/test-server.ts'
import { untilWaiting } from '#test/until-waiting.ts'

const server = testServer()
let company: LeaveCompany
beforeAll(async () => {
  company = await leaveCompany(server)
})

type Table = 'position' | 'job_grade' | 'org_node' | 'structure_tag' | 'attendance_type' | 'leave_type'
const newRow = { name: 'Short lived', name_lo: '', code: 'SHORT', color: '#00aa00', amount: 0, paid: false }
const columns = {
  position: ['name'],
  job_grade: ['name'],
  org_node: ['name'],
  structure_tag: ['name'],
  attendance_type: ['name', 'name_lo', 'code'],
  leave_type: ['name', 'code', 'color', 'amount', 'paid'],
} as const satisfies Record<Table, readonly (keyof typeof newRow)[]>

const hired = (job: { positionId: string; unitId: string }) => ({
  firstName: 'Short',
  lastName: 'Lived',
  gender: 'female' as const,
  dateOfBirth: '1990-01-01',
  phone: '+8562055512345',
  startDate: '2026-03-02',
  ...job,
})

test.each<[string, Table, (id: string) => Promise<{ status: number; fields: object }>, number, string[]]>([
  ['a position of a job', 'position', id => changed({ positionId: id }), 400, ['positionId']],
  ['a grade of a job', 'job_grade', id => changed({ jobGradeId: id }), 400, ['jobGradeId']],
  [
    'a unit of several people',
    'org_node',
    unitId =>
      call(server, company.tokens.hr, bulkChange, {
        employeeIds: [company.colleague.id],
        from: '2026-03-02',
        unitId,
      }),
    400,
    ['unitId'],
  ],
  [
    'a position of a new employee',
    'position',
    async positionId => {
      const job = { positionId, unitId: company.units.sales }
      const files = [await newPhoto()]
      return call(server, company.tokens.hr, createEmployee, hired(job), { files })
    },
    400,
    ['positionId'],
  ],
  [
    'a tag of a new unit',
    'structure_tag',
    structureTagId => {
      const node = { name: 'New', parentId: company.units.office, structureTagId }
      return call(server, company.tokens.admin, createOrgNode, node)
    },
    400,
    ['structureTagId'],
  ],
  [
    'a type of an attendance request',
    'attendance_type',
    attendanceTypeId => {
      const dates = { from: '2026-03-03', to: '2026-03-03' }
      const asked = { attendanceTypeId, ...dates, title: 'Forgot', reason: 'No card' }
      return call(server, company.tokens.employee, requestAttendance, asked)
    },
    404,
    [],
  ],
  [
    'a type of a leave request',
    'leave_type',
    leaveTypeId => call(server, company.tokens.employee, requestLeave, company.draft({ leaveTypeId })),
    404,
    [],
  ],
])('%s', async (_what, table, asking, status, fields) => {
  const id = newId()
  const names = columns[table]
  await company.inside(trx =>
    sql`insert into ${sql.table(table)} (workspace_id, id, ${sql.join(names.map(name => sql.ref(name)))})
      values (${company.workspaceId}, ${id}, ${sql.join(names.map(name => newRow[name]))})`.execute(trx),
  )
  const { answer } = await company.inside(async trx => {
    await trx.deleteFrom(table).where('id', '=', id).execute()
    const answer = asking(id)
    await untilWaiting(server, 1)
    return { answer }
  })
  const refused = await answer
  expect([refused.status, Object.keys(refused.fields)]).toEqual([status, fields])
})

const changed = (facts: { positionId?: string; jobGradeId?: string }) =>
  call(server, company.tokens.hr, changeJob, { id: company.colleague.id, from: '2026-03-02', ...facts })
