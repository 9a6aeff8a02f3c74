import { describe, expect, test } from 'vitest'
import {
  draftOf,
  draftRefusal,
  inOrder,
  isSameLine,
  itemsOf,
  whySecondPerson,
  withPerson,
  withStep,
} from './template-draft.ts'

const noy = { id: 7, firstName: 'Noy', lastName: 'K', firstNameLo: '', lastNameLo: '', profileImage: null }
const line = draftOf({
  items: [
    { resolver: 'LINE_MANAGER', employee: null, isAtWork: true },
    { resolver: 'PERMISSION', employee: null, isAtWork: true },
  ],
})
const resolversOf = (draft: typeof line) => draft.map(item => item.resolver)

describe('a draft of an approval line (R2)', () => {
  test('a new step goes before HR, HR to the end', () => {
    expect(resolversOf(withStep(line, 'UNIT_MANAGER', 'n'))).toEqual([
      'LINE_MANAGER',
      'UNIT_MANAGER',
      'PERMISSION',
    ])
    expect(resolversOf(withStep(line.slice(0, 1), 'PERMISSION', 'n'))).toEqual(['LINE_MANAGER', 'PERMISSION'])
    expect(resolversOf(withStep(line.slice(0, 1), 'EMPLOYEE', 'n'))).toEqual(['LINE_MANAGER', 'EMPLOYEE'])
  })

  test('HR dragged up is refused at its position', () => {
    expect(draftRefusal(line)).toBeUndefined()
    expect(draftRefusal(inOrder(line, ['1', '0']))).toEqual({ code: 'permissionNotLast', index: 0 })
  })

  test('a person must be chosen, and must still work here', () => {
    const open = withStep(line, 'EMPLOYEE', 'n')
    expect(draftRefusal(open)).toEqual({ code: 'approverRequired', index: 1 })
    const chosen = withPerson(open, 'n', noy)
    expect(draftRefusal(chosen)).toBeUndefined()
    expect(itemsOf(chosen)[1]).toEqual({ resolver: 'EMPLOYEE', employeeId: 7 })
    const gone = draftOf({ items: [{ resolver: 'EMPLOYEE', employee: noy, isAtWork: false }] })
    expect(draftRefusal(gone)).toEqual({ code: 'approverNotHere', index: 0 })
  })

  test('a person added and removed again gives the same line', () => {
    const more = withStep(line, 'UNIT_MANAGER', 'n')
    expect(isSameLine(line, more)).toBe(false)
    expect(
      isSameLine(
        line,
        more.filter(item => item.id !== 'n'),
      ),
    ).toBe(true)
  })

  test('without HR, or with oneself, it waits for a second person', () => {
    const own = withPerson(withStep(line, 'EMPLOYEE', 'n'), 'n', noy)
    expect(whySecondPerson(line, line.slice(0, 1), null)).toBe('REMOVES_HR')
    expect(whySecondPerson(line, own, noy.id)).toBe('ADDS_SELF')
    expect(whySecondPerson(line, own, 8)).toBeNull()
    expect(whySecondPerson(line, withStep(line, 'EMPLOYEE', 'n'), noy.id)).toBeNull()
  })
})
