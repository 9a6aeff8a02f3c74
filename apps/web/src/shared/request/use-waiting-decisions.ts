// Deciding requests in a list: the chosen ones together, or one in its row.
import { useState } from 'react'
import type { LoadedList } from '#web/api/use-list.ts'
import { useDecideMany } from '#web/shared/approval/use-decide-many.ts'
import { useCan } from '#web/shared/session.ts'
import { mustTypeCount } from '#web/shared/effect/typed-count.ts'
import type { RequestKind, RequestRow } from './request-kind.ts'
import { useChoice } from './use-choice.ts'

export function useWaitingDecisions<Row extends RequestRow>(list: LoadedList<Row>, kind: RequestKind) {
  const may = useCan()
  const many = useDecideMany<Row>(kind.calls.decide, { onFailed: rows => choice.choose(rows) })
  const [alone, setAlone] = useState<ReadonlySet<string>>(new Set())
  const isFree = (row: Row) => row.may.decide && !alone.has(row.id) && !many.isDecided(row)
  const choice = useChoice(list, isFree)
  /** In a closed period, only HR's approval is final and needs a reason; others recommend. */
  const closed = may(kind.groups.all, 'approve') ? choice.chosen.flatMap(row => row.closedTo ?? []) : []
  const closedTo = closed.toSorted().at(-1)
  return {
    many,
    choice,
    closedTo,
    /** An approval of the chosen ones asks for a reason or a typed number first. */
    mustAsk: closedTo !== undefined || mustTypeCount(choice.chosen.length),
    approve: (comment: string) => {
      many.approve(choice.chosen, comment)
      choice.clear()
    },
    undo: () => {
      choice.choose(many.held ?? [])
      many.undo()
    },
    /** A row that is approved in its row, unless undone, cannot be chosen meanwhile. */
    onHeld: ({ id }: Row, isHeld: boolean) =>
      setAlone(last => new Set(isHeld ? [...last, id] : [...last].filter(one => one !== id))),
  }
}
