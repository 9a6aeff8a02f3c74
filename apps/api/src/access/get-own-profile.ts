// The session profile (spec 3): the account, its employee and the company.
import type { Profile } from '@hr/contract/session.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { listBlockedAreas } from './own-record.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import { toPerson } from '#api/people/person.ts'
import type { Caller, Viewer } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { findAccount } from '#api/session/account.store.ts'
import type { AccountRow } from '#api/session/account.store.ts'
import { findOwnEmployee, findSpaceName } from './own-profile.store.ts'
import { getSessionEnd } from '#api/session/session.store.ts'

export async function getOwnProfile(context: Context<unknown, Caller>): Promise<Profile> {
  const { db, caller, language } = context
  const account = orNotFound(await findAccount(db, caller.accountId))
  const workspace = caller.workspaceId ? await workspaceOf(db, caller.workspaceId, account) : null
  const row =
    caller.workspaceId && caller.employeeId && workspace
      ? await findOwnEmployee(db, caller.employeeId, workspace.today)
      : undefined
  // An account without an employee has a name in one script, and no photo.
  const { first_name: firstName, last_name: lastName } = account
  const person = row
    ? toPerson(row)
    : { firstName, lastName, firstNameLo: '', lastNameLo: '', profileImage: null }
  return {
    isAdmin: caller.access.isAdmin,
    space: (account.space_id && (await findSpaceName(db, account.space_id))) || null,
    type: caller.type,
    username: account.username,
    email: account.email ?? row?.email ?? '',
    firstName: person.firstName,
    lastName: person.lastName,
    firstNameLo: person.firstNameLo,
    lastNameLo: person.lastNameLo,
    gender: row?.gender ?? null,
    profileImage: person.profileImage,
    employee: row ? toEmployee(row, language) : null,
    workspace,
    blockedForOneself: await blockedAreas(context),
    viewAs: caller.viewer ? await viewAsOf(db, caller, caller.viewer) : null,
  }
}

async function blockedAreas({ db, caller, services }: Context<unknown, Caller>) {
  const { type, workspaceId } = caller
  if (type !== 'app' || workspaceId === null) return []
  return listBlockedAreas({ db, services, caller: { ...caller, type, workspaceId } })
}

/** The viewer by name, and when the session ends. */
async function viewAsOf(
  db: Scope,
  { sessionId }: Caller,
  { accountId }: Viewer,
): Promise<NonNullable<Profile['viewAs']>> {
  const viewer = orNotFound(await findAccount(db, accountId))
  const endsAt = await getSessionEnd(db, sessionId)
  return { viewer: `${viewer.first_name} ${viewer.last_name}`, endsAt: endsAt.toISOString() }
}

type OwnEmployee = NonNullable<Awaited<ReturnType<typeof findOwnEmployee>>>

const toEmployee = (row: OwnEmployee, language: 'en' | 'lo'): Profile['employee'] => ({
  id: row.id,
  staffId: row.staff_id,
  unit: row.unit,
  unitLo: row.unit_lo,
  position: row.position,
  positionLo: row.position_lo,
  jobGrade: row.job_grade,
  lineManager: managerName(row, language),
  startDate: row.started_on,
})

function managerName(row: OwnEmployee, language: 'en' | 'lo'): string | null {
  if (row.manager_first_name === null || row.manager_last_name === null) return null
  return fullName(
    {
      firstName: row.manager_first_name,
      lastName: row.manager_last_name,
      firstNameLo: row.manager_first_name_lo,
      lastNameLo: row.manager_last_name_lo,
    },
    language,
  )
}

async function workspaceOf(
  db: Scope,
  id: string,
  account: Pick<AccountRow, 'workspace_id'>,
): Promise<NonNullable<Profile['workspace']> & { today: LocalDate }> {
  const company = await getCompanyProfile(db)
  const { name, name_lo: nameLo, logo, time_zone: timeZone, languages } = company
  return {
    id,
    name,
    nameLo,
    logo,
    timeZone,
    languages,
    today: localDateOf(db.now.getTime(), timeZone),
    // An owner's account belongs to no company.
    passwordMinLength: account.workspace_id === null ? null : company.password_min_length,
  }
}
