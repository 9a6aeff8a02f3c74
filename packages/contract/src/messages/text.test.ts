import { expect, test } from 'vitest'
import { createAttendanceType } from '../attendance-type.ts'
import { updateCompanyProfile } from '../company-profile.ts'
import { createUser } from '../console-user.ts'
import { createCurrency } from '../currency.ts'
import { createHoliday } from '../holiday.ts'
import { createLeaveType } from '../leave-type.ts'
import { createOtSetting } from '../ot-setting.ts'
import { createWorkShift } from '../work-shift.ts'
import { errorStatus } from '../error-codes.ts'
import * as en from './en.ts'
import { labels as englishLabels } from './labels-en.ts'
import { labels as laoLabels } from './labels-lo.ts'
import * as lo from './lo.ts'
import { errors as englishErrors } from './errors-en.ts'
import { errors as laoErrors } from './errors-lo.ts'
import { serverText } from './server-text.ts'
import { fieldLabel, messageText } from './text.ts'

const english: Readonly<Record<string, string>> = { ...en.messages, ...englishErrors }
const laoTexts: Readonly<Record<string, string>> = { ...lo.messages, ...laoErrors }

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(match => match[1]).sort()

test('every error code has a text', () => {
  expect(Object.keys(errorStatus).filter(code => !Object.hasOwn(english, code))).toEqual([])
})

test('Lao has the same keys and placeholders, in Lao script', () => {
  expect(Object.keys(laoTexts).sort()).toEqual(Object.keys(english).sort())
  expect(Object.keys(laoLabels).sort()).toEqual(Object.keys(englishLabels).sort())
  for (const [key, text] of Object.entries(english)) {
    const lao = laoTexts[key] ?? ''
    expect(lao, key).toMatch(/\p{Script=Lao}/u)
    expect(placeholders(lao), key).toEqual(placeholders(text))
    expect(lao.normalize('NFC'), key).toBe(lao)
    expect(lao, key).not.toMatch(/\u0ECD\u0EB2/)
  }
})

test('parameters are filled in; a missing one stays visible', () => {
  expect(messageText('en', 'minLength', { min: 3 })).toBe('Must be at least 3 charactors')
  expect(serverText('en', 'FILE_REQUIRED')).toBe('Attach a file: required for leave over {days} days')
})

test('a visitor of a page that needs a sign-in is not sent to look at the network', () => {
  expect(messageText('en', 'NOT_CONNECTED')).toBe('You are not connected')
  expect(messageText('lo', 'NOT_CONNECTED')).toMatch(/ເຂົ້າສູ່ລະບົບ/)
})

test('an unknown field is called by its key', () => expect(fieldLabel('en', 'strange')).toBe('strange'))

test.each([
  createUser,
  createLeaveType,
  createAttendanceType,
  createHoliday,
  createWorkShift,
  createOtSetting,
  createCurrency,
  updateCompanyProfile,
])('every field of $method $path is called by its name in both languages', ({ input }) => {
  const unnamed = Object.keys(input.shape).filter(
    key => fieldLabel('en', key) === key || fieldLabel('lo', key) === key,
  )
  expect(unnamed).toEqual([])
})
