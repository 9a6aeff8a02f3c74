// Reads of device user IDs with unassigned punches (A2).
import { sql } from 'kysely'
import type { Kysely, SqlBool } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { NewestKey, PageWindow } from '#api/http/list-page.ts'

type Db = Kysely<Tables>

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** One row per device user ID. */
const waiting = (db: Db, workspaceId: string, search: string) =>
  db
    .selectFrom('device_punch')
    .where('workspace_id', '=', workspaceId)
    .where('settled_at', 'is', null)
    .$if(search !== '', query =>
      query.where(sql<SqlBool>`device_user || ' ' || name ilike ${`%${escaped(search)}%`}`),
    )
    .groupBy('device_user')

export const countDeviceUsers = (db: Db, workspaceId: string, search: string): Promise<number> =>
  countRows(db, waiting(db, workspaceId, search))

/** The key is the instant of the last punch, then the device user ID. */
export function listDeviceUserRows(
  db: Db,
  workspaceId: string,
  search: string,
  { limit, offset, after }: PageWindow<NewestKey>,
) {
  return waiting(db, workspaceId, search)
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
export const listSuggested = (db: Db, workspaceId: string, deviceUsers: readonly string[]) =>
  db
    .selectFrom('employee')
    .select(['id', 'staff_id as staffId', 'device_number as deviceNumber', 'started_on as startedOn'])
    .where('workspace_id', '=', workspaceId)
    .where('status', '<>', 'inactive')
    .where(
      sql<boolean>`(device_number = any(${[...deviceUsers]}::text[])
        or lower(staff_id) = any(${deviceUsers.map(text => text.toLowerCase())}::text[]))`,
    )
    .execute()

const ofOne = (db: Db, workspaceId: string, deviceUser: string) =>
  db
    .selectFrom('device_punch')
    .where('workspace_id', '=', workspaceId)
    .where('device_user', '=', deviceUser)
    .where('settled_at', 'is', null)

export const countDevicePunches = (db: Db, workspaceId: string, deviceUser: string): Promise<number> =>
  countRows(db, ofOne(db, workspaceId, deviceUser))

export const listDevicePunchRows = (
  db: Db,
  workspaceId: string,
  deviceUser: string,
  { limit, offset, after }: PageWindow<NewestKey>,
) =>
  ofOne(db, workspaceId, deviceUser)
    .select(['at', 'device', 'name'])
    .$if(after !== undefined, query => query.where('at', '<', sql<Date>`${after?.[0]}::timestamptz`))
    .orderBy('at', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
