// Creates employees with their first job, roles and sign-in (P7, P8). The caller publishes `employmentStarted`.
import type { RecordValues } from '@hr/contract/employee-contact.ts'
import { offeredLanguage } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { insertEmployeeRoles, listRoleIds } from '#api/access/role.store.ts'
import { writeAudits } from '#api/audit/write-audit.ts'
import { getLanguages } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { noteChanged } from '#api/people/person-changes.store.ts'
import { createAccounts } from '#api/session/create-account.ts'
import { freeUsernames, lockUsernames } from '#api/session/free-username.ts'
import { makeTemporaryPassword } from '#api/session/password.ts'
import { employeeSearchColumns } from '#api/people/search-text.ts'
import { insertEmployeeJobs, insertEmployees, jobColumns, reserveEmployeeIds } from './employee.store.ts'
import type { JobFacts } from './employee.store.ts'
import { recordColumns, saveRecordLists } from './record/record.store.ts'

/** Optional fields of a new employee's record. */
export type FurtherRecord = Partial<Omit<RecordValues, keyof NewEmployee | 'startDate'>>
export type NewEmployee = {
  /** From reserveEmployeeIds(), so that people created together may manage each other; or the reserved 195 (P6). */
  readonly id: number
  readonly staffId: string
  readonly firstName: string
  readonly lastName: string
  readonly firstNameLo: string
  readonly lastNameLo: string
  readonly gender: 'male' | 'female' | null
  readonly email: string | null
  /** E.164 */
  readonly phone: string | null
  readonly status?: 'active' | 'probation'
  readonly startedOn: LocalDate
  readonly job: JobFacts
  readonly record?: FurtherRecord
  /** The language of mails until their first sign-in, if the company offers it: that of the person who adds them. */
  readonly language?: Language
  /** Codes of roles of the workspace. */
  readonly roles: readonly string[]
  /** Default: the staff id as user name, and a temporary password. */
  readonly signIn?: {
    readonly username: string
    readonly passwordHash: string
    readonly isAdmin?: boolean
  }
}
export type CreatedEmployee = {
  readonly id: number
  readonly accountId: string
  readonly username: string
  /** Shown once, never stored; null if the password was given. */
  readonly temporaryPassword: string | null
}

/** One person. Reserves an id unless one is given. */
export async function createPerson(
  trx: Scope,
  person: Omit<NewEmployee, 'id'> & { readonly id?: number },
): Promise<CreatedEmployee> {
  const id = person.id ?? (await reserveEmployeeIds(trx, 1))[0] ?? 0
  const [created] = await createPeople(trx, [{ ...person, id }])
  if (!created) throw new Error('No employee was created')
  return created
}

/** Many at once, in the given order. */
export async function createPeople(trx: Scope, people: readonly NewEmployee[]): Promise<CreatedEmployee[]> {
  if (people.length === 0) return []
  await insertEmployees(
    trx,
    people.map(person => employeeRow(trx.workspaceId, person, trx.now)),
  )
  await noteChanged(
    trx,
    people.map(({ id }) => id),
  )
  await insertEmployeeJobs(
    trx,
    people.map(({ id, startedOn, job }) => ({
      workspace_id: trx.workspaceId,
      employee_id: id,
      valid_from: startedOn,
      valid_to: null,
      ...jobColumns(job),
    })),
  )
  await saveRecordLists(
    trx,
    people.map(({ id, record }) => ({
      employeeId: id,
      otherPhones: record?.otherPhones,
      education: record?.education,
    })),
  )
  const roleIds = await listRoleIds(trx)
  await insertEmployeeRoles(
    trx,
    people.flatMap(({ id, roles }) =>
      roles.map(code => ({ employeeId: id, roleId: roleIds.get(code) ?? unknownRole(code) })),
    ),
  )
  await writeAudits(
    trx,
    people.map(person => ({
      operation: 'CREATE',
      entity: 'employee',
      entityId: person.id,
      after: auditedFacts(person),
    })),
  )
  return createSignIns(trx, people)
}

function unknownRole(code: string): never {
  throw new Error(`No role ${code}`)
}

function employeeRow(workspaceId: string, person: NewEmployee, now: Date) {
  return {
    ...recordColumns(person.record ?? {}),
    workspace_id: workspaceId,
    id: person.id,
    staff_id: person.staffId,
    first_name: person.firstName,
    last_name: person.lastName,
    first_name_lo: person.firstNameLo,
    last_name_lo: person.lastNameLo,
    gender: person.gender,
    email: person.email,
    phone: person.phone,
    status: person.status ?? 'active',
    started_on: person.startedOn,
    ...employeeSearchColumns(person),
    created_at: now,
    updated_at: now,
  } as const
}

const auditedFacts = (person: NewEmployee) => ({
  staffId: person.staffId,
  firstName: person.firstName,
  lastName: person.lastName,
  firstNameLo: person.firstNameLo,
  lastNameLo: person.lastNameLo,
  gender: person.gender,
  email: person.email,
  phone: person.phone,
  status: person.status ?? 'active',
  startedOn: person.startedOn,
  ...person.record,
  job: { ...person.job },
  roles: [...person.roles],
})

async function createSignIns(trx: Scope, people: readonly NewEmployee[]): Promise<CreatedEmployee[]> {
  // Two concurrent imports must not choose the same free names.
  await lockUsernames(trx)
  const withoutName = people.filter(({ signIn }) => !signIn)
  const free = await freeUsernames(
    trx,
    withoutName.map(({ staffId }) => staffId),
  )
  const languages = await getLanguages(trx)
  const usernames = new Map(withoutName.map(({ id }, index) => [id, free[index]]))
  const passwords = await Promise.all(
    people.map(async ({ signIn }) =>
      signIn ? { password: null, hash: signIn.passwordHash } : makeTemporaryPassword(),
    ),
  )
  const accounts = people.map((person, index) => ({
    kind: 'employee' as const,
    workspaceId: trx.workspaceId,
    employeeId: person.id,
    username: person.signIn?.username ?? usernames.get(person.id) ?? '',
    email: person.email,
    passwordHash: passwords[index]?.hash ?? '',
    passwordTemporary: !person.signIn,
    firstName: person.firstName,
    lastName: person.lastName,
    language: offeredLanguage(languages, person.language),
    isAdmin: person.signIn?.isAdmin ?? false,
  }))
  const ids = await createAccounts(trx, accounts)
  return accounts.map(({ employeeId, username }, index) => ({
    id: employeeId,
    accountId: ids[index] ?? '',
    username,
    temporaryPassword: passwords[index]?.password ?? null,
  }))
}
