import { expect, test } from 'vitest'
import { editedLine } from './edited-line.ts'
import type { Step, StepStatus } from './step.ts'

const line = (...statuses: StepStatus[]): Step[] =>
  statuses.map((status, index) => ({ approveOrder: index + 1, status, approverId: index + 1 }))
const untouched = line('PENDING', 'PENDING')
const skipped = line('SKIPPED', 'PENDING')
const halfWay = line('APPROVED', 'PENDING')

test.each([
  ['only the reason, nobody decided', untouched, false, false, 'KEPT'],
  ['only the reason, half way', halfWay, false, false, 'KEPT'],
  ['other dates, nobody decided', untouched, true, false, 'RESTARTED'],
  ['other dates, half way', halfWay, true, false, 'RESTARTED'],
  ['other dates and approvers, half way', halfWay, true, true, 'RESTARTED'],
  ['other approvers, nobody decided', untouched, false, true, 'RESTARTED'],
  ['other approvers, only a step skipped', skipped, false, true, 'RESTARTED'],
  ['other approvers, half way', halfWay, false, true, 'REFUSED'],
] as const)('%s', (_name, steps, isMaterialChange, approversChanged, outcome) =>
  expect(editedLine({ steps, isMaterialChange, approversChanged })).toBe(outcome),
)
