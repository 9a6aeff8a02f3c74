import { beforeAll, describe, expect, test } from 'vitest'
import { listAttendanceTypes } from '@hr/contract/attendance-type.ts'
import { listHolidays } from '@hr/contract/holiday.ts'
import { listOtSettings } from '@hr/contract/ot-setting.ts'
import { listJobGrades } from '@hr/contract/position.ts'
import { requestLeave } from '@hr/contract/leave.ts'
import { listLeaveTypes } from '@hr/contract/leave-type.ts'
import { accessWorkspace, employeeLogin, getProfile } from '@hr/contract/session.ts'
import { createWorkspace, getSpace, getWorkspace } from '@hr/contract/space.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perFile(() => makeCompany(server))
let owner: string
beforeAll(async () => {
  await makeCompany(server)
  owner = await signIn(server, company.owner.username)
})

test('the owner’s space lists its workspaces with their people, administrators and waiting requests', async () => {
  const employee = await signIn(server, company.employee.username)
  const types = (await call(server, employee, listLeaveTypes, {})).data
  const leaveTypeId = types.find(({ code }) => code === 'ANNUAL')?.id ?? ''
  const leave = { leaveTypeId, from: '2026-03-09', to: '2026-03-09', reason: 'Family' }
  await call(server, employee, requestLeave, leave)
  const { data } = await call(server, owner, getSpace, {})
  expect(data.username).toBe(company.owner.username)
  expect(data.workspaces).toEqual([
    {
      id: company.workspaceId,
      name: expect.any(String),
      nameLo: expect.any(String),
      status: 'active',
      suspendedReason: '',
      deleteOn: null,
      logo: null,
      employees: 5,
      requestsWaiting: 1,
      administrators: [expect.objectContaining({ id: company.admin.id, firstName: 'admin' })],
      createdAt: expect.any(String),
      export: null,
    },
  ])
})

const inside = async (workspaceId: string) =>
  (await call(server, owner, accessWorkspace, { workspaceId, token: owner })).data.token

/** How many the company begins with. */
async function beginnings(token: string) {
  const [types, attendance, grades, holidays, overtime] = await Promise.all([
    call(server, token, listLeaveTypes, {}),
    call(server, token, listAttendanceTypes, {}),
    call(server, token, listJobGrades, {}),
    call(server, token, listHolidays, { year: 2026 }),
    call(server, token, listOtSettings, {}),
  ])
  return {
    leaveTypes: types.data.length,
    attendanceTypes: attendance.data.length,
    jobGrades: grades.data.total,
    holidays: holidays.data.length,
    otSettings: overtime.data.length,
  }
}

test('a new workspace is a company that is ready to use, created once', async () => {
  const headers = { 'idempotency-key': 'once' }
  const input = { name: 'Mekong Branch', nameLo: 'ສາຂາແມ່ຂອງ' }
  const { data } = await call(server, owner, createWorkspace, input, { headers })
  expect(data).toMatchObject({ ...input, employees: 0, status: 'active', administrator: null })
  // The answer may hold a password, so that it is not kept for a repeat.
  const again = await call(server, owner, createWorkspace, input, { headers })
  expect(again.code).toBe('IDEMPOTENCY_KEY_REUSED')
  expect((await call(server, owner, getSpace, {})).data.workspaces).toHaveLength(2)
  const token = await inside(data.id)
  expect(await beginnings(token)).toEqual({
    leaveTypes: 7,
    attendanceTypes: 6,
    jobGrades: 11,
    holidays: expect.any(Number),
    otSettings: 1,
  })
  expect((await beginnings(token)).holidays).toBeGreaterThan(5)
  expect((await call(server, token, getProfile, {})).data.workspace?.timeZone).toBe('Asia/Vientiane')
})

