// A notification that comes while the page is open is shown with its title and body (N1, spec 7).
import { listNotifications } from '@hr/contract/notification.ts'
import { call } from '#web/api/call.ts'
import { toastNews } from '#web/shared/toast.ts'

/** More than come at once, so that those meant are among them. */
const newest = 25

/** Only in a window somebody looks at; the others have the bell. What was read elsewhere meanwhile is no news. */
export async function showNews(ids: readonly string[]): Promise<void> {
  if (document.visibilityState !== 'visible') return
  const { rows } = await call(listNotifications, { q: 'ALL', limit: newest })
  for (const row of rows) if (ids.includes(row.id) && row.readAt === null) toastNews(row)
}
