// The people of the journeys: those of the demo company, and teams or companies made for one journey.
import { randomUUID } from 'node:crypto'
import type { SessionType } from '@hr/domain/session/landing.ts'
import { giveFullAccess } from '@hr/contract/access.ts'
import { importColumns, importEmployees } from '@hr/contract/employee-import.ts'
import {
  accessWorkspace,
  changePassword,
  employeeLogin,
  getProfile,
  login,
  register,
  verifyEmail,
} from '@hr/contract/session.ts'
import type { Profile } from '@hr/contract/session.ts'
import { createWorkspace } from '@hr/contract/space.ts'
import { ask, baseUrl } from './server.ts'

export const demoPassword = 'Demo1234'
/** The password that people made for a journey choose at the first sign-in. */
export const ownPassword = 'Journey5678'

export type SignedIn = {
  readonly username: string
  readonly password: string
  readonly type: SessionType
  readonly token: string
  readonly tokenWS: string
}
export type Member = SignedIn & { readonly profile: Profile; readonly staffId: string }

type DemoName = 'admin' | 'hr' | 'manager' | 'employee' | 'owner' | 'operator'
const typeOf = { owner: 'space', operator: 'ams' } as const
const known = new Map<DemoName, Promise<SignedIn>>()

async function signInDemo(username: DemoName, at = baseUrl): Promise<SignedIn> {
  const type = username === 'owner' || username === 'operator' ? typeOf[username] : 'app'
  const credentials = { username, password: demoPassword }
  const { token, tokenWS } = await patiently(() =>
    ask(type === 'app' ? employeeLogin : login, credentials, { at }),
  )
  return { ...credentials, type, token, tokenWS }
}

/** The other worker may sign in at the same time; the second of two concurrent attempts waits a second. */
async function patiently<T>(signIn: () => Promise<T>, tries = 5): Promise<T> {
  try {
    return await signIn()
  } catch (error) {
    if (tries === 1 || !String(error).includes(': 429 ')) throw error
    await new Promise(resolve => setTimeout(resolve, 1200))
    return patiently(signIn, tries - 1)
  }
}

/** A person of the demo company, with one session per worker. */
export function demo(username: DemoName): Promise<SignedIn> {
  const session = known.get(username) ?? signInDemo(username)
  known.set(username, session)
  return session
}

/** A session of its own, for journeys that end it, or on another server than that of the run. */
export const demoAgain = (username: DemoName, at?: string): Promise<SignedIn> => signInDemo(username, at)

export async function profileOf({ token }: SignedIn, at = baseUrl): Promise<Profile> {
  return await ask(getProfile, {}, { token, at })
}

/** The first sign-in with a temporary password: sets an own one, which makes the session a full one. */
export async function firstSignIn(username: string, temporary: string): Promise<SignedIn> {
  const restricted = await patiently(() => ask(employeeLogin, { username, password: temporary }))
  const full = await ask(
    changePassword,
    { oldPassword: temporary, newPassword: ownPassword },
    { token: restricted.token },
  )
  const { token = restricted.token, tokenWS = restricted.tokenWS } = full
  return { username, password: ownPassword, type: 'app', token, tokenWS }
}

type Row = Partial<Record<(typeof importColumns)[number], string>>

function csv(rows: readonly Row[]): File {
  const lines = rows.map(row => importColumns.map(column => row[column] ?? '').join(','))
  return new File([[importColumns.join(','), ...lines].join('\n')], 'team.csv', { type: 'text/csv' })
}

/** A text that is unique in this run, across workers. */
export const mark = (): string => randomUUID().slice(0, 8)

const names = {
  manager: {
    firstName: 'Bounmy',
    lastName: 'Keosavang',
    firstNameLo: 'ບຸນມີ',
    lastNameLo: 'ແກ້ວສະຫວັນ',
    gender: 'male',
  },
  employee: {
    firstName: 'Noy',
    lastName: 'Phommachanh',
    firstNameLo: 'ນ້ອຍ',
    lastNameLo: 'ພົມມະຈັນ',
    gender: 'female',
  },
} as const

