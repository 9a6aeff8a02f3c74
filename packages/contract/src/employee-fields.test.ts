import {
  isOwnField,
  isProposalField,
  recordFieldNames,
  recordFields,
} from '@hr/domain/employee/record-fields.ts'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { askedFields } from '@hr/domain/employee/missing-fields.ts'
import { broughtColumns } from '@hr/domain/employee/import-errors.ts'
import { ownFields, recordShape } from './employee-contact.ts'
import { createEmployee } from './employee-change.ts'
import { hrFields, optionalFields, proposalFields } from './employee-fields.ts'

test('the shapes hold exactly the fields of their class', () => {
  expect(Object.keys(ownFields)).toEqual(recordFieldNames.filter(isOwnField))
  expect(Object.keys(proposalFields)).toEqual(recordFieldNames.filter(isProposalField))
  const ofHr = recordFieldNames.filter(name => recordFields[name].changedBy === 'hr')
  expect(Object.keys(hrFields).sort()).toEqual([...ofHr].sort())
})

test('the form asks for what a file has to bring and what makes a record complete', () => {
  const refused = z.safeParse(createEmployee.input, {}).error?.issues ?? []
  const asked: readonly string[] = [...broughtColumns, ...askedFields]
  expect(refused.map(({ path }) => path.join('.')).toSorted()).toEqual(asked.toSorted())
})

const own = z.strictObject(optionalFields(ownFields))

test.each([
  [{ phone: '020 5551 2345' }, { phone: '+8562055512345' }],
  [{ phone: '2081234567' }, { phone: '+8562081234567' }],
  [{ otherPhones: ['+66 81 234 5678'] }, { otherPhones: ['+66812345678'] }],
  [{ emergencyContact: null }, { emergencyContact: null }],
  [{ addressLine: ' ເຮືອນ  12 ' }, { addressLine: 'ເຮືອນ  12' }],
  [{ villageName: 'ນໍ້າ' }, { villageName: 'ນ້ຳ' }],
  [{}, {}],
])('%j is taken as %j', (given, expected) => expect(z.parse(own, given)).toEqual(expected))

test.each([
  [{ phone: '12' }, 'phone'],
  [{ phone: '' }, 'required'],
  [{ otherPhones: Array.from({ length: 6 }, () => '02055512345') }, 'too_big'],
  [{ provinceId: 0 }, 'too_small'],
  [{ firstName: 'Noy' }, 'unrecognized_keys'],
  [{ salaryAmount: 1 }, 'unrecognized_keys'],
])('%j is refused: %s', (given, code) => {
  const [issue] = z.safeParse(own, given).error?.issues ?? []
  expect([issue?.code, issue?.message]).toContain(code)
})

test.each([['yearWorkExperience', 0, 80]] as const)('%s goes from %i to %i', (field, least, most) => {
  const isRight = (value: number) => z.safeParse(recordShape[field], value).success
  expect([isRight(least - 1), isRight(least), isRight(most), isRight(most + 1)]).toEqual([
    false,
    true,
    true,
    false,
  ])
})
