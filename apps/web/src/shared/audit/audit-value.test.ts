import { expect, test } from 'vitest'
import { auditValue } from './audit-value.ts'

const unit = '01900000-0000-7000-8000-000000000001'
const facts = {
  names: {
    [unit]: { en: 'Sales', lo: 'ຝ່າຍຂາຍ' },
    '7': { en: 'Noy', lo: 'ນ້ອຍ' },
    MANAGER: { en: 'Manager', lo: 'ຫົວໜ້າ' },
  },
  language: 'en' as const,
  words: { yes: 'Yes', no: 'No', masked: 'Hidden' },
  permission: (id: string) => `<${id}>`,
  field: (field: string) => `[${field}]`,
  band: (from: string, to: string | undefined, amount: string) => `${from} to ${to ?? 'more'} = ${amount}`,
  code: (_: string, text: string) => (text === 'PENDING' ? 'Pending' : undefined),
}

test.each([
  ['name', 'A', ['A']],
  ['name', '', []],
  ['name', null, []],
  ['paid', false, ['No']],
  ['amount', 1234567, ['1,234,567']],
  ['amount', 7, ['7']],
  ['year', 2027, ['2027']],
  ['lineManagerId', 7, ['Noy']],
  ['lineManagerId', 8, ['8']],
  ['employeeIds', [7, 8], ['Noy', '8']],
  ['unitId', unit, ['Sales']],
  ['startedOn', '2026-03-09', ['09/03/2026']],
  ['salaryAmount', '***', ['Hidden']],
  ['permissions', ['EMPLOYEE:edit'], ['<EMPLOYEE:edit>']],
  ['address', { province: 'Vientiane', note: '' }, ['[province]: Vientiane']],
  ['x', 'constructor', ['constructor']],
  ['status', 'PENDING', ['Pending']],
  ['role', 'MANAGER', ['Manager']],
  ['rows', ['1-15: 18000', '61-null: 50000'], ['1 to 15 = 18000', '61 to more = 50000']],
  ['rows', 12, ['12']],
  ['items', ['Mon 08:00-12:00, 2026-01-01 - '], ['Monday 08:00-12:00, 01/01/2026 -']],
  ['items', ['somehow else'], ['somehow else']],
  ['halfDays', 3, ['1.5 days']],
  ['expired_half_days', 2, ['1 day']],
])('%s: %j', (field, value, expected) => expect(auditValue(field, value, facts)).toEqual(expected))

test('names in the reader’s language', () =>
  expect(auditValue('unitId', unit, { ...facts, language: 'lo' })).toEqual(['ຝ່າຍຂາຍ']))
