import { describe, expect, test } from 'vitest'
import { exampleDay, officeWorker } from '@hr/domain/attendance/office-worker.ts'
import type { Example } from '@hr/domain/attendance/office-worker.ts'
import { whyCodes } from '@hr/domain/attendance/why-day.ts'
import { whyDayText, whyText } from './why-day.ts'

const why = (example: Partial<Example>) => exampleDay({ date: '2026-03-23', ...example })?.record.why ?? []

test.each([
  [
    'the worked example (A12)',
    { punches: ['08:46', '17:00'] },
    'In 08:46, 16 min after 08:30 (Office shift). Out 17:00, 30 min before 17:30 (Office shift). ' +
      'Penalty 50,000\u00A0LAK: 16 min late, grade GM-2. Penalty 50,000\u00A0LAK: 30 min early out, grade GM-2',
    'ເຂົ້າ 08:46, ຊ້າກວ່າ 08:30 16 ນາທີ (ກະຫ້ອງການ). ອອກ 17:00, ກ່ອນ 17:30 30 ນາທີ (ກະຫ້ອງການ). ' +
      'ຄ່າປັບໃໝ 50,000\u00A0LAK: ມາຊ້າ 16 ນາທີ, ລະດັບຂັ້ນ GM-2. ຄ່າປັບໃໝ 50,000\u00A0LAK: ອອກກ່ອນເວລາ 30 ນາທີ, ລະດັບຂັ້ນ GM-2',
  ],
  [
    'a regular day',
    { punches: ['08:20', '17:45'] },
    'In 08:20, on time for 08:30 (Office shift). Out 17:45, work ended at 17:30 (Office shift)',
    'ເຂົ້າ 08:20, ທັນເວລາ 08:30 (ກະຫ້ອງການ). ອອກ 17:45, ເລີກວຽກ 17:30 (ກະຫ້ອງການ)',
  ],
  [
    'a missing time',
    { punches: ['08:30'] },
    'In 08:30, on time for 08:30 (Office shift). No time out for 17:30 (Office shift). Penalty 100,000\u00A0LAK: missing punch',
    'ເຂົ້າ 08:30, ທັນເວລາ 08:30 (ກະຫ້ອງການ). ບໍ່ມີເວລາອອກສຳລັບ 17:30 (ກະຫ້ອງການ). ຄ່າປັບໃໝ 100,000\u00A0LAK: ບໍ່ມີເວລາເຂົ້າ ຫຼື ອອກ',
  ],
  [
    'a time by HR, a waiver, a grade without rates',
    {
      punches: ['08:46'],
      person: officeWorker({}, 'XX'),
      approved: {
        overrules: [
          { type: 'TIME_ATTENDANCE', timeIn: null, timeOut: '17:29', sequence: 1 },
          { type: 'LATE', timeIn: null, timeOut: null, sequence: 2 },
        ],
      },
    },
    'In 08:46, 16 min after 08:30 (Office shift). Out 17:29 set by HR, 1 min before 17:30 (Office shift). HR waived 16 min late. ' +
      '1 min early out, but grade XX has no attendance rate on this day',
    'ເຂົ້າ 08:46, ຊ້າກວ່າ 08:30 16 ນາທີ (ກະຫ້ອງການ). ອອກ 17:29 ທີ່ຝ່າຍບຸກຄະລາກອນກຳນົດ, ກ່ອນ 17:30 1 ນາທີ (ກະຫ້ອງການ). ' +
      'ຝ່າຍບຸກຄະລາກອນຍົກເວັ້ນການມາຊ້າ 16 ນາທີ. ບໍ່ມີອັດຕາສຳລັບການອອກກ່ອນເວລາ 1 ນາທີ: ລະດັບຂັ້ນ XX ບໍ່ມີອັດຕາໃນມື້ນີ້',
  ],
] satisfies [string, Partial<Example>, string, string][])('%s', (_, example, en, lo) => {
  expect(whyDayText('en', why(example))).toBe(en)
  expect(whyDayText('lo', why(example))).toBe(lo)
})

test.each([
  ['08:30', '12:00', 'Approved request 08:30 to 12:00: Visit', 'ຄຳຂໍທີ່ອະນຸມັດແລ້ວ 08:30 ຫາ 12:00: ຢ້ຽມຢາມ'],
  ['08:30', '–', 'Approved request (in 08:30): Visit', 'ຄຳຂໍທີ່ອະນຸມັດແລ້ວ (ເຂົ້າ 08:30): ຢ້ຽມຢາມ'],
  ['–', '17:30', 'Approved request (out 17:30): Visit', 'ຄຳຂໍທີ່ອະນຸມັດແລ້ວ (ອອກ 17:30): ຢ້ຽມຢາມ'],
])('approved times %s and %s', (timeIn, timeOut, en, lo) => {
  const parameters = { timeIn, timeOut, type: 'Visit', typeLo: 'ຢ້ຽມຢາມ' }
  expect(whyText('en', { code: 'ATTENDANCE_REQUEST', parameters })).toBe(en)
  expect(whyText('lo', { code: 'ATTENDANCE_REQUEST', parameters })).toBe(lo)
})

describe('every reason', () => {
  const placeholders = (text: string) =>
    [...text.matchAll(/\{(\w+?)(?:Lo)?\}/g)].map(match => match[1]).toSorted()
  test.each(whyCodes)('%s says the same in both languages, in Lao script', code => {
    const [en, lo] = [whyText('en', { code, parameters: {} }), whyText('lo', { code, parameters: {} })]
    expect(placeholders(lo)).toEqual(placeholders(en))
    expect(lo).toMatch(/\p{Script=Lao}/u)
    expect(lo).not.toMatch(/\u0ECD\u0EB2/)
    expect(lo.normalize('NFC')).toBe(lo)
  })
})

test('a shift that is called a shift is not called so twice', () => {
  const parameters = { time: '21:55', scheduled: '22:00', shift: 'Night shift', shiftLo: 'ກະກາງຄືນ' }
  expect(whyText('en', { code: 'IN_ON_TIME', parameters })).toBe('In 21:55, on time for 22:00 (Night shift)')
  expect(whyText('lo', { code: 'IN_ON_TIME', parameters })).toBe('ເຂົ້າ 21:55, ທັນເວລາ 22:00 (ກະກາງຄືນ)')
})
