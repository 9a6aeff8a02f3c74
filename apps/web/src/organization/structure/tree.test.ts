import { describe, expect, test } from 'vitest'
import { dropPlace, dropZone, isSamePlace } from './drop-place.ts'
import { searchTree } from './search-tree.ts'
import { isWithin, placeOf, treeIndex, unitsAbove } from './tree-index.ts'
import { rowTyped, treeKey } from './tree-key.ts'
import { treeRows } from './tree-rows.ts'

type Unit = { id: string; name: string; nameLo: string; children: Unit[] }
const unit = (id: string, name: string, nameLo: string, ...children: Unit[]): Unit => ({
  id,
  name,
  nameLo,
  children,
})

const bank = unit(
  'bank',
  'Bank',
  'ທະນາຄານ',
  unit('it', 'IT', 'ໄອທີ', unit('dev', 'Development', 'ພັດທະນາ'), unit('ops', 'Operations', 'ປະຕິບັດການ')),
  unit('hr', 'Human resources', 'ບຸກຄະລາກອນ'),
)
const rowsWith = (...open: string[]) => treeRows([bank], id => open.includes(id))
const idsOf = (rows: { node: Unit }[]) => rows.map(row => row.node.id)

describe('rows of a tree', () => {
  test('a closed unit hides its descendants', () => {
    expect(idsOf(rowsWith())).toEqual(['bank'])
    expect(idsOf(rowsWith('bank'))).toEqual(['bank', 'it', 'hr'])
    expect(idsOf(rowsWith('it'))).toEqual(['bank'])
    expect(idsOf(rowsWith('bank', 'it'))).toEqual(['bank', 'it', 'dev', 'ops', 'hr'])
  })

  test('each row has its level and position', () => {
    expect(rowsWith('bank', 'it')).toMatchObject([
      { level: 1, parentId: null, position: 1, siblings: 1, isOpen: true },
      { level: 2, parentId: 'bank', position: 1, siblings: 2, isOpen: true },
      { level: 3, parentId: 'it', position: 1, siblings: 2 },
      { level: 3, parentId: 'it', position: 2, siblings: 2 },
      { level: 2, parentId: 'bank', position: 2, siblings: 2 },
    ])
    expect(rowsWith('bank', 'it').at(-1)?.isOpen).toBeUndefined()
  })

  test('a very deep tree', () => {
    let deep = unit('0', '0', '')
    for (let level = 1; level < 20_000; level += 1) deep = unit(String(level), '', '', deep)
    expect(treeRows([deep], () => true)).toHaveLength(20_000)
    expect(treeIndex([deep]).size).toBe(20_000)
  })
})

describe('index of a tree', () => {
  const index = treeIndex([bank])
  test('the ancestors of a unit', () => {
    expect(unitsAbove(index, 'dev').map(node => node.id)).toEqual(['bank', 'it'])
    expect(unitsAbove(index, 'bank')).toEqual([])
    expect(unitsAbove(index, 'unknown')).toEqual([])
  })
  test('a unit is within itself and its ancestors', () => {
    expect(isWithin(index, 'dev', 'bank')).toBe(true)
    expect(isWithin(index, 'dev', 'dev')).toBe(true)
    expect(isWithin(index, 'it', 'dev')).toBe(false)
    expect(isWithin(index, 'hr', 'it')).toBe(false)
  })
  test('the place of a unit among its siblings', () => {
    expect(placeOf(index, 'ops')).toEqual({ parentId: 'it', index: 1 })
    expect(placeOf(index, 'bank')).toEqual({ parentId: null, index: 0 })
  })
})

describe('searching', () => {
  test('opens the path to a match and removes other branches', () => {
    const { tops, foundIds, openIds } = searchTree([bank], 'develop')
    expect(idsOf(treeRows(tops, id => openIds.has(id)))).toEqual(['bank', 'it', 'dev'])
    expect([...foundIds]).toEqual(['dev'])
  })
  test('keeps the descendants of a match, closed', () => {
    const { tops, openIds } = searchTree([bank], 'it')
    expect(idsOf(treeRows(tops, id => openIds.has(id)))).toEqual(['bank', 'it'])
    expect(idsOf(treeRows(tops, () => true))).toEqual(['bank', 'it', 'dev', 'ops'])
  })
  test('in Lao, and no match for nonsense', () => {
    expect([...searchTree([bank], 'ພັດ').foundIds]).toEqual(['dev'])
    expect(searchTree([bank], 'xyz').tops).toEqual([])
  })
})

