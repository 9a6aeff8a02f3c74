// Lists own notifications in the reader's language. A caller without an employee record has none.
import type { CheckedInputOf, OutputOf } from '@hr/contract/endpoint.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import type { listNotifications as endpoint } from '@hr/contract/notification.ts'
import { notificationKinds } from '@hr/domain/notification/channel.ts'
import type { Caller } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import { listPage, newestFirst } from '#api/http/list-page.ts'
import { endingText } from './ending-text.ts'
import type { Ending } from './ending-text.ts'
import { countNotifications, listKinds, listNotificationRows } from './notification.store.ts'
import { notificationMessage } from './notification-texts.ts'
import type { TextParameters } from './parameter-text.ts'

type ListContext = Context<CheckedInputOf<typeof endpoint>, Caller>

export async function listNotifications(context: ListContext): Promise<OutputOf<typeof endpoint>> {
  const { db, caller, input, language } = context
  const { workspaceId, employeeId } = caller
  const empty = { rows: [], total: 0, page: input.page, limit: input.limit, kinds: [] }
  if (workspaceId === null || employeeId === null) return { ...empty, unread: 0 }
  const unread = await countNotifications(db, employeeId, { q: 'UNREAD' })
  const list = await listPage(input, {
    rows: window => listNotificationRows(db, employeeId, input, window),
    total: () => countNotifications(db, employeeId, input),
    ...newestFirst,
  })
  const present = await listKinds(db, employeeId)
  const kinds = notificationKinds.filter(kind => present.includes(kind))
  return { ...list, rows: list.rows.map(row => shown(row, language)), unread, kinds }
}

type Row = Awaited<ReturnType<typeof listNotificationRows>>[number]

function shown(row: Row, language: Language) {
  const { id, code, kind, asksFor, link, createdAt, readAt } = row
  const ending = endingOf(row)
  return {
    id,
    kind,
    asksFor,
    ...notificationMessage(language, { code, parameters: parametersOf(row), link }),
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    ended: ending === null ? null : endingText(language, ending),
  }
}

/** notify() wrote the column. */
const parametersOf = ({ parameters }: Row) => parameters as TextParameters

/** endAsks() wrote the column. */
const endingOf = ({ ending }: Row) => ending as Ending | null