test('a company may begin empty, in another time zone; the overtime rules of the law always apply', async () => {
  const none = {
    leaveTypes: 'none',
    attendanceTypes: 'none',
    attendanceRates: 'none',
    holidays: 'none',
  } as const
  const input = { name: 'Tokyo', timeZone: 'Asia/Tokyo', ...none }
  const { data } = await call(server, owner, createWorkspace, input)
  const token = await inside(data.id)
  expect(await beginnings(token)).toEqual({
    leaveTypes: 0,
    attendanceTypes: 0,
    jobGrades: 0,
    holidays: 0,
    otSettings: 1,
  })
  expect((await call(server, token, getProfile, {})).data.workspace?.timeZone).toBe('Asia/Tokyo')
})

test('one workspace as in the list; another owner’s is not found, and an employee opens none', async () => {
  const { workspaces } = (await call(server, owner, getSpace, {})).data
  const input = { id: company.workspaceId }
  expect((await call(server, owner, getWorkspace, input)).data).toEqual(
    workspaces.find(({ id }) => id === company.workspaceId),
  )
  const stranger = await signIn(server, (await makeCompany(server)).owner.username)
  expect((await call(server, stranger, getWorkspace, input)).status).toBe(404)
  const employee = await signIn(server, company.employee.username)
  expect((await call(server, employee, getWorkspace, input)).status).toBe(403)
})

describe('the first administrator of a new company', () => {
  const person = {
    name: 'With administrator',
    administrator: 'add',
    adminFirstName: 'Khamla',
    adminLastName: 'Sisouk',
  } as const

  test('signs in with a temporary password and administers it', async () => {
    const input = { ...person, adminEmail: 'khamla.first@example.la' }
    const { data } = await call(server, owner, createWorkspace, input)
    expect(data).toMatchObject({
      employees: 1,
      administrators: [{ firstName: 'Khamla' }],
      administrator: { username: 'khamla.first' },
    })
    const { username = '', temporaryPassword = '' } = data.administrator ?? {}
    const signedIn = await call(server, null, employeeLogin, { username, password: temporaryPassword })
    expect(signedIn.data).toMatchObject({ passwordTemporary: true, roles: [{ code: 'HR' }] })
  })

  test('may have a user name instead of an e-mail; a taken one changes nothing', async () => {
    const before = (await call(server, owner, getSpace, {})).data.workspaces.length
    const taken = await call(server, owner, createWorkspace, {
      ...person,
      adminUsername: company.employee.username,
    })
    expect([taken.code, Object.keys(taken.fields)]).toEqual(['ALREADY_EXISTS', ['adminUsername']])
    expect((await call(server, owner, getSpace, {})).data.workspaces).toHaveLength(before)
    const free = await call(server, owner, createWorkspace, { ...person, adminUsername: 'Boss.Of-All' })
    expect(free.data.administrator?.username).toBe('boss.of-all')
  })

  test('two companies at once that want the same user name: one gets it', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(number =>
        call(server, owner, createWorkspace, { ...person, name: `Race ${number}`, adminUsername: 'racer' }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test('needs names, and a user name or an e-mail', async () => {
    const { fields } = await call(server, owner, createWorkspace, { name: 'Nobody', administrator: 'add' })
    expect(fields).toEqual({
      adminFirstName: 'First name is required',
      adminLastName: 'Last name is required',
      adminUsername: 'Enter a username or an e-mail',
    })
  })
})

test('its name and time zone are validated', async () => {
  expect((await call(server, owner, createWorkspace, { name: ' ' })).fields).toEqual({
    name: 'Name is required',
  })
  const long = await call(server, owner, createWorkspace, { name: 'x'.repeat(51) })
  expect(long.fields).toEqual({ name: 'Must be at most 50 charactors' })
  for (const timeZone of ['Mars/Olympus', '+07:00', '']) {
    const answer = await call(server, owner, createWorkspace, { name: 'Zone', timeZone })
    expect(Object.keys(answer.fields)).toEqual(['timeZone'])
  }
})

test('only an owner has a space', async () => {
  expect((await call(server, null, getSpace, {})).status).toBe(401)
  const admin = await signIn(server, company.admin.username)
  expect((await call(server, admin, createWorkspace, { name: 'Mine' })).status).toBe(403)
})
