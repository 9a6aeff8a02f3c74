import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recordErrors } from './record-errors.ts'
import type { CheckedRecord } from './record-errors.ts'

const right: CheckedRecord = {
  startDate: '2024-01-08',
  dateOfBirth: '1990-05-17',
  probationEndsOn: '2024-03-08',
  contractStart: '2024-01-08',
  contractEnd: '2025-01-07',
  salaryAmount: 4_500_000,
  salaryCurrency: 'LAK',
  education: [{ graduatedOn: '2012-06-30' }, { graduatedOn: null }],
  provinceId: 1,
  provinceName: '',
  districtId: null,
  districtName: 'Elsewhere',
  villageId: null,
  villageName: '',
}
const errorsOf = (changes: CheckedRecord) =>
  recordErrors({ ...right, ...changes }).map(({ path, code }) => `${path} ${code}`)

test('a record in which all fits', () => expect(recordErrors(right)).toEqual([]))
test('nothing known, nothing wrong', () => expect(recordErrors({})).toEqual([]))

describe('each boundary', () => {
  test.each<[CheckedRecord, string[]]>([
    [{ dateOfBirth: '2024-01-07', education: [] }, []],
    [{ dateOfBirth: '2024-01-08', education: [] }, ['dateOfBirth bornBeforeStart']],
    [{ dateOfBirth: '2024-01-09', education: [] }, ['dateOfBirth bornBeforeStart']],
    [{ dateOfBirth: null }, []],
    [{ probationEndsOn: '2024-01-08' }, []],
    [{ probationEndsOn: '2024-01-07' }, ['probationEndsOn notBeforeStart']],
    [{ probationEndsOn: null }, []],
    [{ contractEnd: '2024-01-08' }, []],
    [{ contractEnd: '2024-01-07' }, ['contractEnd END_BEFORE_START']],
    [{ contractStart: null, contractEnd: '1999-01-01' }, []],
    [{ education: [{ graduatedOn: '1990-05-18' }] }, []],
    [
      { education: [{ graduatedOn: '2010-01-01' }, { graduatedOn: '1990-05-17' }] },
      ['education.1.graduatedOn bornBefore'],
    ],
    [{ salaryCurrency: null }, ['salaryCurrency required']],
    [{ salaryAmount: 0, salaryCurrency: null }, ['salaryCurrency required']],
    [{ salaryAmount: null, salaryCurrency: null }, []],
    [{ provinceName: 'Vientiane' }, ['provinceName listOrText']],
    [{ districtId: 3 }, ['districtName listOrText']],
    [{ villageId: 4, villageName: 'Ban Mai' }, ['villageName listOrText']],
  ])('%j', (changes, expected) => expect(errorsOf(changes)).toEqual(expected))
})

test('an address part that is only listed or only typed is never wrong', () => {
  const part = fc.oneof(
    fc.record({ id: fc.nat(), name: fc.constant('') }),
    fc.record({ id: fc.constant(null), name: fc.string() }),
  )
  fc.assert(
    fc.property(part, part, part, (province, district, village) => {
      const errors = recordErrors({
        provinceId: province.id,
        provinceName: province.name,
        districtId: district.id,
        districtName: district.name,
        villageId: village.id,
        villageName: village.name,
      })
      expect(errors).toEqual([])
    }),
  )
})
