import { isOwnField, isProposalField, recordFieldNames } from '@hr/domain/employee/record-fields.ts'
import { expect, test } from 'vitest'
import { ownParts } from './own-parts.ts'
import { proposalParts } from './proposal-parts.ts'

test('every field that a person may change directly is in one part of the profile', () => {
  expect(Object.values(ownParts).flat().toSorted()).toEqual(recordFieldNames.filter(isOwnField).toSorted())
})

test('every field that a person may propose is in one part of the proposal', () => {
  expect(Object.values(proposalParts).flat().toSorted()).toEqual(
    recordFieldNames.filter(isProposalField).toSorted(),
  )
})
