import { expect, test } from 'vitest'
import { durationText } from './duration-text.ts'

test.each([
  [0, '0 min', '0 ນາທີ'],
  [59, '59 min', '59 ນາທີ'],
  [60, '1 h', '1 ຊມ'],
  [61, '1 h 01', '1 ຊມ 01'],
  [448, '7 h 28', '7 ຊມ 28'],
  [664_526, '11,075 h 26', '11,075 ຊມ 26'],
])('%i minutes, without a place to break the line', (minutes, en, lo) => {
  expect(durationText('en', minutes)).toBe(en.replaceAll(' ', '\u00A0'))
  expect(durationText('lo', minutes)).toBe(lo.replaceAll(' ', '\u00A0'))
})
