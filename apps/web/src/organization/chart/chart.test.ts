import type { ChartEmployee, ChartUnit } from '@hr/contract/org-chart.ts'
import { describe, expect, test } from 'vitest'
import { peopleTree, unitTree } from './chart-tree.ts'
import { findNodes, searchIndex } from './find-nodes.ts'
import { above, openToLevel, shownInstead, visibleNodes, toggled, withPathOpen } from './fold.ts'
import { cardFrame, touches } from './frame.ts'
import { layOut } from './lay-out.ts'
import { chartStep, listStep } from './next-card.ts'
import { startLevel } from './start-level.ts'

type Sketch = { readonly [name: string]: Sketch }
let lastId = 0
const names: Record<string, string> = {}

/** { Boss: { Anna: {} } }: Anna reports to Boss; ids are looked up by name. */
const people = (sketch: Sketch, manager: number | null = null): ChartEmployee[] =>
  Object.entries(sketch).map(([name, below]) => {
    const id = (lastId += 1)
    names[name] = String(id)
    return {
      id,
      firstName: name,
      lastName: 'Vong',
      firstNameLo: name === 'Boss' ? 'ບຸນມີ' : '',
      lastNameLo: '',
      orgStructure: 'Sales',
      orgStructureLo: 'ຂາຍ',
      lineManagerId: manager,
      profileImage: null,
      staffId: `SB-${id}`,
      position: 'Driver',
      positionLo: '',
      totalEmployees: 0,
      children: people(below, id),
    }
  })
const tree = peopleTree(
  people({
    Boss: { Anna: { Ann1: {}, Ann2: {}, Ann3: {}, Ann4: {}, Ann5: {} }, Bert: {}, Cleo: { Cle1: {} } },
    Solo: {},
  }),
  'en',
)
const id = (name: string) => names[name] ?? ''
const namesOf = (ids: readonly { readonly id: string }[]) =>
  ids.map(one => tree.nodes.get(one.id)?.words[0]?.split(' ')[0])

describe('what is unfolded', () => {
  test.each([
    [1, ['Boss', 'Solo']],
    [2, ['Boss', 'Anna', 'Bert', 'Cleo', 'Solo']],
    [3, ['Boss', 'Anna', 'Ann1', 'Ann2', 'Ann3', 'Ann4', 'Ann5', 'Bert', 'Cleo', 'Cle1', 'Solo']],
  ])('to level %i', (level, shown) => {
    expect(namesOf(visibleNodes(tree, openToLevel(tree, level)))).toEqual(shown)
  })

  test('folds and unfolds a card', () => {
    const closed = toggled(openToLevel(tree, 3), id('Anna'))
    expect(namesOf(visibleNodes(tree, closed))).toEqual(['Boss', 'Anna', 'Bert', 'Cleo', 'Cle1', 'Solo'])
    expect(toggled(closed, id('Anna'))).toEqual(openToLevel(tree, 3))
  })

  test('unfolds the path to a card and nothing else', () => {
    const open = withPathOpen(tree, new Set(), id('Cle1'))
    expect(namesOf(visibleNodes(tree, open))).toEqual(['Boss', 'Anna', 'Bert', 'Cleo', 'Cle1', 'Solo'])
    expect(namesOf(above(tree, id('Cle1')))).toEqual(['Cleo', 'Boss'])
  })

  test('replaces a hidden card by its nearest visible ancestor', () => {
    expect(shownInstead(tree, new Set(), id('Cle1'))).toBe(id('Boss'))
    expect(shownInstead(tree, openToLevel(tree, 2), id('Cle1'))).toBe(id('Cleo'))
    expect(shownInstead(tree, openToLevel(tree, 3), id('Cle1'))).toBe(id('Cle1'))
    expect(shownInstead(tree, openToLevel(tree, 2), 'gone')).toBe(id('Boss'))
  })

  test('starts with the levels that are readable', () => {
    expect(startLevel(tree)).toBe(3)
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`M${index}`, { [`W${index}a`]: {}, [`W${index}b`]: {} }]),
    )
    expect(startLevel(peopleTree(people({ Top: many }), 'en'))).toBe(2)
    const wide = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`P${index}`, {}]))
    expect(startLevel(peopleTree(people({ Top: wide }), 'en'))).toBe(2)
    expect(startLevel(peopleTree([], 'en'))).toBe(0)
  })
})

