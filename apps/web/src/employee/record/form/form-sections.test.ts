import { createEmployee } from '@hr/contract/employee-change.ts'
import { expect, test } from 'vitest'
import { requiredFields } from '#web/shared/form/form-check.ts'
import { errorCount, formSections, sectionIds } from './form-sections.ts'

test('every field of the call is in exactly one section', () => {
  const shown = Object.values(formSections).flat().toSorted()
  // The reason for closed days is below the sections.
  const sent = Object.keys(createEmployee.input.shape).filter(name => name !== 'closedReason')
  expect(shown).toEqual([...sent, 'photo'].toSorted())
})

test('every required field is in a section of the index', () => {
  const errors = Object.fromEntries([...requiredFields(createEmployee.input)].map(name => [name, 'missing']))
  const counts = sectionIds.map(id => [id, errorCount(id, errors)])
  expect(Object.fromEntries(counts.filter(([, count]) => count !== 0))).toEqual({
    identity: 4,
    contact: 1,
    organisation: 3,
  })
})

test('errors in rows count for the list of the rows', () => {
  const errors = {
    'education.0.level': 'x',
    'education.1.level': 'x',
    'otherPhones.0': 'x',
    phone: undefined,
  }
  expect(errorCount('education', errors)).toBe(2)
  expect(errorCount('contact', errors)).toBe(1)
})
