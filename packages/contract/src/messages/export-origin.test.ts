import { expect, test } from 'vitest'
import { originSheet } from './export-origin.ts'
import type { ExportOrigin } from './export-origin.ts'

const origin: ExportOrigin<string> = {
  company: { name: 'Company', nameLo: 'ບໍລິສັດ' },
  logo: null,
  file: 'a.xlsx',
  by: 'Noy',
  at: '09/03/2026 14:05',
}
const valuesOf = (language: 'en' | 'lo', changed: Partial<ExportOrigin<string>> = {}) =>
  originSheet(language, { ...origin, ...changed }).data.map(row =>
    row.map(cell => ('value' in cell ? cell.value : null)),
  )

test('the name in the language of the reader comes first', () => {
  expect(valuesOf('en').slice(0, 2)).toEqual([['Company'], ['ບໍລິສັດ']])
  expect(valuesOf('lo').slice(0, 2)).toEqual([['ບໍລິສັດ'], ['Company']])
  expect(valuesOf('lo', { company: { name: 'Company', nameLo: '' } }).slice(0, 2)).toEqual([['Company'], []])
})

test('file, who and when', () => {
  expect(valuesOf('en').slice(3)).toEqual([
    ['File', 'a.xlsx'],
    ['Exported by', 'Noy'],
    ['Exported on', '09/03/2026 14:05'],
  ])
})

test('no name starts a formula', () => {
  expect(valuesOf('en', { company: { name: '=1+1', nameLo: '' } })[0]).toEqual(["'=1+1"])
})

test.each([
  [640, 160, 240, 60],
  [80, 240, 21, 64],
  [120, 40, 120, 40],
])('a logo of %i x %i is shown as %i x %i, in a first row of its own', (width, height, ...shown) => {
  const { images, data } = originSheet('en', { ...origin, logo: { content: 'png', width, height } })
  expect(images.map(one => [one.width, one.height])).toEqual([shown])
  expect(data[0]).toEqual([{ height: ((shown[1] ?? 0) + 8) * 0.75 }])
  expect(originSheet('en', origin).images).toEqual([])
})
