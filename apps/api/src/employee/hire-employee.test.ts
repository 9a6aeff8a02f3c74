// HR hires somebody with the short page (P7, P8).
import { hireEmployee } from '@hr/contract/employee-hire.ts'
import { getEmployee } from '@hr/contract/employee-record.ts'
import { nextStaffId } from '@hr/contract/employee-change.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { getEmployeeShifts } from '@hr/contract/shift-holder.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#api/db/new-id.ts'
import { insertNamed } from '#api/organization/position.store.ts'
import { insertWorkShift } from '#api/attendance/shift/work-shift.store.ts'
import { call, signIn } from '#test/call.ts'
import { leaveCompany } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import { newPhoto } from '#test/new-photo.ts'
import { newestMail } from '#test/run-jobs.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'

let server: TestApp
let company: LeaveCompany
let other: LeaveCompany
let photo: Awaited<ReturnType<typeof newPhoto>>
let positionId = ''
const shift = { name: '', nameLo: '', amEnd: '12:00', pmStart: '13:00' }
const items = [{ day: 1, timeIn: '06:00', timeOut: '14:00', startDate: '2026-01-01', expireDate: null }]
let early = ''
let unused = ''
beforeAll(async () => {
  photo = await newPhoto()
  server = await testApp({ SMTP_URL: 'smtp://127.0.0.1:1' })
  company = await leaveCompany(server)
  other = await leaveCompany(server)
  const rows = [{ name: 'Packer', nameLo: '' }]
  positionId = (await company.inside(trx => insertNamed(trx, 'position', rows)))[0] ?? ''
  early = await company.inside(trx => insertWorkShift(trx, { ...shift, name: 'Early', items }))
  unused = await company.inside(trx => insertWorkShift(trx, { ...shift, name: 'Unused', items }))
  await company.inside(trx =>
    trx.updateTable('work_shift').set({ is_active: false }).where('id', '=', unused).execute(),
  )
})
afterAll(() => server.stop())

type Input = InputOf<typeof hireEmployee>
const person = (): Input => ({
  firstName: 'Khamla',
  lastName: 'Vongsa',
  startDate: '2026-03-09',
  unitId: company.units.sales,
  positionId,
})
const hire = (changes: Partial<Input> = {}, token = company.tokens.hr, files = [photo]) =>
  call(server, token, hireEmployee, { ...person(), ...changes }, { files })
const get = async (id: number) => (await call(server, company.tokens.hr, getEmployee, { id })).data
const counts = () =>
  company.inside(async trx => ({
    employees: (await trx.selectFrom('employee').select('id').execute()).length,
    shifts: (await trx.selectFrom('employee_shift').select('employee_id').execute()).length,
    audit: (await trx.selectFrom('audit_entry').select('id').execute()).length,
  }))

test('job, manager, shift and sign-in begin on the first day; the record says what it lacks', async () => {
  const proposed = (await call(server, company.tokens.hr, nextStaffId, {})).data.staffId
  const { data } = await hire({ lineManagerId: company.manager.id, workShiftId: early })
  expect(data.staffId).toBe(proposed)
  const { card, personal } = await get(data.id)
  expect(card).toMatchObject({
    firstName: 'Khamla',
    unitId: company.units.sales,
    position: 'Packer',
    lineManager: { id: company.manager.id },
    startDate: '2026-03-09',
    status: 'active',
    phone: null,
  })
  expect(card.profileImage).toMatch(/\.webp$/)
  expect(personal).toMatchObject({
    missing: ['gender', 'dateOfBirth', 'phone'],
    roles: [{ code: 'EMPLOYEE' }],
  })
  const { data: shifts } = await call(server, company.tokens.hr, getEmployeeShifts, { id: data.id })
  expect(shifts.map(row => [row.from, row.shift?.name, row.isDefault])).toEqual([
    ['2026-03-09', 'Early', false],
    [null, 'Office', true],
  ])
  const audit = await company.inside(trx =>
    trx.selectFrom('audit_entry').select('entity').where('entity_id', '=', String(data.id)).execute(),
  )
  expect(audit.map(({ entity }) => entity)).toEqual(expect.arrayContaining(['employee', 'employee_shift']))
  expect(data.temporaryPassword).toMatch(/^\S{17}$/)
  const asked = await company.inside(trx =>
    trx.selectFrom('notification').select(['code', 'link']).where('employee_id', '=', data.id).execute(),
  )
  expect(asked).toEqual([{ code: 'RECORD_TO_COMPLETE', link: '/app/profile' }])
})

