import { expect, test } from 'vitest'
import { errors, known, managedBy, person, plan, planRows } from './import-example.ts'

test('everything at once: what a cell cannot say does not hide the rules of the others', () => {
  const row = { staffId: 'E1', firstName: 'Keo', probationEndsOn: '2020-01-01', manager: 'E1' } as const
  const found = planRows([{ row: 2, person: row, wrong: ['startDate'] }])
  expect(found.errors.map(({ column, code }) => [column, code])).toEqual([
    ['lastName', 'required'],
    ['manager', 'managerSelf'],
  ])
  expect([found.fine, found.creates]).toEqual([[], []])
})

test('new people below somebody who is left out, down to the last', () => {
  const rows = [
    person('E4', { manager: 'E3' }),
    person('E3', { manager: 'E2' }),
    { staffId: 'E2', firstName: 'Keo' },
    person('E5', { manager: 'E1' }),
  ]
  expect(errors(rows, { employees: [known(1)] })).toEqual([
    [2, 'manager', 'MANAGER_LEFT_OUT'],
    [3, 'manager', 'MANAGER_LEFT_OUT'],
    [4, 'lastName', 'required'],
    [4, 'startDate', 'required'],
  ])
  expect(plan(rows, { employees: [known(1)] }).creates.map(({ person: one }) => one.staffId)).toEqual(['E5'])
  const known2 = [known(1), known(2)]
  expect(
    errors([person('E3', { manager: 'E2' }), { staffId: 'E2', manager: 'E2' }], { employees: known2 }),
  ).toEqual([[3, 'manager', 'managerSelf']])
})

test('a left out row keeps its stored manager, with whom no cycle may arise', () => {
  const employees = [known(1, managedBy(2)), known(2), known(3)]
  const swap = [
    { staffId: 'E1', manager: 'E3', phone: '1' },
    { staffId: 'E2', manager: 'E1' },
  ]
  expect(errors(swap, { employees })).toEqual([])
  const rows = swap.map((one, index) => ({ row: index + 2, person: one }))
  const [first, second] = rows
  if (!first || !second) throw new Error('two rows')
  const made = planRows([{ ...first, wrong: ['email'] }, second], { employees })
  expect(made.errors).toMatchObject([{ row: 3, code: 'managerCycle' }])
  expect(made.updates).toEqual([])
})
