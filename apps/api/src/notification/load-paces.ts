// How notifications reach some people: their choices per kind and channel, over the defaults (N1).
import { paceOf } from '@hr/domain/notification/channel.ts'
import type { Channel, NotificationKind, Pace } from '@hr/domain/notification/channel.ts'
import type { InferResult } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'

export type Paces = (employeeId: number, kind: NotificationKind, channel: Channel) => Pace

export type Choices = InferResult<ReturnType<typeof choicesOf>>

export const loadPaces = async (db: Scope, employeeIds: readonly number[]): Promise<Paces> =>
  pacesOf(await choicesOf(db, employeeIds).execute())

/** To execute, or to select as JSON. */
export const choicesOf = (db: Scope, employeeIds: readonly number[]) =>
  db
    .from('notification_choice')
    .select(['employee_id as employeeId', 'kind', 'channel', 'pace'])
    .where(sql<boolean>`employee_id = any(${employeeIds}::integer[])`)

export function pacesOf(choices: Choices): Paces {
  const ofEmployee = Map.groupBy(choices, ({ employeeId }) => employeeId)
  return (employeeId, kind, channel) => paceOf(ofEmployee.get(employeeId) ?? [], kind, channel)
}
