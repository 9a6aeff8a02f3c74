import { expect, test } from 'vitest'
import { lineDifference } from './line-difference.ts'
import { draftOf } from './template-draft.ts'

const noy = { id: 7, firstName: 'Noy', lastName: 'K', firstNameLo: '', lastNameLo: '', profileImage: null }
const steps = {
  manager: { resolver: 'LINE_MANAGER', employee: null, isAtWork: true },
  unit: { resolver: 'UNIT_MANAGER', employee: null, isAtWork: true },
  hr: { resolver: 'PERMISSION', employee: null, isAtWork: true },
  noy: { resolver: 'EMPLOYEE', employee: noy, isAtWork: true },
  keo: { resolver: 'EMPLOYEE', employee: { ...noy, id: 8 }, isAtWork: true },
} as const
type Name = keyof typeof steps
const line = (names: readonly Name[]) => draftOf({ items: names.map(name => steps[name]) })

const { manager, unit, hr } = { manager: 'LINE_MANAGER', unit: 'UNIT_MANAGER', hr: 'PERMISSION' } as const

test.each<[string, readonly Name[], readonly Name[], readonly string[]]>([
  ['nothing', ['manager', 'hr'], ['manager', 'hr'], [`KEPT ${manager}`, `KEPT ${hr}`]],
  ['HR taken out', ['manager', 'hr'], ['manager'], [`KEPT ${manager}`, `REMOVED ${hr}`]],
  [
    'somebody put first',
    ['manager', 'hr'],
    ['noy', 'manager', 'hr'],
    ['ADDED 7', `KEPT ${manager}`, `KEPT ${hr}`],
  ],
  [
    'a person in the place of HR',
    ['manager', 'hr'],
    ['manager', 'noy'],
    [`KEPT ${manager}`, `REMOVED ${hr}`, 'ADDED 7'],
  ],
  ['one person for another', ['noy', 'hr'], ['keo', 'hr'], ['REMOVED 7', 'ADDED 8', `KEPT ${hr}`]],
  [
    'the order',
    ['manager', 'unit', 'hr'],
    ['unit', 'manager', 'hr'],
    [`MOVED ${unit}`, `KEPT ${manager}`, `KEPT ${hr}`],
  ],
  ['everything', ['manager', 'hr'], ['noy'], [`REMOVED ${manager}`, `REMOVED ${hr}`, 'ADDED 7']],
])('%s', (_, before, after, expected) => {
  const changes = lineDifference(line(before), line(after))
  expect(changes.map(({ item, change }) => `${change} ${item.person?.id ?? item.resolver}`)).toEqual(expected)
})
