// Reassigned approval steps, for a preview (R9).
import type { movedStep } from '@hr/contract/employee-job.ts'
import type * as z from 'zod/mini'
import type { Scope } from '#api/db/connect/scope.ts'
import type { LineMove } from './line-moves.ts'
import { listPeople } from '#api/people/person.ts'

type MovedStep = z.output<typeof movedStep>

export async function toMoves(db: Scope, moves: readonly LineMove[]): Promise<MovedStep[]> {
  const people = await listPeople(db, moves.flatMap(peopleOf))
  const personOf = (id: number | null | undefined) => people.get(id ?? 0) ?? null
  return moves.flatMap(({ kind, request, moves: steps }) =>
    steps.flatMap(({ before, after }): MovedStep[] => {
      const requester = personOf(request.requesterId)
      // An added step has the position of the skipped one before it.
      if (!before || !requester) return []
      return [
        {
          kind: kind.kind,
          requestId: request.id,
          number: request.number,
          requester,
          approveOrder: after.approveOrder,
          from: personOf(before.approverId),
          to: after.status === 'PENDING' ? personOf(after.approverId) : null,
        },
      ]
    }),
  )
}

const peopleOf = ({ request, moves }: LineMove): (number | null)[] => [
  request.requesterId,
  ...moves.flatMap(({ before, after }) => [before?.approverId ?? null, after.approverId]),
]
