import { expect, test } from 'vitest'
import { administratorErrors, emptyCompany, errorsIn, stepFields, stepWithError } from './company-values.ts'

test('every field belongs to one step', () => {
  expect(stepFields.flat().toSorted()).toEqual(Object.keys(emptyCompany).toSorted())
})

test('an error belongs to the step of its field', () => {
  const errors = { name: 'required', adminEmail: 'invalid' }
  expect(errorsIn(0, errors)).toEqual({ name: 'required' })
  expect(errorsIn(1, errors)).toEqual({})
  expect(errorsIn(2, errors)).toEqual({ adminEmail: 'invalid' })
  expect(stepWithError(errors)).toBe(0)
  expect(stepWithError({ adminEmail: 'invalid' })).toBe(2)
  expect(stepWithError({})).toBe(-1)
})

test('an administrator needs names and something to sign in with, if one is added', () => {
  expect(administratorErrors({ ...emptyCompany, administrator: 'none' }, 'en')).toEqual({})
  expect(administratorErrors(emptyCompany, 'en')).toEqual({
    adminFirstName: 'First name is required',
    adminLastName: 'Last name is required',
    adminUsername: 'Enter a username or an e-mail',
  })
})
