// Reads of device user IDs with unassigned punches (A2).
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { NewestKey, PageWindow } from '#api/http/list-page.ts'

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** One row per device user ID. */
const waiting = (db: Scope, search: string) =>
  db
    .from('device_punch')
    .where('settled_at', 'is', null)
    .$if(search !== '', query =>
      query.where(sql<SqlBool>`device_user || ' ' || name ilike ${`%${escaped(search)}%`}`),
    )
    .groupBy('device_user')

export const countDeviceUsers = (db: Scope, search: string): Promise<number> =>
  countRows(db, waiting(db, search))

/** The key is the instant of the last punch, then the device user ID. */
export function listDeviceUserRows(
  db: Scope,
  search: string,
  { limit, offset, after }: PageWindow<NewestKey>,
) {
  return waiting(db, search)
    .select(['device_user as deviceUser'])
    .select(eb => [eb.fn.min('at').as('first'), eb.fn.max('at').as('last')])
    .select([
      sql<number>`count(*)::integer`.as('waiting'),
      sql<string | null>`(array_agg(name order by at desc) filter (where name <> ''))[1]`.as('name'),
      sql<string>`(array_agg(device order by at desc))[1]`.as('device'),
    ])
    .$if(after !== undefined, query =>
      query.having(sql<SqlBool>`(max(at), device_user) < (${after?.[0]}::timestamptz, ${after?.[1]})`),
    )
    .orderBy('last', 'desc')
    .orderBy('device_user', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** People with one of these as device number or staff id; the device number wins. */
export const listSuggested = (db: Scope, deviceUsers: readonly string[]) =>
  db
    .from('employee')
    .select(['id', 'staff_id as staffId', 'device_number as deviceNumber', 'started_on as startedOn'])
    .where('status', '<>', 'inactive')
    .where(
      sql<boolean>`(device_number = any(${[...deviceUsers]}::text[])
        or lower(staff_id) = any(${deviceUsers.map(text => text.toLowerCase())}::text[]))`,
    )
    .execute()

const ofOne = (db: Scope, deviceUser: string) =>
  db.from('device_punch').where('device_user', '=', deviceUser).where('settled_at', 'is', null)

export const countDevicePunches = (db: Scope, deviceUser: string): Promise<number> =>
  countRows(db, ofOne(db, deviceUser))

export const listDevicePunchRows = (
  db: Scope,
  deviceUser: string,
  { limit, offset, after }: PageWindow<NewestKey>,
) =>
  ofOne(db, deviceUser)
    .select(['at', 'device', 'name'])
    .$if(after !== undefined, query => query.where('at', '<', sql<Date>`${after?.[0]}::timestamptz`))
    .orderBy('at', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
