// The company profile in the contract's shape, with names of what it refers to.
import type { CompanyProfile } from '@hr/contract/company-profile.ts'
import { lastMonthOf, leaveYear, leaveYearOf } from '@hr/domain/leave/leave-year.ts'
import { toAddress } from '#api/address/to-address.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import type { CompanyProfileRow } from '#api/company/company.store.ts'
import { todayIn } from '#api/company/today.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Services } from '#api/services.ts'

type Reading = { readonly db: Scope; readonly services: Pick<Services, 'config'> }

export const toCompanyProfile = async (
  { db, services }: Reading,
  row: CompanyProfileRow,
): Promise<CompanyProfile> => ({
  name: row.name,
  nameLo: row.name_lo,
  logo: row.logo,
  taxNumber: row.tax_number,
  phone: row.phone || null,
  email: row.email || null,
  address: await toAddress(db, row),
  timeZone: row.time_zone,
  attendanceSince: row.attendance_since,
  leaveYear: await leaveYearsOf(db),
  languages: row.languages,
  passwordMinLength: row.password_min_length,
  sessionHours: row.session_hours,
  idleMinutes: row.idle_minutes,
  fullAccessSecondStep: row.full_access_second_step,
  mostSessionHours: services.config.sessionHours,
  defaultWorkShift: await findWorkShift(db, row.default_work_shift_id),
  version: row.version,
})

async function leaveYearsOf(db: Scope): Promise<CompanyProfile['leaveYear']> {
  const { year_starts: starts } = await getCompanyTime(db)
  const { year: current } = leaveYear(await todayIn(db), starts)
  const last = Math.max(current + 1, starts.changes.at(-1)?.year ?? 0)
  const years = Array.from({ length: last - current + 1 }, (_, index) => leaveYearOf(current + index, starts))
  return { startMonth: lastMonthOf(starts), years: years.map(({ from, to }) => ({ from, to })) }
}

async function findWorkShift(db: Scope, id: string | null) {
  if (id === null) return null
  return db
    .from('work_shift')
    .select(['id', 'name', 'name_lo as nameLo'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
