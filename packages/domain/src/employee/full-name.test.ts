import { expect, test } from 'vitest'
import { fullName } from './full-name.ts'

const english = { firstName: 'Khamla', lastName: 'Vongsa' }
test.each([
  ['English', { ...english, firstNameLo: 'ຄຳຫຼ້າ', lastNameLo: 'ວົງສາ' }, 'en', 'Khamla Vongsa'],
  ['Lao', { ...english, firstNameLo: 'ຄຳຫຼ້າ', lastNameLo: 'ວົງສາ' }, 'lo', 'ຄຳຫຼ້າ ວົງສາ'],
  ['no Lao name', english, 'lo', 'Khamla Vongsa'],
  ['empty Lao name', { ...english, firstNameLo: '', lastNameLo: '' }, 'lo', 'Khamla Vongsa'],
  ['only a Lao first name', { ...english, firstNameLo: 'ຄຳຫຼ້າ', lastNameLo: null }, 'lo', 'ຄຳຫຼ້າ Vongsa'],
  ['only a Lao last name', { ...english, firstNameLo: null, lastNameLo: 'ວົງສາ' }, 'lo', 'Khamla Vongsa'],
  ['no last name', { firstName: 'Khamla', lastName: '' }, 'en', 'Khamla'],
] as const)('%s (P7)', (_, person, language, expected) => expect(fullName(person, language)).toBe(expected))
