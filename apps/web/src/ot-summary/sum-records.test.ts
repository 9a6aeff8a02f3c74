import type { OtRecordExportRow } from '@hr/contract/ot-record.ts'
import { expect, test } from 'vitest'
import { sumPeople } from './sum-records.ts'

const record = (staffId: string, date: string, changes: Partial<OtRecordExportRow>): OtRecordExportRow => ({
  employee: { firstName: staffId, lastName: '', firstNameLo: '', lastNameLo: '' },
  staffId,
  unit: 'Sales',
  unitLo: '',
  date,
  dayType: 'WORKDAY',
  asked: '17:30-20:00',
  status: 'NORMAL',
  approved: 150,
  worked: 150,
  breakMinutes: 0,
  cutByDay: 0,
  cutByMonth: 0,
  payable: 150,
  bands: [{ percent: 150, minutes: 150 }],
  pay: { amount: 1000, currency: 'LAK' },
  why: '',
  ...changes,
})

test('sums the records of each person; the unit is that of the last record', () => {
  const [first, second] = sumPeople([
    record('A', '2026-03-02', {}),
    record('A', '2026-03-03', {
      unit: 'Office',
      worked: 150,
      breakMinutes: 10,
      cutByDay: 20,
      cutByMonth: 30,
      payable: 90,
      bands: [
        { percent: 150, minutes: 60 },
        { percent: 200, minutes: 30 },
      ],
      pay: { amount: 700, currency: 'USD' },
    }),
    record('A', '2026-03-04', {
      unit: 'Office',
      status: 'ABSENT',
      worked: 0,
      payable: 0,
      bands: [],
      pay: { amount: null, currency: null },
    }),
    record('B', '2026-03-04', { pay: null }),
  ])
  expect(first).toMatchObject({ staffId: 'A', unit: 'Office' })
  expect(first?.sums).toEqual({
    records: 3,
    byStatus: [
      { status: 'NORMAL', records: 2 },
      { status: 'ABSENT', records: 1 },
    ],
    byPercent: [
      { percent: 150, minutes: 210 },
      { percent: 200, minutes: 30 },
    ],
    approved: 450,
    breakMinutes: 10,
    cutByDay: 20,
    cutByMonth: 30,
    payable: 240,
    pay: [
      { currency: 'LAK', amount: 1000 },
      { currency: 'USD', amount: 700 },
    ],
    withoutSalary: 1,
  })
  expect(second?.sums).toMatchObject({ payable: 150, pay: null, withoutSalary: 0 })
})
