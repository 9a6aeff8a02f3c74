// The work shift of people in a file (P10, A1): of new people only.
import { getEmployee } from '@hr/contract/employee-record.ts'
import { getEmployeeShifts } from '@hr/contract/shift-holder.ts'
import { beforeEach, expect, test } from 'vitest'
import { insertWorkShift } from '#api/attendance/shift/work-shift.store.ts'
import { call } from '#test/call.ts'
import { importPeople } from '#test/import-people.ts'
import { inOwnCompany } from '#test/leave.ts'

const { server, company } = inOwnCompany()
const shift = { amEnd: '12:00', pmStart: '13:00' }
const items = [{ day: 1, timeIn: '06:00', timeOut: '14:00', startDate: '2026-01-01', expireDate: null }]
let hr: string
beforeEach(async () => {
  hr = company.tokens.hr
  await company.inside(async trx => {
    const old = await insertWorkShift(trx, { ...shift, name: 'Old', nameLo: '', items })
    await trx.updateTable('work_shift').set({ is_active: false }).where('id', '=', old).execute()
    await insertWorkShift(trx, { ...shift, name: 'Early', nameLo: 'ກະເຊົ້າ', items })
  })
})

const header = 'Staff ID,First name,Last name,Start date,Work shift'
const file = (...rows: string[]) => [header, ...rows].join('\n')
const imported = async (text: string, dryRun = false) =>
  (await importPeople(server, hr, text, { dryRun })).data
/** The shifts assigned to the person. */
async function shiftsOf(staffId: string) {
  const { id } = await company.inside(trx =>
    trx.from('employee').select('id').where('staff_id', '=', staffId).executeTakeFirstOrThrow(),
  )
  const { data } = await call(server, hr, getEmployeeShifts, { id })
  return data.filter(({ isDefault }) => !isDefault).map(({ from, to, shift: held }) => [held?.name, from, to])
}

test('new people get it from their first day on, by its name in either language; a second run changes nothing', async () => {
  const text = file(
    'N-1,Noy,Sisavath,2026-02-02,early',
    'N-2,Keo,Vongsa,2026-04-01,ກະເຊົ້າ',
    'N-3,Kham,Inthavong,2026-02-02,',
  )
  const before = await imported(text, true)
  expect(before.people[0]?.changes).toContainEqual({ column: 'workShift', before: '', after: 'Early' })
  expect(await imported(text)).toMatchObject({ created: 3, errors: [] })
  expect(await shiftsOf('N-1')).toEqual([['Early', '2026-02-02', null]])
  expect(await shiftsOf('N-2')).toEqual([['Early', '2026-04-01', null]])
  expect(await shiftsOf('N-3')).toEqual([])
  expect(await imported(text)).toMatchObject({ created: 0, updated: 0, unchanged: 3, errors: [] })
})

test('a name of no active shift, and another shift for somebody known, are errors', async () => {
  const { staffId } = (await call(server, hr, getEmployee, { id: company.employee.id })).data.card
  const { errors, created, otherShifts } = await imported(
    file('N-1,Noy,Sisavath,2026-02-02,Night', 'N-2,Keo,Vongsa,2026-02-02,Old', `${staffId},,,,Early`),
  )
  expect([created, otherShifts]).toEqual([0, 1])
  expect(errors.map(({ row, message }) => [row, message])).toEqual([
    [2, 'Work shift: not a valid choice'],
    [3, 'Work shift: not a valid choice'],
    [
      4,
      'An import sets the work shift of new people only. In the list of employees, select this person and choose “Change shift”',
    ],
  ])
})
