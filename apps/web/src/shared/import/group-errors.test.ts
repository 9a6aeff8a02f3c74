import { expect, test } from 'vitest'
import { groupErrors } from './group-errors.ts'

const error = (row: number, value: string, message = 'Unknown') => ({
  row,
  column: 'Staff ID',
  value,
  message,
})

test('equal errors are one line with their rows, in order', () => {
  const errors = [error(2, 'B'), error(4, 'A'), error(4, 'A', 'Other'), error(9, 'A'), error(11, 'B')]
  expect(groupErrors(errors).map(({ value, message, rows }) => [value, message, rows])).toEqual([
    ['B', 'Unknown', [2, 11]],
    ['A', 'Unknown', [4, 9]],
    ['A', 'Other', [4]],
  ])
  expect(groupErrors([])).toEqual([])
})
