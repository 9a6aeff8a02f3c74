// Companies with people, for tests over HTTP. Every password is `password`.
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import { createCompany } from '#api/space/create-company.ts'
import { inTransaction } from '#api/db/connect/in-workspace.ts'
import { hireEmployees } from '#api/seed/hire-employees.ts'
import type { NewEmployee } from '#api/employee/create-people.ts'
import { reserveEmployeeIds } from '#api/employee/employee.store.ts'
import { insertOrgNodes, setOrgNodeManager } from '#api/organization/org-node.store.ts'
import { listStructureTagIds } from '#api/organization/structure.queries.ts'
import { createAccount } from '#api/session/create-account.ts'
import { hashPassword } from '#api/session/password.ts'
import { acting } from './in-company.ts'
import type { TestApp } from './test-app.ts'

export const password = 'Demo1234'
const passwordHash = hashPassword(password)

export type TestPerson = { readonly id: number; readonly username: string; readonly accountId: string }
export type TestCompany = {
  readonly workspaceId: string
  readonly spaceId: string
  /** Space owner; signs in at /auth/login. */
  readonly owner: { readonly username: string; readonly accountId: string }
  /** isAdmin; line manager of hr and manager. */
  readonly admin: TestPerson
  readonly hr: TestPerson
  /** Manager role; heads the unit `sales`. */
  readonly manager: TestPerson
  /** Employee role; in `sales`, reports to manager. */
  readonly employee: TestPerson
  /** Employee role; in the office, reports to hr, so not in the team of manager. */
  readonly colleague: TestPerson
  readonly units: { readonly company: string; readonly office: string; readonly sales: string }
}

/** Number of companies per server. */
const companies = new WeakMap<TestApp, number>()
/** Skips the number of a first company that exists already. */
export const skipFirstCompany = (server: TestApp) =>
  companies.set(server, Math.max(1, companies.get(server) ?? 0))
const nobody: TestPerson = { id: 0, username: '', accountId: '' }

/** A workspace in its own space, with five people and a space owner. Usernames end in the company's number. */
export async function makeCompany(server: TestApp): Promise<TestCompany> {
  const number = (companies.get(server) ?? 0) + 1
  companies.set(server, number)
  const hash = await passwordHash
  return inTransaction(server.services.db, async made => {
    const trx = made.as(acting(server))
    const { spaceId, workspaceId, owner } = await makeSpace(trx, number)
    await createCompany(trx, {
      workspaceId,
      name: `Company ${number}`,
      nameLo: `ບໍລິສັດ ${number}`,
    })
    const [adminId = 0, hrId = 0, managerId = 0, employeeId = 0, colleagueId = 0] = await reserveEmployeeIds(
      trx,
      5,
    )
    const units = await makeUnits(trx)
    const person = (id: number, name: string, unitId: string, lineManagerId: number | null, role: string) =>
      newEmployee({
        id,
        staffId: `${name.toUpperCase()}-${number}`,
        firstName: name,
        job: { unitId, positionId: null, jobGradeId: null, lineManagerId },
        roles: [role],
        signIn: { username: `${name}-${number}`, passwordHash: hash, isAdmin: name === 'admin' },
      })
    const people = await hireEmployees(trx, [
      person(adminId, 'admin', units.company, null, 'EMPLOYEE'),
      person(hrId, 'hr', units.office, adminId, 'HR'),
      person(managerId, 'manager', units.sales, adminId, 'MANAGER'),
      person(employeeId, 'employee', units.sales, managerId, 'EMPLOYEE'),
      person(colleagueId, 'colleague', units.office, hrId, 'EMPLOYEE'),
    ])
    const [admin = nobody, hr = nobody, manager = nobody, employee = nobody, colleague = nobody] = people
    await setOrgNodeManager(trx, units.company, adminId)
    await setOrgNodeManager(trx, units.office, hrId)
    await setOrgNodeManager(trx, units.sales, managerId)
    return { workspaceId, spaceId, owner, admin, hr, manager, employee, colleague, units }
  })
}

async function makeSpace(trx: Scope, number: number) {
  const [spaceId, workspaceId] = [newId(), newId()]
  const username = `owner-${number}`
  await trx
    .insertInto('space')
    .values({ id: spaceId, username, name: `Space ${number}` })
    .execute()
  await trx
    .insertInto('workspace')
    .values({ id: workspaceId, space_id: spaceId, name: `Company ${number}` })
    .execute()
  const { id } = await createAccount(trx, {
    kind: 'space',
    spaceId,
    username,
    email: `owner-${number}@example.la`,
    passwordHash: await passwordHash,
    passwordTemporary: false,
    firstName: 'Owner',
    lastName: `Number ${number}`,
  })
  return { spaceId, workspaceId, owner: { username, accountId: id } }
}

async function makeUnits(trx: Scope) {
  const tags = await listStructureTagIds(trx)
  const [company, office, sales] = [newId(), newId(), newId()]
  const department = tags.get('Department') ?? null
  await insertOrgNodes(trx, [
    { id: company, parentId: null, structureTagId: tags.get('Company') ?? null, name: 'Company' },
    { id: office, parentId: company, structureTagId: department, name: 'Office' },
    { id: sales, parentId: company, structureTagId: department, name: 'Sales' },
  ])
  return { company, office, sales }
}

export async function makeEmployee(trx: Scope, server: TestApp, given: Given): Promise<TestPerson> {
  const [id = 0] = given.id === undefined ? await reserveEmployeeIds(trx, 1) : [given.id]
  const person = newEmployee({ ...given, id })
  const [made = nobody] = await hireEmployees(trx.as(acting(server)), [person])
  return made
}

type Given = Partial<NewEmployee> & Pick<NewEmployee, 'staffId'>

/** The defaults: a woman without unit or manager who joined in 2024, with the Employee role. */
const newEmployee = (given: Given & Pick<NewEmployee, 'id'>): NewEmployee => ({
  firstName: given.staffId,
  lastName: 'Tester',
  firstNameLo: '',
  lastNameLo: '',
  gender: 'female',
  email: `${given.staffId}@example.la`.toLowerCase(),
  phone: null,
  startedOn: '2024-01-08',
  job: { unitId: null, positionId: null, jobGradeId: null, lineManagerId: null },
  roles: ['EMPLOYEE'],
  ...given,
})
