import { expect, test } from 'vitest'
import { correctionOfDay } from './correction-of-day.ts'

const type = (id: string, more: object = {}) => ({
  id,
  name: `Type ${id}`,
  nameLo: '',
  isActive: true,
  needsTimes: true,
  left: null,
  ...more,
})
const period = (timeIn: string | null, timeOut: string | null) => ({ timeCheck: { timeIn, timeOut } })
const punchAt = (time: string, voidedAt: string | null = null) => ({ time, voidedAt })
/** All of these times were punched. */
const punches = ['08:00', '08:25', '08:46', '17:00', '17:30', '17:31'].map(time => punchAt(time))
const noRecord = { day: null, punches: [] }
const dayOf = (...periods: ReturnType<typeof period>[]) => ({ periods })

test.each([
  ['a late day has both', dayOf(period('08:46', '17:30')), ['08:46', '17:30']],
  ['no time out', dayOf(period('08:25', null)), ['08:25', null]],
  ['no time in', dayOf(period(null, '17:31')), [null, '17:31']],
  ['absent', dayOf(period(null, null)), [null, null]],
  ['first in and last out', dayOf(period('08:00', null), period('13:00', '17:00')), ['08:00', '17:00']],
  [
    'an hour that is missing in the middle',
    dayOf(period('08:00', null), period(null, null)),
    ['08:00', null],
  ],
  ['no periods', dayOf(), [null, null]],
  ['no record', null, [null, null]],
])('the times of the day: %s', (_, day, [timeIn, timeOut]) => {
  const withTimes = timeIn !== null || timeOut !== null
  expect(correctionOfDay({ day, punches }, [], 'en')).toMatchObject({ timeIn, timeOut, withTimes })
})

test.each([
  ['the first that needs times', [type('a', { needsTimes: false }), type('b'), type('c')], 'b'],
  ['not one out of use', [type('a', { isActive: false }), type('b')], 'b'],
  ['not one without quota', [type('a', { left: 0 }), type('b', { left: 1 })], 'b'],
  ['none', [type('a', { needsTimes: false })], null],
])('the type: %s', (_, types, attendanceTypeId) => {
  const title = attendanceTypeId === null ? '' : `Type ${attendanceTypeId}`
  expect(correctionOfDay(noRecord, types, 'en')).toMatchObject({ attendanceTypeId, title })
})

test('a time without a punch is of an approved request and not asked for again', () => {
  const day = dayOf(period('08:30', '17:31'))
  const known = { day, punches: [punchAt('08:30', '2026-03-09T09:00:00Z'), punchAt('17:31')] }
  expect(correctionOfDay(known, [], 'en')).toMatchObject({ timeIn: null, timeOut: '17:31' })
})

test('the title is in the language of the reader', () => {
  expect(correctionOfDay(noRecord, [type('a', { nameLo: 'ລືມປ້ຳໂມງ' })], 'lo').title).toBe('ລືມປ້ຳໂມງ')
})
