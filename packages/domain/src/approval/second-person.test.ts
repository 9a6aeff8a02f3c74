import { describe, expect, test } from 'vitest'
import { decisionRefusal } from './decision-refusal.ts'
import { unassignedDeciders } from './second-person.ts'
import type { DecidedStep } from './second-person.ts'

const [requester, hr, otherHr, manager] = [1, 2, 3, 4]
const approved = (decidedBy: number | null, decidedFor: number | null = null): DecidedStep => ({
  approveOrder: 1,
  status: 'APPROVED',
  approverId: decidedFor ?? decidedBy,
  decidedBy,
  decidedFor,
})
const open: DecidedStep = { approveOrder: 2, status: 'PENDING', approverId: null }

describe('who decides a step that nobody is named at (R8a)', () => {
  test.each([
    ['nobody approved before', [open], [hr, otherHr], [hr, otherHr]],
    ['somebody without the permission approved', [approved(manager), open], [hr, otherHr], [hr, otherHr]],
    ['a holder approved', [approved(hr), open], [hr, otherHr], [otherHr]],
    ['a holder approved as a delegate', [approved(hr, manager), open], [hr, otherHr], [otherHr]],
    ['a delegate approved for a holder', [approved(manager, hr), open], [hr, otherHr], [otherHr]],
    ['the only holder approved', [approved(hr), open], [hr], [hr]],
    ['the other holder is the requester', [approved(hr), open], [hr, requester], [hr]],
    ['both holders approved', [approved(hr, otherHr), open], [hr, otherHr], [hr, otherHr]],
    ['an owner without a record approved', [approved(null), open], [hr], [hr]],
  ])('%s', (_, steps, holders, deciders) => {
    expect(unassignedDeciders({ steps, holders, requesterId: requester })).toEqual(deciders)
  })
})

test.each([
  ['another holder is left', [hr, otherHr], 'SECOND_PERSON_DECIDES'],
  ['nobody else has it', [hr], undefined],
  ['only the requester has it too', [hr, requester], undefined],
])('who approved the first step, while %s', (_, holders, code) => {
  const actor = { employeeId: hr, holdsApprove: true, delegators: [], holders }
  const facts = {
    requestStatus: 'PENDING',
    requesterId: requester,
    steps: [approved(hr), open],
    actor,
  } as const
  expect(decisionRefusal(facts)?.code).toBe(code)
})
