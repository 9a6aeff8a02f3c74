import { describe, expect, test } from 'vitest'
import { noJobFacts } from './job-history.ts'
import { askedFields, incompleteRows, missingFields } from './missing-fields.ts'

const whole = {
  status: 'active',
  gender: 'female',
  dateOfBirth: '1990-01-01',
  phone: '+8562055512345',
  unitId: 'u',
  positionId: 'p',
} as const

describe('missingFields', () => {
  test.each(askedFields)('%s', field => {
    expect(missingFields({ ...whole, [field]: null })).toEqual([field])
  })

  test.each([
    ['nothing', whole, []],
    ['two, in the order of the form', { ...whole, positionId: null, gender: null }, ['gender', 'positionId']],
    ['of somebody inactive', { ...whole, status: 'inactive', phone: null }, ['phone']],
    ['nothing of somebody who left', { ...whole, status: 'terminated', phone: null }, []],
  ] as const)('%s', (_name, facts, expected) => expect(missingFields(facts)).toEqual(expected))
})

describe('incompleteRows', () => {
  const brought = {
    gender: 'male',
    dateOfBirth: '1990-01-01',
    phone: '+8562055512345',
    unit: 'Sales',
    position: 'Driver',
  } as const
  const stored = {
    status: 'active',
    gender: null,
    dateOfBirth: null,
    phone: null,
    job: { ...noJobFacts, unitId: 'u' },
  } as const
  const known = new Map([['e1', stored]])
  test.each([
    ['somebody new with everything', { staffId: 'N', ...brought }, 0],
    ['somebody new without a unit', { staffId: 'N', ...brought, unit: undefined }, 1],
    ['the same who has left', { staffId: 'N', status: 'terminated', startDate: '2020-01-01' }, 0],
    ['somebody known whose unit is stored', { staffId: 'E1', ...brought, unit: undefined }, 0],
    ['somebody known whose position is not', { staffId: 'E1', ...brought, position: undefined }, 1],
  ] as const)('%s', (_name, person, count) => {
    expect(incompleteRows([{ row: 2, person }], known)).toBe(count)
  })

  test('counts rows', () => {
    const rows = ['A', 'B', 'C'].map((staffId, index) => ({ row: index + 2, person: { staffId } }))
    expect(incompleteRows([...rows, { row: 5, person: { staffId: 'D', ...brought } }], new Map())).toBe(3)
  })
})
