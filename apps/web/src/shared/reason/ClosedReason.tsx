// The change affects a closed period (A13): explains that, and asks for the required reason.
import type { ReactNode } from 'react'
import { AskedReason } from './AskedReason.tsx'
import type { ClosedReason as Closed } from './closed-reason.ts'
import { ClosedNotice } from '#web/shared/request/ClosedNotice.tsx'

export function ClosedReason({ closed, error }: { closed: Closed; error: ReactNode }) {
  return (
    <>
      <ClosedNotice closedTo={closed.closedTo} text="closedPeriod.notice" />
      <AskedReason asked={closed} error={error} isExpected={closed.closedTo !== null} />
    </>
  )
}
