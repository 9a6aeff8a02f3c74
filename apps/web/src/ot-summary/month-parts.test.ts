import { expect, test } from 'vitest'
import { monthParts } from './month-parts.ts'

const unit = (name: string, ...minutes: number[]) => ({ unit: name, unitLo: '', minutes })

test('every unit is a part of its own', () => {
  const parts = monthParts([unit('Sales', 60, 30), unit('Office', 0, 45)])
  expect(parts.map(part => [part.unit?.unit, part.color, part.minutes])).toEqual([
    ['Sales', 'info', [60, 30]],
    ['Office', 'teal', [0, 45]],
  ])
})

test('more than four: the smallest are one part', () => {
  const parts = monthParts([
    unit('A', 60, 60),
    unit('B', 50, 50),
    unit('C', 40, 40),
    unit('D', 30, 30),
    unit('E', 20, 5),
    unit('F', 10, 10),
  ])
  expect(parts.map(part => part.unit?.unit ?? null)).toEqual(['A', 'B', 'C', 'D', null])
  expect(parts.at(-1)).toMatchObject({ color: 'grey', minutes: [30, 15] })
})
