import { expect, test } from 'vitest'
import { amsPageGroups, pageGroups } from './page-groups.ts'

test("the spec's 33 page groups and the four of P4, each once", () => {
  expect(new Set(pageGroups).size).toBe(33 + 4)
  expect(pageGroups).toHaveLength(37)
  expect(pageGroups.slice(33)).toEqual(['LEAVE_CALENDAR', 'ATTENDANCE_QUOTA', 'DEPARTMENT', 'AUDIT_LOG'])
})

test('the console has its own six page groups (P3)', () => {
  expect(new Set<string>([...amsPageGroups, ...pageGroups]).size).toBe(37 + 6)
})
