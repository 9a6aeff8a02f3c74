import { expect, test } from 'vitest'
import {
  isOwnField,
  isProposalField,
  isSensitiveField,
  recordFieldNames,
  recordFields,
} from './record-fields.ts'

test('nobody changes their own name, pay details or papers alone', () => {
  const alone = recordFieldNames.filter(isOwnField)
  expect(alone).toEqual([
    'phone',
    'otherPhones',
    'provinceId',
    'provinceName',
    'districtId',
    'districtName',
    'villageId',
    'villageName',
    'addressLine',
    'emergencyPerson',
    'emergencyContact',
  ])
  expect(alone.some(isSensitiveField)).toBe(false)
})

test('each field is in one class', () => {
  const counted = recordFieldNames.filter(
    name =>
      [isOwnField(name), isProposalField(name), recordFields[name].changedBy === 'hr'].filter(Boolean)
        .length !== 1,
  )
  expect(counted).toEqual([])
})

test('papers, SSO number and bank account are sensitive', () => {
  expect(recordFieldNames.filter(isSensitiveField)).toEqual([
    'familyBookNumber',
    'passportNumber',
    'passportExpiresOn',
    'visaNumber',
    'visaExpiresOn',
    'workPermitNumber',
    'workPermitExpiresOn',
    'ssoNumber',
    'bankName',
    'bankHolderName',
    'bankAccountNumber',
    'bankCurrency',
  ])
})

test('a name of something else is in no class', () => {
  expect([isOwnField('toString'), isProposalField('salaryAmount'), isSensitiveField('id')]).toEqual([
    false,
    false,
    false,
  ])
})
