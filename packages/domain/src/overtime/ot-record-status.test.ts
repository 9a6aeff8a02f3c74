import { expect, test } from 'vitest'
import { isFlagged, otRecordStatuses } from './ot-record-status.ts'

test('records that HR has to look at', () => {
  expect(otRecordStatuses.filter(isFlagged)).toEqual(['NO_TIME_IN', 'NO_TIME_OUT', 'ABSENT'])
})
