import { expect, test } from 'vitest'
import { timeZoneNames } from './time-zone-names.ts'

test('old names become those of today, each once, with UTC and in order', () => {
  expect(timeZoneNames(['Asia/Vientiane', 'Asia/Saigon', 'Asia/Calcutta'])).toEqual([
    'Asia/Ho_Chi_Minh',
    'Asia/Kolkata',
    'Asia/Vientiane',
    'UTC',
  ])
  expect(timeZoneNames(['Asia/Saigon', 'Asia/Ho_Chi_Minh', 'UTC'])).toEqual(['Asia/Ho_Chi_Minh', 'UTC'])
})
