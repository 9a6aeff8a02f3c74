// Sends the session the progress of its import without waiting, and stops when the caller disconnects.
import type { ImportProgress } from '@hr/contract/import.ts'
import type { Context } from '#api/http/context.ts'
import type { AppCaller } from '#api/http/caller.ts'
import { publishProgress } from '#api/live/publish-live.ts'

export type Progress = (phase: ImportProgress['phase'], done: number, total: number) => void
type Asked = Pick<
  Context<{ readonly progressId?: string | undefined }, AppCaller>,
  'caller' | 'input' | 'services' | 'signal'
>

export function sendProgress({ caller, input, services, signal }: Asked): Progress {
  // One after the other: two connections could deliver them in another order.
  let sent = Promise.resolve()
  return (phase, done, total) => {
    signal.throwIfAborted()
    if (!input.progressId) return
    const progress = { topic: 'progress', progressId: input.progressId, phase, done, total } as const
    sent = sent
      .then(() => publishProgress(services.db, { sessionId: caller.sessionId, progress }))
      .catch((error: unknown) => services.log.warn({ err: error }, 'progress was not published'))
  }
}
