// Creates the initial data of a new company, in the transaction that creates its workspace.
import { languages } from '@hr/contract/messages/text.ts'
import { addMonths, localDateOf, startOfMonth, yearOf } from '@hr/domain/calendar/local-date.ts'
import { laoOfficialHolidays } from '@hr/domain/calendar/lao-official-holidays.ts'
import { insertDefaultRoles } from '#api/access/insert-default-roles.ts'
import { insertDefaultApprovalLines } from '#api/approval/insert-default-approval-lines.ts'
import { insertSeededRates } from '#api/attendance/rate/insert-seeded-rates.ts'
import { insertWorkShift } from '#api/attendance/shift/work-shift.store.ts'
import { insertDefaultAttendanceTypes } from '#api/attendance/type/insert-default-attendance-types.ts'
import { auditCreate } from '#api/audit/write-audit.ts'
import { enterWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { insertHolidays } from '#api/holiday/holiday.store.ts'
import { insertDefaultLeaveTypes } from '#api/leave/type/insert-default-leave-types.ts'
import { insertDefaultOtSetting } from '#api/ot-setting/insert-default-ot-setting.ts'
import { insertDefaultStructureTags } from '#api/organization/insert-default-structure-tags.ts'
import { defaultTimeZone, insertCompanyProfile } from '#api/company/company.store.ts'
import { insertDefaultCurrencies } from '#api/currency/currency.store.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { NewWorkShift } from '#api/attendance/shift/work-shift.store.ts'

/**
 * The shift a new company starts with: Monday to Friday, 08:30-12:00 and 13:00-17:30 (A1; the spec's work starts 08:30).
 */
function officeShift(startDate: LocalDate): NewWorkShift {
  const periods = [
    { timeIn: '08:30', timeOut: '12:00' },
    { timeIn: '13:00', timeOut: '17:30' },
  ]
  return {
    name: 'Office',
    nameLo: 'ຫ້ອງການ',
    amEnd: '12:00',
    pmStart: '13:00',
    items: [1, 2, 3, 4, 5].flatMap(day =>
      periods.map(period => ({ day, ...period, startDate, expireDate: null })),
    ),
  }
}

type NewCompany = {
  /** The `workspace` row exists already. */
  readonly workspaceId: string
  readonly name: string
  readonly nameLo: string
} & CompanyStart

/** What a company may begin with; everything that is not said is the default. */
export type CompanyStart = {
  readonly timeZone?: string | undefined
  readonly holidays?: 'laos' | 'none'
  readonly leaveTypes?: DefaultsOrNone
  readonly attendanceTypes?: DefaultsOrNone
  readonly attendanceRates?: DefaultsOrNone
}
type DefaultsOrNone = 'defaults' | 'none'

/** Leaves the transaction inside the new workspace. */
export async function createCompany(trx: Scope, company: NewCompany): Promise<void> {
  const { workspaceId, name, nameLo, timeZone = defaultTimeZone } = company
  await enterWorkspace(trx, workspaceId)
  const today = localDateOf(trx.now.getTime(), timeZone)
  // The shift applies from last year, so that past days can be viewed too.
  const shiftId = await insertWorkShift(trx, officeShift(addMonths(startOfMonth(today), -12)))
  await insertCompanyProfile(trx, {
    workspace_id: workspaceId,
    name,
    name_lo: nameLo,
    time_zone: timeZone,
    default_work_shift_id: shiftId,
    attendance_since: today,
    languages: JSON.stringify(languages),
  })
  await insertDefaultCurrencies(trx)
  await insertDefaultStructureTags(trx)
  await insertDefaultRoles(trx)
  if (company.leaveTypes !== 'none') await insertDefaultLeaveTypes(trx)
  if (company.attendanceTypes !== 'none') await insertDefaultAttendanceTypes(trx)
  await insertDefaultApprovalLines(trx)
  if (company.attendanceRates !== 'none') await insertSeededRates(trx)
  // The law applies to every company, so this one is no choice.
  await insertDefaultOtSetting(trx)
  const year = yearOf(today)
  if (company.holidays !== 'none') await insertHolidays(trx, [year, year + 1].flatMap(laoOfficialHolidays))
  await auditCreate(trx, 'company_profile', workspaceId, { name, nameLo, timeZone })
}
