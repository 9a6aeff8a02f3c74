// The operator console (P3), as far as it is built.
import { addDays, datesFrom, localDateOf, instantOf } from '@hr/domain/calendar/local-date.ts'
import { amsDashboard, amsOutbox } from '@hr/contract/operator.ts'
import { defaultTimeZone as timeZone } from '#api/company/company.store.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { isNewestKey, listPage, newestKey } from '#api/http/list-page.ts'
import { countMessages, listDeliveries } from '#api/mail/mail.store.ts'
import { countInstallation, countSignInsPerDay, listNewestSpaces } from './operator.store.ts'

export const operatorRoutes: readonly Route[] = [
  route(amsDashboard, async ({ db, now }) => {
    const today = localDateOf(now.getTime(), timeZone)
    const dates = datesFrom(addDays(today, -13), today)
    const since = new Date(instantOf(dates[0] ?? today, '00:00', timeZone))
    const counts = await countSignInsPerDay(db, { since, timeZone })
    const newest = await listNewestSpaces(db, 5)
    return {
      ...(await countInstallation(db)),
      signInsPerDay: dates.map(date => ({ date, count: counts.get(date) ?? 0 })),
      newest: newest.map(({ name, username, created_at: createdAt }) => ({
        name,
        username,
        createdAt: createdAt.toISOString(),
      })),
    }
  }),
  route(amsOutbox, async ({ db, input }) => {
    const page = await listPage(input, {
      rows: window => listDeliveries(db, window),
      total: () => countMessages(db),
      keyOf: newestKey,
      isKey: isNewestKey,
    })
    const rows = page.rows.map(row => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
    }))
    return { ...page, rows }
  }),
]
