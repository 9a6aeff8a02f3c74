import { expect, test } from 'vitest'
import { errorStatus } from '../error-codes.ts'
import * as en from './en.ts'
import { labels as englishLabels } from './labels-en.ts'
import { labels as laoLabels } from './labels-lo.ts'
import * as lo from './lo.ts'
import { fieldLabel, isMessageCode, messageText } from './text.ts'

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(match => match[1]).sort()

test('every error code has a text', () => {
  expect(Object.keys(errorStatus).filter(code => !isMessageCode(code))).toEqual([])
})

test('Lao has the same keys and placeholders, in Lao script', () => {
  expect(Object.keys(lo.messages).sort()).toEqual(Object.keys(en.messages).sort())
  expect(Object.keys(laoLabels).sort()).toEqual(Object.keys(englishLabels).sort())
  for (const [key, text] of Object.entries(en.messages)) {
    const lao = isMessageCode(key) ? lo.messages[key] : ''
    expect(lao, key).toMatch(/\p{Script=Lao}/u)
    expect(placeholders(lao), key).toEqual(placeholders(text))
    expect(lao.normalize('NFC'), key).toBe(lao)
    expect(lao, key).not.toMatch(/\u0ECD\u0EB2/)
  }
})

test('parameters are filled in; a missing one stays visible', () => {
  expect(messageText('en', 'minLength', { min: 3 })).toBe('Must be at least 3 charactors')
  expect(messageText('en', 'FILE_REQUIRED')).toBe('Attach a file: it is required for more than {days} days')
})

test('an unknown field is called by its key', () => expect(fieldLabel('en', 'strange')).toBe('strange'))
