// Starts the job of Web Push as soon as notifications are committed. Each process hears of them; without a due message
// nothing is queued.
import { inTransaction } from '#api/db/connect/in-workspace.ts'
import type { Services } from '#api/services.ts'
import { hasDueMessage } from './push.store.ts'

/** Calls during a check lead to one more check. */
export function pushWaker(services: Services, onError: (error: Error) => void): () => void {
  let isRunning = false
  let isAsked = false
  const run = async () => {
    isRunning = true
    while (isAsked) {
      isAsked = false
      await wakePushes(services)
    }
  }
  return () => {
    isAsked = true
    if (isRunning) return
    void run()
      .catch(onError)
      .finally(() => {
        isRunning = false
      })
  }
}

async function wakePushes({ db, jobs, now }: Services): Promise<void> {
  if (await hasDueMessage(db, now())) await inTransaction(db, trx => jobs.add(trx, 'push.send', {}))
}
