// Time clock files for import tests: a company whose clocks know some of its people.
import { importPunches, listDeviceUsers } from '@hr/contract/attendance-import.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { readFile } from 'node:fs/promises'
import { attendanceCompany, vientiane } from './attendance.ts'
import type { AttendanceCompany, AttendanceName } from './attendance.ts'
import { call } from './call.ts'
import type { TestApp } from './test-app.ts'

type Input = InputOf<typeof importPunches>
type ClockFile = { readonly name: string; readonly bytes: Uint8Array }
export type ClockCompany = Awaited<ReturnType<typeof clockCompany>>

export const clockFile = async (name: string): Promise<ClockFile> => ({
  name,
  bytes: await readFile(new URL(`./clock-files/${name}`, import.meta.url)),
})
export const clockText = (content: string, name = 'punches.csv'): ClockFile => ({
  name,
  bytes: Buffer.from(content),
})

/** Records attendance since 2 February 2026; it is the evening of 9 February. */
export async function clockCompany(server: TestApp) {
  const company: AttendanceCompany = await attendanceCompany(server)
  const numbers = { '1': company.employee.id, '46': company.colleague.id, '001': company.manager.id }
  await company.inside(async trx => {
    await trx.updateTable('company_profile').set({ attendance_since: '2026-02-02' }).execute()
    for (const [device_number, id] of Object.entries(numbers))
      await trx.updateTable('employee').set({ device_number }).where('id', '=', id).execute()
  })
  server.setNow(vientiane('2026-02-09', '20:00'))
  return {
    ...company,
    send: async (file: ClockFile, input: Input = { dryRun: false }, by: AttendanceName = 'hr') =>
      call(server, await company.as(by), importPunches, input, { files: [file] }),
    waiting: async () => (await call(server, await company.as('hr'), listDeviceUsers, {})).data.rows,
    staffIds: () => company.inside(trx => trx.selectFrom('employee').select(['id', 'staff_id']).execute()),
    imported: () =>
      company.inside(async trx => ({
        punches: (
          await trx
            .selectFrom('punch')
            .select(['employee_id', 'at', 'device', 'device_user'])
            .where('source', '=', 'IMPORT')
            .orderBy('employee_id')
            .orderBy('at')
            .execute()
        ).map(row => [row.employee_id, row.at.toISOString(), row.device, row.device_user]),
        waiting: (
          await trx
            .selectFrom('device_punch')
            .select(['device_user', 'at', 'employee_id', 'void_reason'])
            .orderBy('device_user')
            .orderBy('at')
            .execute()
        ).map(row => [row.device_user, row.at.toISOString(), row.employee_id, row.void_reason]),
      })),
  }
}
