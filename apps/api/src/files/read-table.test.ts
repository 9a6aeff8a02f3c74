import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import type { SheetData } from 'write-excel-file/node'
import { storedZip, unzip } from './checked-zip.ts'
import { readTable } from './read-table.ts'
import { tableLimits } from './table-limits.ts'

const utf8 = (text: string) => Buffer.from(text)
const refusal = (bytes: Buffer) =>
  readTable(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof Error ? error.message : error),
  )

const xlsx = (rows: SheetData) => writeXlsxFile(rows).toBuffer()

/** A workbook whose sheet XML is written by hand. */
async function bookWith(sheet: (xml: string) => string): Promise<Buffer> {
  const parts = unzip(
    await xlsx([[{ value: 'A' }], [{ value: 'B' }]]),
    { entries: 99, bytes: 1e7 },
    () => true,
  )
  return storedZip(
    new Map(
      [...parts].map(([name, bytes]) => [
        name,
        name.includes('sheets/') ? utf8(sheet(bytes.toString())) : bytes,
      ]),
    ),
  )
}

describe('a .csv file', () => {
  const rows = [
    ['Staff ID', 'Name'],
    ['E1', 'ຄຳຫຼ້າ'],
  ]
  test.each([
    ['commas', utf8('Staff ID,Name\nE1,ຄຳຫຼ້າ\n')],
    ['semicolons', utf8('Staff ID;Name\r\nE1;ຄຳຫຼ້າ\r\n')],
    ['tabs', utf8('Staff ID\tName\nE1\tຄຳຫຼ້າ')],
    ['a byte order mark', utf8('\uFEFFStaff ID,Name\nE1,ຄຳຫຼ້າ')],
    ['UTF-16', Buffer.from('\uFEFFStaff ID\tName\nE1\tຄຳຫຼ້າ', 'utf16le')],
    ['quotes and blanks', utf8('"Staff ID", Name \n "E1","ຄຳຫຼ້າ" ')],
  ])('with %s', async (_, bytes) => expect(await readTable(bytes)).toEqual(rows))

  test('in Windows-1252', async () => {
    expect(await readTable(Buffer.from('Name\nJosé', 'latin1'))).toEqual([['Name'], ['José']])
  })

  test('keeps empty rows, so that row numbers match the file', async () => {
    expect(await readTable(utf8('A,B\n\n1,2'))).toEqual([['A', 'B'], [''], ['1', '2']])
  })
})

describe('titles', () => {
  test('above the first line with more than one cell do not decide the delimiter', async () => {
    expect(await readTable(utf8('CKUH1\n1\t2\n3\t4'))).toEqual([['CKUH1'], ['1', '2'], ['3', '4']])
  })
})

describe('an .xlsx file', () => {
  test('gives the time of day with its dates on request, to the nearest second', async () => {
    const at = (seconds: number) => new Date(Date.UTC(2026, 1, 9, 8, 31, 48) + seconds * 1000)
    const cell = (value: Date) => [{ value, type: Date, format: 'yyyy-mm-dd hh:mm:ss' }]
    const bytes = await xlsx([[{ value: 'At' }], cell(at(0)), cell(at(11))])
    const reading = { rows: 10, hasTimes: true }
    expect(await readTable(bytes, reading)).toEqual([
      ['At'],
      ['2026-02-09 08:31:48'],
      ['2026-02-09 08:31:59'],
    ])
    expect(await readTable(bytes)).toEqual([['At'], ['2026-02-09'], ['2026-02-09']])
    expect(await readTable(bytes, { ...reading, rows: 2 }).catch((error: Error) => error.message)).toBe(
      'TOO_LARGE',
    )
  })

  test('gives text, numbers and dates as text', async () => {
    const bytes = await xlsx([
      [{ value: ' Staff ID ' }, { value: 'Started' }, { value: 'No' }],
      [
        { value: 'ຄຳຫຼ້າ' },
        { value: new Date('2026-02-01T00:00:00Z'), format: 'dd/mm/yyyy' },
        { value: 2055512345 },
      ],
      [null, null, { value: true, type: Boolean }],
    ])
    expect(await readTable(bytes)).toEqual([
      ['Staff ID', 'Started', 'No'],
      ['ຄຳຫຼ້າ', '2026-02-01', '2055512345'],
      ['', '', 'true'],
    ])
  })

  test('does not run formulas: the stored value counts', async () => {
    const cell = '<c r="A2" t="str"><f>1+1</f><v>kept</v></c>'
    const bytes = await bookWith(xml => xml.replace(/<c r="A2"[^]*?<\/c>/, cell))
    expect(await readTable(bytes)).toEqual([['A'], ['kept']])
  })

  test('skips the empty rows that programs write at the end', async () => {
    const bytes = await bookWith(xml =>
      xml.replace('</sheetData>', '<row r="1048576" ht="12"></row></sheetData>'),
    )
    expect(await readTable(bytes)).toEqual([['A'], ['B']])
  })
})

describe('refuses', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'read'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), 'UNREADABLE'],
    ['an old .xls', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'UNREADABLE'],
    ['a broken archive', utf8('PK\x03\x04 nothing more'), 'UNREADABLE'],
    ['an archive that is no book', storedZip(new Map([['a.txt', utf8('a')]])), 'UNREADABLE'],
    ['an open quote', utf8('A,B\n"1,2\n3,4'), 'UNREADABLE'],
    ['too many rows', utf8('A\n' + '1\n'.repeat(20_001)), 'TOO_LARGE'],
    ['too many columns', utf8(','.repeat(101)), 'TOO_LARGE'],
  ])('%s', async (_, bytes, expected) => expect(await refusal(bytes)).toBe(expected))

  test.each([
    [
      'a row far down',
      (xml: string) => xml.replace(/r="2"/, 'r="900000000"').replaceAll('"A2"', '"A900000000"'),
    ],
    ['a cell far right', (xml: string) => xml.replaceAll('"A2"', '"ZZZ2"')],
  ])('%s', async (_, change) => expect(await refusal(await bookWith(change))).toBe('TOO_LARGE'))

  test.each([
    ['a place hidden in an entity', (xml: string) => xml.replaceAll('"A2"', '"&#65;2"')],
    ['a tag that is not well formed', (xml: string) => xml.replace('<c r="A2"', '<c x=">" y r="A2"')],
  ])('%s', async (_, change) => expect(await refusal(await bookWith(change))).toBe('UNREADABLE'))

  test('a zip bomb, before it unpacks', async () => {
    const bomb = await bombOf(bombBytes)
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect(await refusal(bomb)).toBe('TOO_LARGE')
  })

  test('a zip bomb whose header gives a small size', async () => {
    const bomb = await bombOf(bombBytes)
    const size = uint32(bombBytes)
    for (let at = bomb.indexOf(size); at >= 0; at = bomb.indexOf(size, at)) bomb.writeUInt32LE(1000, at)
    expect(await refusal(bomb)).toBe('UNREADABLE')
  })

  test('an archive of very many entries', async () => {
    const many = Array.from({ length: 600 }, (_, index): [string, Buffer] => [`xl/${index}.xml`, utf8('')])
    expect(await refusal(storedZip(new Map(many)))).toBe('TOO_LARGE')
  })
})

const bombBytes = tableLimits.expandedBytes + 1

async function bombOf(bytes: number): Promise<Buffer> {
  const parts = unzip(await xlsx([[{ value: 'A' }]]), { entries: 99, bytes: 1e7 }, () => true)
  parts.set('xl/sharedStrings.xml', Buffer.alloc(bytes, 0x20))
  return Buffer.from(zipSync(Object.fromEntries(parts)))
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
