// The rows of the attendance export in the reader's language (A14), in portions, for pages and file.
import type { AttendanceExportLine } from '@hr/contract/attendance-report.ts'
import { dayStatusNames as english, openDayName as englishOpen } from '@hr/contract/messages/day-status-en.ts'
import { dayStatusNames as lao, openDayName as laoOpen } from '@hr/contract/messages/day-status-lo.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { attendanceExportRow } from '@hr/domain/attendance/attendance-export-row.ts'
import type { ExportEvent } from '@hr/domain/attendance/attendance-export-row.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { Refusal } from '#api/http/refusal.ts'
import { readExportDays } from './export-days.queries.ts'
import type { ExportedDay } from './export-days.queries.ts'
import type { ReportDays } from './report-days.queries.ts'
import { countRecounting } from './report.queries.ts'

const names = { en: english, lo: lao }
const openDay = { en: englishOpen, lo: laoOpen }

/** ATTENDANCE_RECOUNTING: nobody should be paid by figures that are about to change. */
export async function refuseRecounting(trx: Scope, filter: ReportDays['filter']): Promise<void> {
  if ((await countRecounting(trx, filter)) > 0) throw new Refusal('ATTENDANCE_RECOUNTING')
}

/** By name and date; without Saturdays, Sundays and days before the contract. */
export async function* exportRows(
  trx: Scope,
  of: ReportDays,
  language: Language,
): AsyncGenerator<AttendanceExportLine[]> {
  for await (const days of readExportDays(trx, of, language))
    yield days.flatMap(day => exportLine(day, language) ?? [])
}

function exportLine(day: ExportedDay, language: Language): AttendanceExportLine | undefined {
  const { staffId, startContract, endContract, unit, unitLo, record, facts } = day
  const { isLeavePending, isAttendancePending, hrComment } = day
  const row = attendanceExportRow({
    person: {
      staffId,
      fullName: fullName(day, language),
      department: nameIn({ name: unit, nameLo: unitLo }, language),
    },
    facts: { ...facts, startContract, endContract },
    record,
    isLeavePending,
    isAttendancePending,
    hrComment,
  })
  if (!row) return undefined
  return {
    ...row,
    status: row.status === null ? openDay[language] : names[language][row.status],
    event: row.event.map(event => eventText(event, language)).join('; '),
  }
}

/** 'Leave: Annual leave' */
const eventText = ({ kind, name, nameLo }: ExportEvent, language: Language) =>
  `${names[language][kind]}: ${language === 'lo' ? nameLo : name}`
