// Every list takes `page` and `limit` (spec 7; API conventions): plain lists, pages and exports of the demo company.
import { allEndpoints } from '@hr/contract/endpoints.ts'
import type { Endpoint } from '@hr/contract/endpoint.ts'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { seedInstallation } from '#api/seed/seed-installation.ts'
import { formPairs, signIn } from '#test/call.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
let tokens: Readonly<Record<'app' | 'ams' | 'space', string>>
beforeAll(async () => {
  server.setNow('2026-11-21T02:00:00Z')
  await seedInstallation(server.services)
  tokens = {
    app: await signIn(server, 'admin'),
    ams: await signIn(server, 'operator'),
    space: await signIn(server, 'owner'),
  }
})

type Fields = Readonly<Record<string, string | number>>

const isList = ({ endpoint }: (typeof allEndpoints)[number]): boolean => {
  const { def } = endpoint.output._zod
  if (endpoint.method !== 'GET') return false
  return isArray(endpoint.output) || def.type === 'union' || isPage(endpoint.output)
}
const isArray = (output: Endpoint['output']) => output instanceof z.ZodMiniArray
const isPage = (output: Endpoint['output']) =>
  output instanceof z.ZodMiniObject && 'rows' in output.shape && 'total' in output.shape

const lists = allEndpoints.filter(isList).map(({ feature, name, endpoint }) => ({
  name: `${feature}.${name}`,
  endpoint,
  given: {},
}))
/** The same call as the pick lists of the spec make it. */
const pickLists = lists
  .filter(({ name }) => name === 'employee.searchEmployees')
  .map(list => ({ ...list, name: `${list.name} q=all`, given: { q: 'all' } }))

const dates = { from: '2026-10-01', to: '2026-10-31' }
const person = 195
/** Required input besides page and limit; an id comes from the first row of another list. */
const needed: Readonly<Record<string, Fields | (() => Promise<Fields>)>> = {
  'access.getRolePermissions': () => firstOf('/roles', 'id'),
  'access.listRoleMembers': () => firstOf('/roles?page=2&limit=1', 'id'),
  'address.listDistricts': () => firstOf('/provinces', 'id', 'provinceId'),
  'address.listVillages': { id: 101 },
  'attendance.listDays': { ...dates, scope: 'all' },
  'attendance.listPunches': dates,
  'attendanceImport.listDevicePunches': { deviceUser: 'no one' },
  'attendancePeriod.listDifferences': { id: '2026-09' },
  'attendanceReport.attendanceReport': dates,
  'attendanceReport.exportAttendance': dates,
  'attendanceRequest.listAttendanceRequests': { scope: 'all' },
  'attendanceType.listQuotaUse': () => firstOf('/attendance-types', 'id'),
  'companyLeaveYear.previewLeaveYear': { startMonth: 4 },
  'consoleRole.getConsoleRolePermissions': () => firstOf('/ams/roles', 'id', 'id', 'ams'),
  'consoleUser.listUserHistory': () => firstOf('/ams/users', 'id', 'id', 'ams'),
  'consoleUser.listUserSessions': () => firstOf('/ams/users?kind=console', 'id', 'id', 'ams'),
  'employeeExpiring.listExpiring': { days: 90 },
  'employeeJob.listJobs': { id: person },
  'employeeRecord.listSensitiveReads': { id: person },
  'leave.listLeaveRequests': { scope: 'all' },
  'leaveCalendar.leaveCalendarPeople': { ...dates, scope: 'all' },
  'leaveExport.exportLeaveRequests': { scope: 'all' },
  'offSiteRequest.listOffSiteRequests': { scope: 'all' },
  'otRecord.exportOtRecords': { ...dates, scope: 'all' },
  'otRecord.listOtRecords': { ...dates, scope: 'all' },
  'otRequest.exportOtRequests': { scope: 'all' },
  'otRequest.listOtRequests': { scope: 'all' },
  'otSummary.otSummary': { ...dates, scope: 'all' },
  'permission.listChangingRoles': { group: 'MY_LEAVE' },
  'position.listJobGradeEmployees': () => firstOf('/job-grades?page=2&limit=6', 'id'),
  'position.listPositionEmployees': () => firstOf('/positions', 'id'),
  'workShift.getEmployeeShifts': { id: person },
  'workShift.listWorkShiftHolders': () => firstOf('/work-shifts', 'id'),
}

