import { email, id, optionalText, reason } from '@hr/contract/field.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkForm, requiredFields } from './form-check.ts'

const shape = z.strictObject({
  reason: reason(),
  leaveTypeId: id(),
  email: z.optional(email()),
  note: optionalText(255),
  color: z.nullable(z.string()),
})
const filled = {
  reason: 'Trip',
  leaveTypeId: '0192d1b5-7c1e-7a55-9c6e-3f6c0a1b2c3d',
  email: '',
  note: '',
  color: null,
}

describe('checkForm', () => {
  test('an optional field left empty is not sent; a nullable one is', () => {
    const { email: _email, ...sent } = filled
    expect(checkForm(shape, filled, 'en')).toEqual({ input: sent, errors: {} })
  })
  test('the texts of the spec, one per field', () => {
    expect(checkForm(shape, { ...filled, reason: '', leaveTypeId: null, email: 'x' }, 'en').errors).toEqual({
      reason: 'Reason is required',
      leaveTypeId: 'Leave type is required',
      email: 'E-mail must be valid',
    })
  })
  test('bounds', () => {
    expect(checkForm(shape, { ...filled, reason: 'ab' }, 'en').errors).toEqual({
      reason: 'Must be at least 3 charactors',
    })
  })
  test('a number field that cannot be read is refused', () => {
    const amount = z.strictObject({ salaryAmount: z.nullable(z.int()) })
    expect(checkForm(amount, { salaryAmount: Number.NaN }, 'en').errors).toEqual({
      salaryAmount: 'Salary must be a number',
    })
  })
  test('in Lao', () => {
    expect(checkForm(shape, { ...filled, reason: '' }, 'lo').errors).toEqual({ reason: 'ກະລຸນາປ້ອນເຫດຜົນ' })
  })
})

test('requiredFields', () => {
  expect([...requiredFields(shape)].toSorted()).toEqual(['color', 'leaveTypeId', 'reason'])
})
