import { describe, expect, test } from 'vitest'
import type { ImportFacts, ImportedPerson, KnownEmployee } from './import-facts.ts'
import { importPlan } from './import-plan.ts'

const known = (id: number, given: Partial<KnownEmployee> = {}): KnownEmployee => ({
  id,
  staffId: `E${id}`,
  firstName: 'Keo',
  lastName: 'Vongsa',
  firstNameLo: '',
  lastNameLo: '',
  gender: null,
  email: `e${id}@example.la`,
  phone: null,
  startDate: '2024-01-08',
  endDate: null,
  job: { unitId: null, positionId: null, jobGradeId: null, lineManagerId: null },
  ...given,
})
const managedBy = (lineManagerId: number | null) => ({
  job: { unitId: null, positionId: null, jobGradeId: null, lineManagerId },
})
const named = (id: string, name: string, nameLo = '') => ({ id, name, nameLo })
const facts = (given: Partial<ImportFacts> = {}): ImportFacts => ({
  employees: [],
  signInEmails: new Map(),
  units: [],
  positions: [],
  jobGrades: [],
  ...given,
})
const person = (staffId: string, given: Partial<ImportedPerson> = {}): ImportedPerson => ({
  staffId,
  firstName: 'Keo',
  lastName: 'Vongsa',
  startDate: '2026-01-05',
  ...given,
})
const plan = (people: readonly ImportedPerson[], given: Partial<ImportFacts> = {}) =>
  importPlan(
    people.map((one, index) => ({ row: index + 2, person: one })),
    facts(given),
  )
const errors = (people: readonly ImportedPerson[], given: Partial<ImportFacts> = {}) =>
  plan(people, given).errors.map(({ row, column, code }) => [row, column, code])

describe('what happens to a row', () => {
  test('somebody new is created; who is known by another spelling of the staff id is not', () => {
    const { creates, unchanged } = plan([person('E9'), { staffId: 'e1' }], { employees: [known(1)] })
    expect(creates.map(row => row.person.staffId)).toEqual(['E9'])
    expect(unchanged).toBe(1)
  })

  test('only what differs is changed; what is left out stays', () => {
    const employees = [known(1, { firstNameLo: 'ແກ້ວ', ...managedBy(2) }), known(2)]
    const units = [named('u1', 'Sales', 'ຝ່າຍຂາຍ'), named('u2', 'Office')]
    const changesOf = (given: Partial<ImportedPerson>) =>
      plan([{ staffId: 'E1', ...given }], { employees, units }).updates[0]?.changes
    expect(changesOf({})).toBeUndefined()
    expect(changesOf({ firstName: 'Keo', firstNameLo: 'ແກ້ວ', manager: 'e2' })).toBeUndefined()
    expect(changesOf({ firstName: 'Kaew', lastName: 'Vongsa' })).toEqual({ firstName: 'Kaew' })
    expect(changesOf({ unit: 'sales' })).toEqual({ unit: 'sales' })
    expect(changesOf({ position: 'Driver' })).toEqual({ position: 'Driver' })
  })

  test('a unit is known by either of its names, in any case', () => {
    const units = [named('u1', 'Sales', 'ຝ່າຍຂາຍ')]
    const job = { ...known(1).job, unitId: 'u1' }
    for (const unit of ['SALES', ' sales ', 'ຝ່າຍຂາຍ']) {
      const made = plan([{ staffId: 'E1', unit }], { employees: [known(1, { job })], units })
      expect([made.unchanged, made.newUnits]).toEqual([1, []])
    }
  })

  test('new names are listed once, as first written, and not those of wrong rows', () => {
    const made = plan([
      person('E1', { unit: 'Sales', position: 'Driver', jobGrade: 'SO' }),
      person('E2', { unit: 'SALES', position: 'Cook' }),
      { staffId: 'E3', unit: 'Wrong' },
    ])
    expect([made.newUnits, made.newPositions, made.newJobGrades]).toEqual([
      ['Sales'],
      ['Driver', 'Cook'],
      ['SO'],
    ])
  })
})

describe('what is refused', () => {
  test('a new person without a name or start date', () => {
    expect(errors([{ staffId: 'E1' }])).toEqual([
      [2, 'firstName', 'required'],
      [2, 'lastName', 'required'],
      [2, 'startDate', 'required'],
    ])
  })

  test('one staff id twice, at the second', () => {
    expect(errors([person('E1'), person('e1')])).toEqual([[3, 'staffId', 'staffIdTwice']])
  })

  test('an e-mail of somebody else: in the file, in the list, or of a sign-in', () => {
    const email = 'a@example.la'
    expect(errors([person('E1', { email }), person('E2', { email })])).toEqual([[3, 'email', 'emailTwice']])
    const employees = [known(1, { email })]
    expect(errors([person('E2', { email })], { employees })).toEqual([[2, 'email', 'emailTwice']])
    expect(errors([{ staffId: 'E1', email }], { employees })).toEqual([])
    const signInEmails = new Map([['old@example.la', 1]])
    expect(errors([person('E2', { email: 'old@example.la' })], { employees, signInEmails })).toEqual([
      [2, 'email', 'emailTwice'],
    ])
    expect(errors([{ staffId: 'E1', email: 'old@example.la' }], { employees, signInEmails })).toEqual([])
  })

  test('a manager who is nobody; one may come later in the file', () => {
    expect(errors([person('E1', { manager: 'E9' })])).toEqual([[2, 'manager', 'staffIdUnknown']])
    expect(errors([person('E1', { manager: 'E2' }), person('E2')])).toEqual([])
    expect(errors([person('E1', { manager: 'E7' })], { employees: [known(7)] })).toEqual([])
    expect(errors([person('E1', { manager: 'e1' })])).toEqual([[2, 'manager', 'managerSelf']])
  })

  test('a circle of managers, once, with its people; also one that closes over people who are not in the file', () => {
    const rows = [
      person('E1', { manager: 'E2' }),
      person('E2', { manager: 'E3' }),
      person('E3', { manager: 'E1' }),
    ]
    expect(plan(rows).errors).toEqual([
      { row: 2, column: 'manager', code: 'managerCycle', parameters: { names: 'E1 > E2 > E3 > E1' } },
    ])
    const employees = [known(1, managedBy(2)), known(2, managedBy(3)), known(3)]
    expect(errors([{ staffId: 'E3', manager: 'E1' }], { employees })).toEqual([
      [2, 'manager', 'managerCycle'],
    ])
    expect(
      errors([{ staffId: 'E3', manager: 'E1' }, { staffId: 'E1', manager: 'E9' }, person('E9')], {
        employees,
      }),
    ).toEqual([])
  })

  test('a unit name that several units have, unless the person is in one of them', () => {
    const units = [named('u1', 'Sales'), named('u2', 'Sales')]
    expect(errors([person('E1', { unit: 'Sales' })], { units })).toEqual([[2, 'unit', 'unitAmbiguous']])
    const employees = [known(1, { job: { ...known(1).job, unitId: 'u2' } })]
    expect(errors([{ staffId: 'E1', unit: 'Sales' }], { units, employees })).toEqual([])
  })

  test('a start after the end', () => {
    const employees = [known(1, { endDate: '2025-06-30' })]
    expect(errors([{ staffId: 'E1', startDate: '2025-07-01' }], { employees })).toEqual([
      [2, 'startDate', 'END_BEFORE_START'],
    ])
    expect(errors([{ staffId: 'E1', startDate: '2025-06-30' }], { employees })).toEqual([])
  })
})
