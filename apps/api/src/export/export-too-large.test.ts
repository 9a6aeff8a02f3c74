import { expect, test } from 'vitest'
import { failureAnswer } from '#api/http/failure-answer.ts'
import { exportTooLarge } from './export-too-large.ts'

test('says how many rows are possible, and what to do', () => {
  const { status, body } = failureAnswer(exportTooLarge(50_000), 'en')
  expect([status, body.errors]).toEqual([
    413,
    ['EXPORT_TOO_LARGE', 'More than 50,000 rows match. Narrow the filters down'],
  ])
})
