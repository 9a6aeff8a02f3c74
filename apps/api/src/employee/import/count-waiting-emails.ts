// Rows of an import whose new e-mail waits for both addresses (P7).
import { emailChangeWaits } from '@hr/domain/employee/email-change.ts'
import type { PlannedUpdate } from '@hr/domain/employee/import-plan.ts'
import type { EmailWork } from '../email/send-email-links.ts'
import { listAccountsWithPassword } from '#api/access/employee-account.queries.ts'

export async function countWaitingEmails(
  { db, services }: EmailWork,
  updates: readonly PlannedUpdate[],
): Promise<number> {
  const ids = updates.filter(({ changes }) => changes.email !== undefined).map(({ known }) => known.id)
  const hasMailServer = services.config.smtpUrl !== null
  if (ids.length === 0 || !emailChangeWaits({ hasMailServer, hasChosenPassword: true })) return 0
  return (await listAccountsWithPassword(db, ids)).length
}
