// How notifications reach some people: their choices per kind and channel, over the defaults (N1).
import { paceOf } from '@hr/domain/notification/channel.ts'
import type { Channel, NotificationKind, Pace } from '@hr/domain/notification/channel.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'

export type Paces = (employeeId: number, kind: NotificationKind, channel: Channel) => Pace

export async function loadPaces(db: Scope, employeeIds: readonly number[]): Promise<Paces> {
  const chosen = await db
    .from('notification_choice')
    .select(['employee_id as employeeId', 'kind', 'channel', 'pace'])
    .where(sql<boolean>`employee_id = any(${employeeIds}::integer[])`)
    .execute()
  const choicesOf = Map.groupBy(chosen, ({ employeeId }) => employeeId)
  return (employeeId, kind, channel) => paceOf(choicesOf.get(employeeId) ?? [], kind, channel)
}
