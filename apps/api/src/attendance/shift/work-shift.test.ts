import { beforeEach, expect, test } from 'vitest'
import { listWorkShifts } from '@hr/contract/work-shift.ts'
import { setEmployeeShift } from '@hr/contract/shift-holder.ts'
import { newId } from '#api/db/new-id.ts'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { leaveCompany } from '#test/leave.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { shiftsOn } from '#api/calendar/shifts-on.queries.ts'
import { insertWorkShift } from './work-shift.store.ts'

const server = testServer()
const company = keptPerTest(server, leaveCompany)
const other = perFile(() => leaveCompany(server))
let night: string
const today = '2026-03-02'
beforeEach(async () => {
  const shift = { name: 'Night', nameLo: '', amEnd: '00:00', pmStart: '01:00' }
  const items = [{ day: 1, timeIn: '20:00', timeOut: '04:00', startDate: '2026-01-01', expireDate: null }]
  night = await company.inside(trx => insertWorkShift(trx, { ...shift, items }))
})

const set = (from: string, workShiftId: string, token = company.tokens.hr, id = company.employee.id) =>
  call(server, token, setEmployeeShift, { id, from, workShiftId })
const shifts = async (token = company.tokens.hr) => (await call(server, token, listWorkShifts, {})).data
const held = (from: string, to: string) =>
  company.inside(async trx => {
    const on = await shiftsOn(trx, company.employee.id, from, to)
    return [from, to].map(date => on(date).pmStart)
  })

test('the shifts of the company by name, with the default', async () => {
  expect((await shifts()).map(shift => [shift.name, shift.isDefault])).toEqual([
    ['Night', false],
    ['Office', true],
  ])
  expect((await shifts(other.tokens.hr)).map(shift => shift.name)).toEqual(['Office'])
  expect((await call(server, company.tokens.employee, listWorkShifts, {})).status).toBe(403)
})

test('applies from the date on; the default before; a later plan stays', async () => {
  const office = (await shifts()).find(shift => shift.isDefault)?.id ?? ''
  expect((await set('2026-05-01', office)).status).toBe(200)
  expect((await set('2026-03-10', night)).status).toBe(200)
  expect(await held('2026-03-09', '2026-03-10')).toEqual(['13:00', '01:00'])
  expect(await held('2026-04-30', '2026-05-01')).toEqual(['01:00', '13:00'])
  expect((await set('2026-03-20', night)).status).toBe(200)
  const rows = await company.inside(trx =>
    trx.selectFrom('employee_shift').selectAll().orderBy('valid_from').execute(),
  )
  expect(rows.map(row => [row.valid_from, row.valid_to])).toEqual([
    ['2026-03-10', '2026-04-30'],
    ['2026-05-01', null],
  ])
  const audit = await company.inside(trx =>
    trx.selectFrom('audit_entry').selectAll().where('entity', '=', 'employee_shift').orderBy('id').execute(),
  )
  expect(audit.map(entry => entry.after)).toEqual([
    { from: '2026-05-01', workShiftId: office },
    { from: '2026-03-10', workShiftId: night },
  ])
})

test('is refused for a shift or person of another company, before the employment, and without permission', async () => {
  const [foreign] = await shifts(other.tokens.hr)
  for (const id of [foreign?.id ?? '', newId()])
    expect(await set(today, id)).toMatchObject({
      status: 400,
      message: 'Work shift: not a valid choice',
    })
  expect((await set(today, night, company.tokens.hr, other.employee.id)).status).toBe(404)
  expect((await set('2024-01-07', night)).code).toBe('BEFORE_EMPLOYMENT')
  for (const token of [company.tokens.manager, company.tokens.employee])
    expect((await set(today, night, token)).status).toBe(403)
  expect(await company.inside(trx => trx.selectFrom('employee_shift').selectAll().execute())).toEqual([])
})

test('two at once: both apply, without an overlap', async () => {
  const office = (await shifts()).find(shift => shift.isDefault)?.id ?? ''
  const answers = await Promise.all([
    set('2026-03-10', night),
    set('2026-04-10', office),
    set('2026-03-10', night),
  ])
  expect(answers.map(answer => answer.status)).toEqual([200, 200, 200])
  expect(await held('2026-04-09', '2026-04-10')).toEqual(['01:00', '13:00'])
  const rows = await company.inside(trx => trx.selectFrom('employee_shift').selectAll().execute())
  expect(rows).toHaveLength(2)
})
