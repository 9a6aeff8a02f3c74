import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { id, name, personName, reason, requiredText } from './field.ts'

test.each([
  ['zero-width spaces', '\u200B\u200B\u200B'],
  ['soft hyphens', '\u00AD\u00AD\u00AD'],
  ['marks without a letter', '\uFE0F\uFE0F\uFE0F'],
  ['tag characters', '\u{E0041}\u{E0042}\u{E0043}'],
  ['control characters', '\u0001\u0002\u0003'],
])('%s are no text', (_, text) => {
  for (const field of [name(), personName(), reason(), requiredText()])
    expect(z.safeParse(field, text).error?.issues[0]?.message).toBe('required')
})

test.each(['ຄຳຫຼ້າ', 'Khamla', '123', '???', '👩\u200D💻👩\u200D💻'])('%s is text', text =>
  expect(z.safeParse(personName(), text).success).toBe(true),
)

test('an id is compared as the database writes it', () =>
  expect(z.parse(id(), '0197A000-BEEF-7000-8000-00000000000A')).toBe('0197a000-beef-7000-8000-00000000000a'))

test('a name is one line with single blanks', () => {
  expect(z.parse(name(), ' Key \n\t Accounts  Section ')).toBe('Key Accounts Section')
  expect(z.parse(personName(), 'Noy\r\nMany')).toBe('Noy Many')
})
