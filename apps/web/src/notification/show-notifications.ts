// Shows a notification that arrives while the page is open, with its title and body (N1, spec 7).
import { listNotifications } from '@hr/contract/notification.ts'
import { call } from '#web/api/call.ts'
import { toastNotification } from '#web/shared/toast.ts'

/** Reads more than are expected at once, so that the new ones are among them. */
const newest = 25

/** The live connection and the background worker may both say that one is new. */
const shown = new Set<string>()

/** Only in a visible window; others have the bell. Skips what was read elsewhere meanwhile. */
export async function showNotifications(ids: readonly string[]): Promise<void> {
  if (document.visibilityState !== 'visible') return
  const { rows } = await call(listNotifications, { q: 'ALL', limit: newest })
  for (const row of rows) {
    if (!ids.includes(row.id) || row.readAt !== null || shown.has(row.id)) continue
    shown.add(row.id)
    toastNotification(row)
  }
}