/** Lists with fewer than two rows in the demo company, or in a database that tests have cleared. */
const short = new Set([
  'attendanceImport.listDeviceUsers',
  'attendanceImport.listDevicePunches',
  'attendancePeriod.listClosedPeriods',
  'attendancePeriod.listHandOvers',
  'attendancePeriod.listDifferences',
  'attendanceType.listQuotaUse',
  'audit.listAllSensitiveReads',
  'consoleUser.listUserHistory',
  'consoleUser.listUserSessions',
  'business.listBusinesses',
  'employeeJob.listJobs',
  'employeeProposal.listProposals',
  'employeeRecord.listSensitiveReads',
  'linkedAccount.listLinkedAccounts',
  'operator.amsJobs',
  'operator.amsOutbox',
  'organization.getOrgStructure',
  'organization.listUnitsWithoutManager',
  'otSummary.listNearOtLimit',
  'space.listWorkspaces',
  'ownSession.listOwnSessions',
  'spaceOwner.listOwnerInvitations',
  'spaceOwner.listOwners',
  'starter.listStarterDepartments',
  'starter.listStarterPositions',
  'workShift.getEmployeeShifts',
])

async function get(endpoint: Endpoint, fields: Fields) {
  const given = new Map<string, unknown>(Object.entries(fields))
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(given.get(name))
    given.delete(name)
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams(formPairs(Object.fromEntries(given))).toString()
  return ask(`${path}?${query}`, areaOf(endpoint))
}

const areaOf = ({ allow }: Endpoint) =>
  allow === 'space' || allow === 'ams'
    ? allow
    : typeof allow === 'object' && 'amsGroup' in allow
      ? 'ams'
      : 'app'

async function ask(url: string, area: keyof typeof tokens = 'app') {
  const token = tokens[area]
  const answer = await server.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } })
  return { status: answer.statusCode, body: answer.body, data: answer.json().data as unknown }
}

const listed = z.union([z.array(z.unknown()), z.object({ rows: z.array(z.unknown()) })])
function rowsOf(data: unknown): readonly unknown[] {
  const list = z.parse(listed, data)
  return Array.isArray(list) ? list : list.rows
}

async function firstOf(
  url: string,
  name: string,
  as = name,
  area: keyof typeof tokens = 'app',
): Promise<Fields> {
  const [row] = rowsOf((await ask(url, area)).data)
  return { [as]: z.parse(z.looseObject({ [name]: z.union([z.string(), z.number()]) }), row)[name] ?? '' }
}

const all = [...lists, ...pickLists].map(list => [list.name, list] as const)

test.each(all)('%s', async (name, { endpoint, given }) => {
  const need = needed[name]
  const fields = { ...given, ...(typeof need === 'function' ? await need() : need) }
  const two = await get(endpoint, { ...fields, page: 1, limit: 2 })
  expect(two.status, two.body).toBe(200)
  const pages: (readonly unknown[])[] = []
  for (const page of [1, 2]) pages.push(rowsOf((await get(endpoint, { ...fields, page, limit: 1 })).data))
  expect(pages.flat()).toEqual(rowsOf(two.data))
  if (!short.has(name)) expect(pages.map(rows => rows.length)).toEqual([1, 1])
  const whole = await get(endpoint, fields)
  expect(rowsOf(whole.data).slice(0, 2)).toEqual(rowsOf(two.data))
  // The shapes of the contract refuse the others.
  expect((await get(endpoint, { ...fields, limit: 101 })).status).toBe(400)
})
