import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'
import { writeTable } from './write-table.ts'

const columns = [
  { kind: 'text', width: 10 },
  { kind: 'number', width: 10 },
  { kind: 'date', width: 10 },
] as const

test('text, numbers and dates are read back unchanged; no text starts a formula', async () => {
  const rows = [
    ['Name', 'Pay', 'Since'],
    ['ຄຳຫຼ້າ', '1500000.5', '2026-02-01'],
    ['=1+1', '', ''],
    ['007', '0', '1900-03-01'],
  ]
  const bytes = await writeTable([{ name: 'People', columns, rows }])
  expect(await readTable(bytes)).toEqual([
    ['Name', 'Pay', 'Since'],
    ['ຄຳຫຼ້າ', '1500000.5', '2026-02-01'],
    ["'=1+1", '', ''],
    ['007', '0', '1900-03-01'],
  ])
})

test('only the first sheet is read', async () => {
  const sheet = (name: string) => ({ name, columns, rows: [[name, '', '']] })
  expect((await readTable(await writeTable([sheet('One'), sheet('Two')])))[0]?.[0]).toBe('One')
})
