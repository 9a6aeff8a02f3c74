// After SMTP is set up, queues the waiting messages of the last day. Older ones are of no use.
import { inTransaction } from '#api/db/connect/in-workspace.ts'
import type { Services } from '#api/services.ts'
import { takeWaitingMessages } from './mail.store.ts'

const dayMs = 86_400_000

/** Runs at each start; safe when several processes run it at once. */
export async function queueWaitingMail({ config, db, jobs, now }: Services): Promise<void> {
  if (config.smtpUrl === null) return
  await inTransaction(db, async trx => {
    const ids = await takeWaitingMessages(trx, new Date(now().getTime() - dayMs))
    await jobs.addAll(
      trx,
      'mail.send',
      ids.map(messageId => ({ messageId })),
    )
  })
}
