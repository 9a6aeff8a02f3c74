import { expect, test } from 'vitest'
import { clockLog } from './clock-log.ts'

const cut = (text: string) => text.split('\n').map(line => line.split('\t').map(cell => cell.trim()))
const usb = '        1\t2026-02-09 08:25:24\t7\t0\t1\t0'
const pushed = '46\t2026-02-09 08:28:48\t0\t15\t0\t0\t0\t0\t0\t0\t10881'

test('the USB file names the device, a pushed log a state in its place', () => {
  expect(clockLog(cut(usb))).toEqual([{ row: 1, person: '1', at: '2026-02-09 08:25:24', device: '7' }])
  expect(clockLog(cut(pushed))).toEqual([{ row: 1, person: '46', at: '2026-02-09 08:28:48', device: '' }])
})

test('numbers of persons keep their leading zeros', () =>
  expect(clockLog(cut('0042\t2026-02-09 08:25:24\t0'))?.[0]?.person).toBe('0042'))

test('a line with an empty column stays', () =>
  expect(clockLog(cut('1\t2026-02-09 08:25:24\t\t0'))?.map(({ person }) => person)).toEqual(['1']))

test('up to three lines may precede the first', () =>
  expect(clockLog(cut(`a\nb\nc\n${usb}`))?.map(({ row }) => row)).toEqual([4]))

test('lines are named by their place in the file; empty ones are none; a line cut short stays', () => {
  const lines = clockLog(cut(`${pushed}\n\n${pushed}\n41\t2026-02-09 08:3`))
  expect(lines?.map(({ row, at }) => [row, at])).toEqual([
    [1, '2026-02-09 08:28:48'],
    [3, '2026-02-09 08:28:48'],
    [4, '2026-02-09 08:3'],
  ])
})

test('an extended log begins with the serial number of the device and ends with a checksum', () => {
  expect(clockLog(cut(`CKUH194960123\n${usb}\n7F3A\n`))).toEqual([
    { row: 2, person: '1', at: '2026-02-09 08:25:24', device: 'CKUH194960123' },
  ])
  // Without a serial number a last line of one cell was cut short.
  expect(clockLog(cut(`${usb}\n41`))?.map(({ row }) => row)).toEqual([1, 2])
})

test.each([
  ['a header', 'PIN\tTime\n1\t2026-02-09 08:25:24'],
  ['nothing', ''],
  ['other times', '1\t09/02/2026 08:25:24\t0'],
  ['no one', '\t2026-02-09 08:25:24\t0'],
  ['much before it', `a\nb\nc\nd\n${usb}`],
])('%s is no log of a clock', (_, text) => expect(clockLog(cut(text))).toBeUndefined())
