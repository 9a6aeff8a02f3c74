import { describe, expect, test } from 'vitest'
import { noChoices } from './import-facts.ts'
import type { ImportedPerson } from './import-facts.ts'
import { errors, known, managedBy, named, person, plan, unitChoices } from './import-example.ts'
import { noJobFacts } from './job-history.ts'

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

  test('lists and places are compared by what they hold, pay with the job of today', () => {
    const school = { level: 'Bachelor', institution: 'NUOL', major: '', graduatedOn: null }
    const job = { ...noJobFacts, salaryAmount: 5_000_000, salaryCurrency: 'LAK' }
    const employees = [
      known(1, { education: [school], otherPhones: ['+8562055512345'], province: { id: 1, name: '' }, job }),
    ]
    const changesOf = (given: Partial<ImportedPerson>) =>
      plan([{ staffId: 'E1', ...given }], { employees }).updates[0]?.changes
    expect(changesOf({ education: [{ ...school }], otherPhones: ['+8562055512345'] })).toBeUndefined()
    expect(changesOf({ province: { id: 1, name: '' }, salaryAmount: 5_000_000 })).toBeUndefined()
    expect(changesOf({ otherPhones: [] })).toEqual({ otherPhones: [] })
    expect(changesOf({ province: { id: null, name: 'Bangkok' } })).toEqual({
      province: { id: null, name: 'Bangkok' },
    })
    expect(changesOf({ salaryAmount: 6_000_000, salaryCurrency: 'LAK' })).toEqual({ salaryAmount: 6_000_000 })
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
    const people = [
      person('E1', { unit: 'Sales', position: 'Driver', jobGrade: 'SO' }),
      person('E2', { unit: 'SALES', position: 'Cook' }),
      { staffId: 'E3', unit: 'Wrong' },
    ]
    const made = plan(people, unitChoices({ sales: null, wrong: null }))
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

  test('a cycle of managers, once, with its people; also one that closes over people who are not in the file', () => {
    const rows = [
      person('E1', { manager: 'E2' }),
      person('E2', { manager: 'E3' }),
      person('E3', { manager: 'E1' }),
    ]
    expect(plan(rows).errors).toEqual([
      { row: 2, column: 'manager', code: 'managerCycle', parameters: { names: 'E1 > E2 > E3 > E1' } },
      { row: 3, column: 'manager', code: 'MANAGER_LEFT_OUT', parameters: { row: 4 } },
      { row: 4, column: 'manager', code: 'MANAGER_LEFT_OUT', parameters: { row: 2 } },
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

  test('a unit that nobody knows, until it is chosen or wanted as a new one', () => {
    const units = [named('u1', 'Sales Department')]
    const people = [person('E1', { unit: 'Sales Departement' })]
    const key = 'sales departement'
    expect(errors(people, { units })).toEqual([[2, 'unit', 'UNIT_UNKNOWN']])
    expect(errors(people, { units, ...unitChoices({ [key]: 'elsewhere' }) })).toEqual([
      [2, 'unit', 'UNIT_UNKNOWN'],
    ])
    expect(plan(people, { units, ...unitChoices({ [key]: null }) })).toMatchObject({
      errors: [],
      newUnits: ['Sales Departement'],
    })
    const used = { units, ...unitChoices({ [key]: 'u1' }) }
    expect(plan(people, used)).toMatchObject({ errors: [], newUnits: [] })
    const there = [known(1, { job: { ...noJobFacts, unitId: 'u1' } })]
    expect(
      plan([{ staffId: 'E1', unit: 'Sales Departement' }], { ...used, employees: there }).unchanged,
    ).toBe(1)
  })

  test('a choice never changes what the name of a unit means', () => {
    const units = [named('u1', 'Sales'), named('u2', 'Office')]
    const employees = [known(1, { job: { ...noJobFacts, unitId: 'u1' } })]
    const choices = unitChoices({ sales: 'u2' })
    expect(plan([{ staffId: 'E1', unit: 'Sales' }], { units, employees, ...choices }).unchanged).toBe(1)
  })

  test.each([
    ['position', 'positions', 'positionId', 'newPositions', 'POSITION_MISSPELT'],
    ['jobGrade', 'jobGrades', 'jobGradeId', 'newJobGrades', 'JOB_GRADE_MISSPELT'],
  ] as const)(
    'a %s like a known one, until it is chosen or wanted as a new one',
    (column, list, id, made, code) => {
      const given = { [list]: [named('n1', 'Senior officer')], employees: [known(1)] }
      const row = (name: string) => [{ staffId: 'E1', [column]: name }]
      const choice = (meant: string | null) => ({
        ...given,
        choices: { ...noChoices, [column]: new Map([['senior oficer', meant]]) },
      })
      expect(errors(row('Senior oficer'), given)).toEqual([[2, column, code]])
      expect(errors(row('Senior oficer'), choice('elsewhere'))).toEqual([[2, column, code]])
      expect(plan(row('Senior oficer'), choice(null))).toMatchObject({
        errors: [],
        [made]: ['Senior oficer'],
      })
      expect(plan(row('Senior oficer'), choice('n1'))).toMatchObject({ errors: [], [made]: [] })
      const employees = [known(1, { job: { ...noJobFacts, [id]: 'n1' } })]
      expect(plan(row('Senior oficer'), { ...choice('n1'), employees }).unchanged).toBe(1)
      // A name without a similar one raises no question.
      expect(plan(row('Cook'), given)).toMatchObject({ errors: [], [made]: ['Cook'] })
    },
  )

  test('a start after the end', () => {
    const employees = [known(1, { endDate: '2025-06-30' })]
    expect(errors([{ staffId: 'E1', startDate: '2025-07-01' }], { employees })).toEqual([
      [2, 'startDate', 'END_BEFORE_START'],
    ])
    expect(errors([{ staffId: 'E1', startDate: '2025-06-30' }], { employees })).toEqual([])
  })

  test('dates against each other, only where the row gives one of them', () => {
    const employees = [known(1, { dateOfBirth: '2024-06-01', probationEndsOn: '2020-01-01' })]
    expect(errors([{ staffId: 'E1', nationality: 'Lao' }], { employees })).toEqual([])
    expect(errors([{ staffId: 'E1', startDate: '2024-06-01' }], { employees })).toEqual([
      [2, 'startDate', 'bornBeforeStart'],
    ])
    expect(errors([{ staffId: 'E1', startDate: '2024-06-02' }], { employees })).toEqual([])
    expect(errors([person('E2', { dateOfBirth: '2026-01-05' })])).toEqual([
      [2, 'dateOfBirth', 'bornBeforeStart'],
    ])
    expect(errors([person('E2', { dateOfBirth: '2026-01-04' })])).toEqual([])
    expect(errors([person('E2', { probationEndsOn: '2026-01-04' })])).toEqual([
      [2, 'probationEndsOn', 'notBeforeStart'],
    ])
    expect(errors([person('E2', { contractStart: '2026-02-01', contractEnd: '2026-01-31' })])).toEqual([
      [2, 'contractEnd', 'END_BEFORE_START'],
    ])
    const hired = [known(1, { job: { ...noJobFacts, contractEnd: '2026-01-31' } })]
    expect(errors([{ staffId: 'E1', contractStart: '2026-02-01' }], { employees: hired })).toEqual([
      [2, 'contractStart', 'END_BEFORE_START'],
    ])
    expect(errors([{ staffId: 'E1', contractStart: '2026-01-31' }], { employees: hired })).toEqual([])
  })

  test('a status that only ending or taking up an employment gives', () => {
    const ended = [known(1, { status: 'terminated' })]
    expect(errors([{ staffId: 'E1', status: 'terminated' }], { employees: ended })).toEqual([])
    expect(errors([{ staffId: 'E1', status: 'active' }], { employees: ended })).toEqual([
      [2, 'status', 'statusByEnding'],
    ])
    expect(errors([{ staffId: 'E1', status: 'terminated' }], { employees: [known(1)] })).toEqual([
      [2, 'status', 'statusByEnding'],
    ])
    expect(errors([{ staffId: 'E1', status: 'inactive' }], { employees: [known(1)] })).toEqual([])
    expect(errors([person('E2', { status: 'probation' })])).toEqual([])
    expect(errors([person('E2', { status: 'inactive' })])).toEqual([[2, 'status', 'statusByEnding']])
  })

  test('a device number of somebody else', () => {
    const employees = [known(1, { deviceNumber: '17' })]
    expect(errors([person('E2', { deviceNumber: '17' })], { employees })).toEqual([
      [2, 'deviceNumber', 'deviceTwice'],
    ])
    expect(errors([{ staffId: 'E1', deviceNumber: '17' }], { employees })).toEqual([])
    expect(errors([person('E2', { deviceNumber: '8' }), person('E3', { deviceNumber: '8' })])).toEqual([
      [3, 'deviceNumber', 'deviceTwice'],
    ])
  })
})
