import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import * as field from './field.ts'
import { fieldError, fieldErrorText } from './field-error.ts'

const shape = z.strictObject({
  username: field.requiredText(),
  firstName: field.personName(),
  name: field.name(),
  reason: field.reason(),
  email: field.email(),
  password: field.formPassword(),
  comment: field.comment(),
  amount: field.amountOfDays(),
  day: z.int().check(z.gte(1), z.lte(31)),
  startDate: field.localDate(),
  gender: field.choice(['male', 'female']),
})

const valid = {
  username: 'somchai',
  firstName: 'Somchai',
  name: 'A',
  reason: 'Family',
  email: 'somchai@example.la',
  password: 'Demo1234',
  comment: '',
  amount: 15,
  day: 31,
  startDate: '2024-02-29',
  gender: 'male',
}

function textOf(change: Record<string, unknown>, language: 'en' | 'lo' = 'en'): string | undefined {
  const result = z.safeParse(shape, { ...valid, ...change }, { reportInput: true })
  const issue = result.error?.issues[0]
  return issue && fieldErrorText(language, fieldError(issue))
}

test('a valid form has no message', () => expect(textOf({})).toBeUndefined())

// Spec part 5, letter by letter.
test.each([
  [{ username: '' }, 'Username is required'],
  [{ username: undefined }, 'Username is required'],
  [{ username: '   ' }, 'Username is required'],
  [{ password: '' }, 'Password is required'],
  [{ password: '1234567' }, 'Must be at least 8 charactors'],
  [{ password: '12345678' }, undefined],
  [{ name: '' }, 'Name is required'],
  [{ name: 'x'.repeat(50) }, undefined],
  [{ name: 'x'.repeat(51) }, 'Must be at most 50 charactors'],
  [{ firstName: 'ab' }, 'Must be at least 3 charactors'],
  [{ firstName: 'abc' }, undefined],
  [{ reason: '' }, 'Reason is required'],
  [{ reason: 'ab' }, 'Must be at least 3 charactors'],
  [{ reason: 'x'.repeat(255) }, undefined],
  [{ reason: 'x'.repeat(256) }, 'Must be at most 255 charactors'],
  [{ comment: 'x'.repeat(500) }, undefined],
  [{ comment: 'x'.repeat(501) }, 'Must be at most 500 charactors'],
  [{ email: '' }, 'E-mail is required'],
  [{ email: 'no one' }, 'E-mail must be valid'],
  [{ email: 'a@b' }, 'E-mail must be valid'],
  [{ email: 'a b@c.la' }, 'E-mail must be valid'],
  [{ amount: undefined }, 'Amount is required'],
  [{ amount: -1 }, 'Amount must be greater than 0'],
  [{ amount: 0 }, undefined],
  [{ amount: 365 }, undefined],
  [{ amount: 366 }, 'Amount must be less than 365'],
  [{ amount: 1.5 }, 'Amount must be integer only'],
  [{ day: 1.5 }, 'Day must be a whole number'],
  [{ day: 'x' }, 'Day must be a number'],
  [{ day: 32 }, 'Day must be at most 31'],
  [{ startDate: '' }, 'Start date is required'],
  [{ startDate: '2023-02-29' }, 'Date must be valid'],
  [{ startDate: '1900-01-01' }, undefined],
  [{ startDate: '2199-12-31' }, undefined],
  [{ startDate: '1899-12-31' }, 'Date must be valid'],
  [{ startDate: '2200-01-01' }, 'Date must be valid'],
  [{ gender: 'other' }, 'Gender: not a valid choice'],
  [{ gender: undefined }, 'Gender is required'],
  [{ surprise: 1 }, 'Unknown field: surprise'],
])('%j -> %s', (change, text) => expect(textOf(change)).toBe(text))

test('a field that no form shows is not called by its name in the program', () => {
  const technical = z.strictObject({ seenHistory: z.int().check(z.gte(1)) })
  const texts = (value: unknown) => {
    const [issue] = z.safeParse(technical, { seenHistory: value }, { reportInput: true }).error?.issues ?? []
    return (['en', 'lo'] as const).map(language => issue && fieldErrorText(language, fieldError(issue)))
  }
  expect(texts(undefined)).toEqual(['This value is required', 'ກະລຸນາປ້ອນຄ່ານີ້'])
  expect(texts('x')).toEqual(['This value must be a number', 'ຄ່ານີ້ຕ້ອງເປັນຕົວເລກ'])
  expect(texts(0)).toEqual(['This value must be at least 1', 'ຄ່ານີ້ຕ້ອງບໍ່ໜ້ອຍກວ່າ 1'])
})

test('the same in Lao', () => {
  expect(textOf({ reason: '' }, 'lo')).toBe('ກະລຸນາປ້ອນເຫດຜົນ')
  expect(textOf({ email: 'no one' }, 'lo')).toBe('ກະລຸນາປ້ອນອີເມວທີ່ຖືກຕ້ອງ')
})
