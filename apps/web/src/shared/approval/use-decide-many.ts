// Decides several requests at once: approvals wait for a possible undo, sent ones look decided until the list is read
// again, and refused ones are listed with the reason (R4).
import type { DecideMany, DecisionResult } from '@hr/contract/approval.ts'
import { useEffect, useRef, useState } from 'react'
import { callFailed, refresh } from '#web/api/answers.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { toastError, toastSuccess } from '#web/shared/toast.ts'
import { useHeld } from '#web/shared/use-held.ts'

/** A request as its reader saw it. */
export type Decidable = {
  readonly id: string
  readonly progress: { readonly order: number }
  readonly historyCount: number
}
type Refused<Row> = { readonly row: Row; readonly message: string }
type Held<Row> = { readonly rows: readonly Row[]; readonly comment: string }
type Decision = 'APPROVED' | 'REJECTED'

export const decisionsOf = (rows: readonly Decidable[]) =>
  rows.map(({ id, progress, historyCount }) => ({
    id,
    approveOrder: progress.order,
    seenHistory: historyCount,
  }))

const none: ReadonlySet<string> = new Set()

/** `onFailed`: no decision could be sent, so the rows are to be selected again. */
export function useDecideMany<Row extends Decidable>(
  endpoint: DecideMany,
  { onFailed }: { readonly onFailed: (rows: readonly Row[]) => void },
) {
  const { t } = useTranslation()
  const [sent, setSent] = useState(none)
  const [refused, setRefused] = useState<readonly Refused<Row>[]>([])
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const showResults = (rows: readonly Row[], decision: Decision, results: readonly DecisionResult[]) => {
    const count = results.filter(({ refusal }) => refusal === null).length
    const text = decision === 'APPROVED' ? 'approval.manyApproved' : 'approval.manyRejected'
    if (count > 0) toastSuccess(t(text, { count }))
    const why = new Map(results.map(({ id, refusal }) => [id, refusal?.message]))
    const others = rows.flatMap(row => {
      const message = why.get(row.id)
      return message === undefined ? [] : [{ row, message }]
    })
    setRefused(others)
    const [first] = others
    if (first !== undefined && !isHere.current) toastError(new Error(first.message))
  }
  const approve = async ({ rows, comment }: Held<Row>) => {
    const ids = rows.map(({ id }) => id)
    setSent(last => new Set([...last, ...ids]))
    try {
      const input = { decisions: decisionsOf(rows), decision: 'APPROVED', comment } as const
      const idempotencyKey = crypto.randomUUID()
      showResults(rows, 'APPROVED', await call(endpoint, input, { keepalive: true, idempotencyKey }))
      await refresh(endpoint)
    } catch (error) {
      callFailed(error)
      onFailed(rows)
    }
    setSent(last => new Set([...last].filter(id => !ids.includes(id))))
  }
  const { held, hold, undo } = useHeld((what: Held<Row>) => void approve(what))
  return {
    held: held?.rows,
    approve(rows: readonly Row[], comment: string) {
      setRefused([])
      hold({ rows, comment })
    },
    undo,
    /** Called after the dialog has sent the rejections. */
    rejected: (rows: readonly Row[], results: readonly DecisionResult[]) =>
      showResults(rows, 'REJECTED', results),
    refused,
    forget: () => setRefused([]),
    /** Already approved from this reader's point of view. */
    isDecided: ({ id }: Row) => sent.has(id) || held?.rows.some(row => row.id === id) === true,
  }
}