/** Another journey may have closed a period in which these people worked. */
const imported = { dryRun: false, closedReason: 'People of a journey' } as const
/** Creates the unit of the people. */
export const withUnit = (name: string) => ({ ...imported, names: [{ column: 'unit' as const, name }] })

export type Team = { readonly manager: Member; readonly employee: Member }

/** A line manager with one employee, in their own unit, with a full year's leave; in the demo company by default. */
export async function newTeam(by?: SignedIn): Promise<Team> {
  const id = mark()
  const { token } = by ?? (await demo('hr'))
  const common = { unit: `Unit ${id}`, position: 'Officer', jobGrade: 'SO', startDate: '2024-01-08' }
  const named = (name: (typeof names)[keyof typeof names]) => ({
    ...name,
    lastName: `${name.lastName} ${id}`,
    lastNameLo: `${name.lastNameLo} ${id}`,
  })
  const manager = { ...common, ...named(names.manager), staffId: `M-${id}`, email: `m.${id}@journey.example` }
  const employee = {
    ...common,
    ...named(names.employee),
    staffId: `E-${id}`,
    email: `e.${id}@journey.example`,
    manager: manager.staffId,
  }
  const result = await ask(importEmployees, withUnit(common.unit), { token, file: csv([manager, employee]) })
  const member = async (staffId: string): Promise<Member> => {
    const given = result.signIns.find(signIn => signIn.staffId === staffId)
    if (given === undefined) throw new Error(`No sign-in for ${staffId}: ${JSON.stringify(result)}`)
    const signedIn = await firstSignIn(given.username, given.temporaryPassword)
    return { ...signedIn, staffId, profile: await profileOf(signedIn) }
  }
  const [boss, report] = await Promise.all([member(manager.staffId), member(employee.staffId)])
  return { manager: boss, employee: report }
}

/** A space of its own with one company; the owner signs in with the user name. */
export async function newSpace(): Promise<SignedIn> {
  const { demoLink } = await ask(verifyEmail, { email: `space.${mark()}@journey.example` })
  const token = new URL(demoLink ?? '', baseUrl).searchParams.get('token') ?? ''
  const person = { firstName: 'Khamla', lastName: 'Sisouk', password: ownPassword }
  const { username } = await ask(register, { ...person, token })
  return signInOwner(username)
}

/** Another session of an owner. */
export async function signInOwner(username: string): Promise<SignedIn> {
  const credentials = { username, password: ownPassword }
  const { token, tokenWS } = await patiently(() => ask(login, credentials))
  return { ...credentials, type: 'space', token, tokenWS }
}

/** A company of its own, with owner and administrator, for journeys that change company-wide settings. */
export async function newCompany(): Promise<{ readonly owner: SignedIn; readonly admin: Member }> {
  const id = mark()
  const space = await demo('owner')
  const { id: workspaceId } = await ask(createWorkspace, { name: `Company ${id}` }, { token: space.token })
  const inside = await ask(accessWorkspace, { workspaceId, token: space.token }, { token: space.token })
  const { token } = inside
  const staffId = `A-${id}`
  const row = { ...names.manager, staffId, unit: `Unit ${id}`, position: 'Officer', startDate: '2024-01-08' }
  const { signIns } = await ask(importEmployees, withUnit(row.unit), { token, file: csv([row]) })
  const [given] = signIns
  if (given === undefined) throw new Error(`No sign-in for ${staffId}`)
  const signedIn = await firstSignIn(given.username, given.temporaryPassword)
  const profile = await profileOf(signedIn)
  await ask(giveFullAccess, { employeeId: profile.employee?.id ?? 0 }, { token })
  return { owner: { ...space, ...inside, type: 'app' }, admin: { ...signedIn, staffId, profile } }
}