describe('the layout', () => {
  const layout = layOut(tree, openToLevel(tree, 3))
  const place = (name: string) => layout.placeOf.get(id(name)) ?? { id: '', x: NaN, y: NaN }

  test('places every unfolded card once, without overlaps', () => {
    expect(layout.places.map(one => one.id).toSorted()).toEqual([...tree.nodes.keys()].toSorted())
    for (const [index, one] of layout.places.entries()) {
      for (const other of layout.places.slice(index + 1)) {
        expect(touches(cardFrame(one), cardFrame(other)), `${one.id} ${other.id}`).toBe(false)
      }
    }
  })

  test('puts each level on one line, and cards without children in columns', () => {
    expect(place('Anna').y).toBe(place('Cleo').y)
    expect(new Set([place('Ann1').x, place('Ann2').x, place('Ann3').x]).size).toBe(1)
    expect(place('Ann4').x).toBeGreaterThan(place('Ann1').x)
    expect(place('Ann2').y).toBeGreaterThan(place('Ann1').y)
    expect(place('Cle1').x).toBe(place('Cleo').x)
  })

  test('draws a line to every card except the top ones, inside its frame', () => {
    const drawn = layout.lines.map(({ path }) => path).join('')
    for (const name of ['Anna', 'Bert', 'Cleo', 'Ann1', 'Ann5', 'Cle1']) {
      const { x, y } = place(name)
      expect(drawn.includes(`V${y}`) || drawn.includes(`H${x}`), name).toBe(true)
    }
    expect(layout.lines.find(({ key }) => key === id('Boss'))).toBeUndefined()
  })

  test('is empty for an empty chart', () => {
    expect(layOut(peopleTree([], 'en'), new Set()).frame).toEqual({ x: 0, y: 0, width: 0, height: 0 })
  })
})

describe('the search', () => {
  const index = searchIndex(tree)
  const found = (query: string) => namesOf(findNodes(index, query, 3).nodes)

  test.each([
    ['ann', ['Anna', 'Ann1', 'Ann2']],
    ['ANNA vo', ['Anna']],
    ['vong cle', ['Cleo', 'Cle1']],
    ['ບຸນມີ', ['Boss']],
    ['nna', ['Anna']],
    ['celo', ['Cleo']],
    ['zebra', []],
    [' ', []],
  ])('%s', (query, expected) => expect(found(query)).toEqual(expected))

  test('finds by staff id and says how many more there are', () => {
    expect(found(`sb-${id('Bert')}`)).toContain('Bert')
    expect(findNodes(index, 'driver', 3).more).toBe(8)
  })
})

describe('the keys', () => {
  const open = openToLevel(tree, 2)
  test.each([
    ['Anna', 'ArrowUp', { to: 'Boss' }],
    ['Boss', 'ArrowUp', {}],
    ['Boss', 'ArrowDown', { to: 'Anna' }],
    ['Anna', 'ArrowDown', { toggles: 'Anna' }],
    ['Bert', 'ArrowDown', {}],
    ['Anna', 'ArrowRight', { to: 'Bert' }],
    ['Anna', 'ArrowLeft', {}],
    ['Boss', 'ArrowRight', { to: 'Solo' }],
    ['Cleo', 'Home', { to: 'Boss' }],
    ['Cleo', 'End', { to: 'Solo' }],
    ['Cleo', ' ', { toggles: 'Cleo' }],
    ['Bert', ' ', {}],
    ['Bert', 'x', undefined],
  ] as const)('in the chart: %s, %s', (from, key, step) => {
    expect(chartStep(tree, open, id(from), key)).toEqual(step && inIds(step))
  })

  test.each([
    ['Boss', 'ArrowDown', { to: 'Anna' }],
    ['Anna', 'ArrowUp', { to: 'Boss' }],
    ['Boss', 'ArrowUp', {}],
    ['Solo', 'ArrowDown', {}],
    ['Anna', 'ArrowRight', { toggles: 'Anna' }],
    ['Boss', 'ArrowRight', { to: 'Anna' }],
    ['Boss', 'ArrowLeft', { toggles: 'Boss' }],
    ['Anna', 'ArrowLeft', { to: 'Boss' }],
    ['Solo', 'ArrowLeft', {}],
  ] as const)('in the list: %s, %s', (from, key, step) => {
    expect(listStep(tree, open, id(from), key)).toEqual(inIds(step))
  })

  const inIds = (step: { to?: string; toggles?: string }) =>
    Object.fromEntries(Object.entries(step).map(([what, name]) => [what, id(name)]))
})

test('a unit says who manages it, in the language of the reader', () => {
  const unit: ChartUnit = {
    id: 'u1',
    name: 'Sales',
    nameLo: 'ຂາຍ',
    totalEmployees: 12,
    employeeCount: 2,
    collapsed: false,
    image: null,
    link: '/app/viewInfo/7',
    office: 'Vientiane',
    managerName: 'Anna Vong',
    managerNameLo: 'ແອນນາ ວົງ',
    manager: null,
    plannedMove: { on: '2026-04-01', parent: null },
    children: [],
  }
  expect(unitTree([unit], 'lo').nodes.get('u1')).toMatchObject({
    link: '/app/viewInfo/7',
    card: {
      kind: 'unit',
      name: 'ຂາຍ',
      manager: 'ແອນນາ ວົງ',
      office: 'Vientiane',
      people: 12,
      plannedMove: { on: '2026-04-01' },
    },
  })
  expect(
    unitTree([{ ...unit, nameLo: '', managerName: '', managerNameLo: '' }], 'lo').nodes.get('u1'),
  ).toMatchObject({
    card: { name: 'Sales', manager: '' },
  })
})