test('a Lao name is optional, and is the name for readers of Lao', async () => {
  const lao = { firstNameLo: 'ຄຳຫຼ້າ', lastNameLo: 'ວົງສາ' }
  const [named, bare] = [await hire(lao), await hire()]
  expect((await get(named.data.id)).personal).toMatchObject({ firstName: 'Khamla', ...lao })
  expect((await get(bare.data.id)).personal).toMatchObject({ firstNameLo: '', lastNameLo: '' })
})

test('without a shift, or with the default one, the person follows the default of the company', async () => {
  const { data: all } = await call(server, company.tokens.hr, getEmployeeShifts, { id: company.employee.id })
  const office = all[0]?.shift?.id ?? ''
  const before = (await counts()).shifts
  expect((await hire()).status).toBe(200)
  expect((await hire({ workShiftId: office })).status).toBe(200)
  expect((await counts()).shifts).toBe(before)
})

test('with an e-mail the sign-in goes there; without a mail server it is shown', async () => {
  const { data } = await hire({ email: 'packer@example.la' })
  expect(data.temporaryPassword).toBeNull()
  expect((await newestMail(server, 'packer@example.la'))?.body).toContain(data.username)
  const { config } = server.services
  const { smtpUrl } = config
  config.smtpUrl = null
  const shown = await hire({ email: 'shown@example.la' })
  config.smtpUrl = smtpUrl
  expect(shown.data.temporaryPassword).toMatch(/^\S{17}$/)
  expect(await newestMail(server, 'shown@example.la')).toBeUndefined()
})

test('what is missing or does not exist is refused under its field, and nothing is stored', async () => {
  const before = await counts()
  const wrong: [Partial<Input>, string][] = [
    [{ firstName: '' }, 'firstName'],
    [{ lastName: 'V' }, 'lastName'],
    [{ firstNameLo: 'ກ'.repeat(51) }, 'firstNameLo'],
    [{ lastNameLo: 'ກ'.repeat(51) }, 'lastNameLo'],
    [{ startDate: '2026-02-30' }, 'startDate'],
    [{ unitId: other.units.sales }, 'unitId'],
    [{ positionId: newId() }, 'positionId'],
    [{ lineManagerId: other.manager.id }, 'lineManagerId'],
    [{ workShiftId: newId() }, 'workShiftId'],
    [{ workShiftId: unused }, 'workShiftId'],
    [{ email: 'nobody' }, 'email'],
    [{ staffId: '-x' }, 'staffId'],
  ]
  for (const [changes, field] of wrong) {
    const answer = await hire(changes)
    expect([answer.status, Object.keys(answer.fields)], field).toEqual([400, [field]])
  }
  const bare = await call(server, company.tokens.hr, hireEmployee, person())
  expect([bare.status, bare.fields.photo]).toEqual([400, 'Profile photo is required'])
  expect(await counts()).toEqual(before)
})

test('several at once get different numbers; one taken is refused', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => hire()))
  expect(new Set(made.map(({ data }) => data.staffId)).size).toBe(4)
  const { status, fields } = await hire({ staffId: made[0]?.data.staffId ?? '' })
  expect([status, Object.keys(fields)]).toEqual([409, ['staffId']])
})

test('only who may add employees hires', async () => {
  expect((await hire({}, '')).status).toBe(401)
  expect((await hire({}, company.tokens.employee)).status).toBe(403)
  const token = await signIn(server, other.hr.username)
  expect((await hire({}, token)).fields).toHaveProperty('unitId')
})
