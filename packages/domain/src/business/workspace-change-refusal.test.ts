import { expect, test } from 'vitest'
import { deletionDay, workspaceChangeRefusal } from './workspace-change-refusal.ts'
import type { WorkspaceChange } from './workspace-change-refusal.ts'

const active = { isSuspended: false, deleteOn: null, isLast: false }
const suspended = { ...active, isSuspended: true }
const planned = { ...suspended, deleteOn: '2026-03-16' }

test.each([
  ['active', active, ['suspend']],
  ['suspended', suspended, ['resume', 'planDeletion']],
  ['planned', planned, ['undoDeletion']],
] as const)('%s', (_, state, possible: readonly WorkspaceChange[]) => {
  for (const change of ['suspend', 'resume', 'planDeletion', 'undoDeletion'] as const) {
    expect([change, workspaceChangeRefusal(change, state)]).toEqual([
      change,
      possible.includes(change) ? undefined : 'STALE',
    ])
  }
})

test('the last workspace is suspended and resumed, but not deleted', () => {
  expect(workspaceChangeRefusal('planDeletion', { ...suspended, isLast: true })).toBe('LAST_WORKSPACE')
  expect(workspaceChangeRefusal('suspend', { ...active, isLast: true })).toBeUndefined()
  expect(workspaceChangeRefusal('resume', { ...suspended, isLast: true })).toBeUndefined()
  expect(workspaceChangeRefusal('undoDeletion', { ...planned, isLast: true })).toBeUndefined()
})

test('a deletion waits 14 days, also over the end of a month', () => {
  expect(deletionDay('2026-03-02')).toBe('2026-03-16')
  expect(deletionDay('2028-02-20')).toBe('2028-03-05')
})
