// Lists own notifications in the reader's language. A caller without an employee record has none.
import type { CheckedInputOf, OutputOf } from '@hr/contract/endpoint.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import type { listNotifications as endpoint } from '@hr/contract/notification.ts'
import type { Caller } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import { isNewestKey, listPage, newestKey } from '#api/http/list-page.ts'
import { countNotifications, listNotificationRows } from './notification.store.ts'
import { notificationMessage } from './notification-texts.ts'
import type { TextParameters } from './parameter-text.ts'

type ListContext = Context<CheckedInputOf<typeof endpoint>, Caller>

export async function listNotifications(context: ListContext): Promise<OutputOf<typeof endpoint>> {
  const { db, caller, input, language } = context
  const { workspaceId, employeeId } = caller
  const empty = { rows: [], total: 0, page: input.page, limit: input.limit }
  if (workspaceId === null || employeeId === null) return { ...empty, unread: 0 }
  const unread = await countNotifications(db, employeeId, 'unread')
  if (input.q === 'UNREAD') return { ...empty, unread }
  const list = await listPage(input, {
    rows: window => listNotificationRows(db, employeeId, window),
    total: () => countNotifications(db, employeeId, 'all'),
    keyOf: newestKey,
    isKey: isNewestKey,
  })
  return { ...list, rows: list.rows.map(row => shown(row, language)), unread }
}

type Row = Awaited<ReturnType<typeof listNotificationRows>>[number]

function shown({ id, code, parameters, link, createdAt, readAt }: Row, language: Language) {
  return {
    id,
    ...notificationMessage(language, { code, parameters: parametersOf(parameters), link }),
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }
}

/** notify() wrote the column. */
const parametersOf = (parameters: Row['parameters']) => parameters as TextParameters
