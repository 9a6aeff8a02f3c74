// Creates the demo company once on an empty installation, dated relative to today.
import { amsPageGroups } from '@hr/domain/access/page-groups.ts'
import { addDays, localDateOf, yearOf } from '@hr/domain/calendar/local-date.ts'
import { defaultTimeZone } from '#api/company/company.store.ts'
import { insertConsoleRole, replaceConsolePermissions } from '#api/console-role/console-role.store.ts'
import { writeLate } from '#api/db/connect/commit-writes.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import { grantDueYears } from '#api/leave/ledger/grant-year.ts'
import type { Services } from '#api/services.ts'
import { createAccount } from '#api/session/create-account.ts'
import { hashPassword } from '#api/session/password.ts'
import { createSisterCompany } from './create-sister-company.ts'
import { createDemoCompany, endEmployments } from './create-demo-company.ts'
import type { DemoCompany } from './create-demo-company.ts'
import { playAttendance } from './demo-attendance.ts'
import { demoCalendar } from './demo-calendar.ts'
import type { DemoCalendar } from './demo-calendar.ts'
import { demoLeaveScenes } from './demo-leave-scenes.ts'
import { demoPassword, demoSignIns } from './demo/sign-ins.ts'
import { giveFiles } from './give-files.ts'
import { branchScenes } from './large/branch-scenes.ts'
import { growCompany } from './large/grow-company.ts'
import { playAttendanceRequests } from './play-attendance-requests.ts'
import { playLeave } from './play-leave.ts'
import { playOverrules } from './play-overrules.ts'
import { playOtCorrections, playOvertime } from './play-overtime.ts'
import { random } from './random.ts'

/** Any number; a different one gives different data. */
const chanceSeed = 856

/** `size` = number of people; null = only the scripted ones, about 60. */
export async function seedDemo(trx: Scope, services: Services, size: number | null): Promise<void> {
  const { now } = trx
  const calendar = demoCalendar(localDateOf(now.getTime(), defaultTimeZone), now, defaultTimeZone)
  const chance = random(chanceSeed)
  const passwordHash = await hashPassword(demoPassword)
  await createOperator(trx, passwordHash, calendar)
  const making = { calendar, chance, passwordHash }
  const company = await createDemoCompany(trx, making)
  const others = size === null ? [] : await growCompany(trx, making, company, size)
  await grantUntil(trx, calendar)
  const busy = branchScenes(others, calendar.today)
  const scenes = [...demoLeaveScenes(company.members, calendar.today, chance), ...busy.leave]
  const leaveTypeIds = await leaveTypeIdsOf(trx, company)
  // Mail of past events is not sent.
  const silent: Services = {
    ...services,
    jobs: { ...services.jobs, add: async () => {}, addAll: async () => {} },
  }
  const { workspaceId } = company
  const members = [...company.members, ...others]
  const play = { trx, services: silent, company: { workspaceId, members }, calendar, chance }
  await playLeave({ ...play, leaveTypeIds }, scenes)
  const forgotten = [...(await playAttendanceRequests(play)), ...(await playOvertime(play, busy.overtime))]
  await endEmployments(trx, members, calendar)
  await playAttendance(trx, { members, today: calendar.today, now, forgotten })
  await playOverrules(play)
  await playOtCorrections(play)
  writeLate(trx)
  await readOldNotifications(trx, company, calendar)
  await giveFiles({ trx, services: silent, today: calendar.today }, company.members)
  await createSisterCompany(trx, making, { spaceId: company.spaceId, services: silent })
  writeLate(trx)
  await trx.deleteFrom('mail_message').execute()
  await trx
    .insertInto('installation_setting')
    .values({ key: 'demo', value: JSON.stringify({ signIns: demoSignIns, password: demoPassword }) })
    .execute()
}

/** An operator with full access to the console, and a role for colleagues with less (P3). */
async function createOperator(
  trx: Scope,
  passwordHash: string,
  { founding, at }: DemoCalendar,
): Promise<void> {
  const now = at(founding, 7, 30)
  const roleId = newId()
  const created = { created_at: now }
  await insertConsoleRole(trx, {
    ...created,
    id: roleId,
    code: 'OPERATOR',
    name: 'Operator',
    name_lo: 'ຜູ້ໃຫ້ບໍລິການລະບົບ',
  })
  await replaceConsolePermissions(
    trx,
    roleId,
    amsPageGroups.map(groupName => ({ groupName, name: 'all' })),
  )
  const supportId = newId()
  await insertConsoleRole(trx, {
    ...created,
    id: supportId,
    code: 'SUPPORT',
    name: 'Support',
    name_lo: 'ຝ່າຍຊ່ວຍເຫຼືອ',
    description: 'Answers questions of space owners and resets their passwords',
  })
  await replaceConsolePermissions(trx, supportId, [
    { groupName: 'AMS_USER', name: 'view' },
    { groupName: 'AMS_USER', name: 'edit' },
    { groupName: 'AMS_BUSINESS', name: 'view' },
  ])
  await createAccount(trx.as({ now }), {
    kind: 'console',
    consoleRoleId: roleId,
    username: 'operator',
    email: 'operator@sabai-trading.example',
    passwordHash,
    passwordTemporary: false,
    firstName: 'Vilaphone',
    lastName: 'Keosavang',
    isAdmin: true,
  })
}

/** The grants of the nightly job since the founding: on the first day of each year, and last night. */
async function grantUntil(trx: Scope, { founding, today, at }: DemoCalendar): Promise<void> {
  const newYear = `${yearOf(today)}-01-01`
  const nights = [...(founding < newYear ? [at(newYear, 0, 5)] : []), at(addDays(today, -1), 0, 5), trx.now]
  for (const night of nights) {
    await grantDueYears(trx.as({ actor: { job: 'leave.grant-year' }, now: night }), {})
  }
}

async function leaveTypeIdsOf(
  trx: Scope,
  { workspaceId }: DemoCompany,
): Promise<ReadonlyMap<string, string>> {
  const rows = await trx
    .selectFrom('leave_type')
    .select(['code', 'id'])
    .where('workspace_id', '=', workspaceId)
    .execute()
  return new Map(rows.map(({ code, id }) => [code, id]))
}

/** Marks all but the notifications of the last days as read. */
async function readOldNotifications(
  trx: Scope,
  { workspaceId }: DemoCompany,
  { workday, at }: DemoCalendar,
): Promise<void> {
  await trx
    .updateTable('notification')
    .set(eb => ({ read_at: eb.ref('created_at') }))
    .where('workspace_id', '=', workspaceId)
    .where('created_at', '<', at(workday(-4), 0, 0))
    .execute()
}