describe('keys', () => {
  const closed = rowsWith('bank')
  const open = rowsWith('bank', 'it')
  test.each([
    [open, 'bank', 'ArrowDown', { moveTo: 'it' }],
    [open, 'hr', 'ArrowDown', { moveTo: 'hr' }],
    [open, 'hr', 'ArrowUp', { moveTo: 'ops' }],
    [open, 'bank', 'ArrowUp', { moveTo: 'bank' }],
    [open, 'dev', 'Home', { moveTo: 'bank' }],
    [open, 'bank', 'End', { moveTo: 'hr' }],
    [closed, 'it', 'ArrowRight', { open: ['it'] }],
    [open, 'it', 'ArrowRight', { moveTo: 'dev' }],
    [open, 'hr', 'ArrowRight', {}],
    [open, 'it', 'ArrowLeft', { close: 'it' }],
    [open, 'dev', 'ArrowLeft', { moveTo: 'it' }],
    [rowsWith(), 'bank', 'ArrowLeft', {}],
    [closed, 'hr', '*', { open: ['it'] }],
    [open, undefined, 'ArrowDown', { moveTo: 'it' }],
    [open, 'bank', 'Tab', undefined],
  ])('%#: from %s by %s', (rows, active, key, effect) => {
    expect(treeKey(rows, active, key)).toEqual(effect)
  })
  test('an empty tree', () => {
    expect(treeKey([], undefined, 'ArrowDown')).toEqual({})
  })

  const typed = (active: string | undefined, text: string) => rowTyped(open, active, text, node => node.name)
  test('type-ahead continues after the active row and wraps around', () => {
    expect(typed('bank', 'd')).toBe('dev')
    expect(typed('dev', 'd')).toBe('dev')
    expect(typed('dev', 'b')).toBe('bank')
    expect(typed('ops', 'hum')).toBe('hr')
    expect(typed('hr', 'hu')).toBe('hr')
    expect(typed('bank', 'z')).toBeUndefined()
    expect(typed('bank', ' ')).toBeUndefined()
  })
})

describe('dropping', () => {
  test.each([
    [0, 'before'],
    [9, 'before'],
    [10, 'into'],
    [30, 'into'],
    [31, 'after'],
  ])('%i of 40 pixels: %s', (offset, zone) => {
    expect(dropZone(offset, 40)).toBe(zone)
  })

  const rows = rowsWith('bank', 'it')
  const rowOf = (id: string) => {
    const row = rows.find(({ node }) => node.id === id)
    if (row === undefined) throw new Error(id)
    return row
  }
  const siblingsOf = (id: string) =>
    rows.filter(row => row.parentId === rowOf(id).parentId).map(row => row.node)
  const place = (id: string, on: string, zone: 'before' | 'into' | 'after') =>
    dropPlace({ id, row: rowOf(on), zone }, siblingsOf(on))

  test('into, before, after; positions exclude the moved unit', () => {
    expect(place('hr', 'dev', 'into')).toEqual({ parentId: 'dev', index: undefined })
    expect(place('hr', 'ops', 'before')).toEqual({ parentId: 'it', index: 1 })
    expect(place('hr', 'ops', 'after')).toEqual({ parentId: 'it', index: 2 })
    expect(place('dev', 'ops', 'after')).toEqual({ parentId: 'it', index: 1 })
    expect(place('hr', 'it', 'after')).toEqual({ parentId: 'it', index: 0 })
  })
  test('the same place', () => {
    const now = { parentId: 'it', index: 0 }
    expect(isSamePlace(place('dev', 'ops', 'before'), now)).toBe(true)
    expect(isSamePlace(place('dev', 'ops', 'after'), now)).toBe(false)
    expect(isSamePlace(place('dev', 'it', 'into'), now)).toBe(true)
    expect(isSamePlace(place('dev', 'hr', 'into'), now)).toBe(false)
  })
})
