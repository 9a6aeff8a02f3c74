// Reads requests of any kind through its `rows`.
import type { Expression, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Notice, OpenRequest, OpenRequests } from '#api/approval/request-kind.ts'
import { fileCount, historyCount, isInFilter } from '#api/approval/request-list.queries.ts'
import type { RequestFilter } from '#api/approval/request-list.queries.ts'
import { noticeColumns } from '#api/approval/notice-people.queries.ts'
import type { NoticePeople } from '#api/approval/notice-people.queries.ts'
import { prepared } from '#api/db/connect/prepared.ts'
import { isUsualPage, pageText } from '#api/db/connect/row-limit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { countOfPage, countRows } from '#api/http/count-rows.queries.ts'
import type { NewestKey, PageWindow } from '#api/http/list-page.ts'
import type { Description, OpenChange, RowOf, Shapes } from './kind.ts'
import { lineColumns, pageColumns } from './request-line.queries.ts'
import type { StoredLine, StoredPage } from './request-line.queries.ts'

type KindRows<S extends Shapes> = Pick<Description<S>, 'kind' | 'table' | 'isTableShared' | 'rows'>

/** Columns of every request `r`, to use in `rows`. */
export const requestColumns = [
  'r.id',
  'r.number',
  'r.status',
  'r.employee_id as requesterId',
  'r.purpose',
  'r.original_id as originalId',
  'r.from_date as from',
  'r.to_date as to',
  'r.reason',
  'r.created_at as createdAt',
] as const

/** Further columns of every request `r`; `original` is JSON of the fields shown of the request that this one changes. */
export const requestFacts = <Original>(
  { kind, table }: Pick<Description<Shapes>, 'kind' | 'table'>,
  original: RawBuilder<Original>,
) =>
  [
    sql<({ readonly id: string; readonly number: number } & Original) | null>`(select
      jsonb_build_object('id', o.id, 'number', o.number) || (${original})::jsonb
      from ${sql.table(table)} o where o.workspace_id = r.workspace_id and o.id = r.original_id)`.as(
      'original',
    ),
    sql<OpenChange | null>`(select json_build_object('id', c.id, 'number', c.number, 'purpose', c.purpose)
      from ${sql.table(table)} c
      where c.workspace_id = r.workspace_id and c.original_id = r.id and c.status = 'PENDING')`.as(
      'openChange',
    ),
    historyCount(kind),
    fileCount(kind),
  ] as const

const isOneOf = <S extends Shapes>(
  { kind, isTableShared }: KindRows<S>,
  workspaceId: string,
  is: RawBuilder<boolean>,
) =>
  isTableShared
    ? sql<boolean>`(r.workspace_id = ${workspaceId} and r.kind = ${kind} and ${is})`
    : sql<boolean>`(r.workspace_id = ${workspaceId} and ${is})`

export const filteredRows = <S extends Shapes>(db: Scope, kind: KindRows<S>, filter: RequestFilter) =>
  kind.rows(db, isOneOf(kind, db.workspaceId, isInFilter(db, kind.kind, filter)))

export async function findRow<S extends Shapes>(
  db: Scope,
  kind: KindRows<S>,
  id: string,
): Promise<RowOf<S> | undefined> {
  const rows = kind.rows(db, isOneOf(kind, db.workspaceId, sql`r.id = ${id}`))
  return (await sql<RowOf<S>>`select asked.* from ${rows} as asked ${prepared}`.execute(db)).rows[0]
}

type Page<S extends Shapes> = RowOf<S> & S['page'] & StoredPage & Delegated

export async function findPage<S extends Shapes>(
  db: Scope,
  kind: KindRows<S> & Pick<Description<S>, 'pageColumns'>,
  { id, delegators }: { readonly id: string } & Pick<Asking, 'delegators'>,
): Promise<Page<S> | undefined> {
  const rows = kind.rows(db, isOneOf(kind, db.workspaceId, sql`r.id = ${id}`))
  const columns = [sql`asked.*`, pageColumns(db, kind), sql`array(${delegators}) as delegators`]
  const all = sql.join([...columns, ...(kind.pageColumns ? [kind.pageColumns(db)] : [])])
  const found = await sql<Page<S>>`select ${all} from ${rows} as asked ${prepared}`.execute(db)
  return found.rows[0]
}

type Asking = {
  readonly filter: RequestFilter
  /** Selects the approvers for whom the reader decides, whom each row names. */
  readonly delegators: Expression<unknown>
}
type Delegated = { readonly delegators: readonly number[] }
type Listed<S extends Shapes> = RowOf<S> & StoredLine & Delegated & { readonly foundCount: number | null }

/**
 * Newest first; the waiting list oldest first. The page is cut before its rows are joined, so that an offset joins no row
 * before it. The waiting list is found completely anyway, so its rows are counted on the way.
 */
export async function listRows<S extends Shapes>(
  db: Scope,
  kind: KindRows<S>,
  { filter, delegators }: Asking,
  window: PageWindow<NewestKey>,
): Promise<Listed<S>[]> {
  const { limit, offset, after } = window
  const [further, direction] = isWaiting(filter) ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`]
  const isFurther = after
    ? sql<boolean>`(r.created_at, r.id) ${further} (${new Date(after[0])}, ${after[1]}::uuid)`
    : sql<boolean>`true`
  const is = isOneOf(kind, db.workspaceId, sql`${isInFilter(db, kind.kind, filter)} and ${isFurther}`)
  const isOnPage = isOneOf(kind, db.workspaceId, sql`r.id = any(array(select id from page))`)
  const isCounted = isWaiting(filter) && after === undefined
  const foundCount = isCounted ? sql`page.count` : countOfPage(listed(db, kind, filter), window)
  const isFirst = after === undefined && isUsualPage({ limit, offset })
  const plan = isFirst && isPlain(filter) ? prepared : sql``
  const { rows } = await sql<Listed<S>>`
    with page as materialized (
      select r.id, ${isCounted ? sql`count(*) over ()` : sql`null`} as count from ${sql.table(kind.table)} r where ${is}
      order by r.created_at ${direction}, r.id ${direction} ${pageText({ limit, offset })}
    ) select asked.*, ${foundCount} as "foundCount", array(${delegators}) as delegators, ${lineColumns(db, kind)}
    from ${kind.rows(db, isOnPage)} as asked join page on page.id = asked.id
    order by asked."createdAt" ${direction}, asked.id ${direction} ${plan}`.execute(db)
  return rows
}

/** One plan fits all values; only filters and teams are planned for theirs. */
const isPlain = ({ whose, status, from, to, found }: RequestFilter) =>
  [status, from, to, found].every(value => value === undefined) &&
  (whose === 'all' || 'waitsFor' in whose || whose.employeeIds.length === 1)

const isWaiting = ({ whose }: RequestFilter) => typeof whose === 'object' && 'waitsFor' in whose

const listed = <S extends Shapes>(db: Scope, kind: KindRows<S>, filter: RequestFilter) =>
  sql`select from ${sql.table(kind.table)} r where ${isOneOf(kind, db.workspaceId, isInFilter(db, kind.kind, filter))}`

export const countListed = <S extends Shapes>(
  db: Scope,
  kind: KindRows<S>,
  filter: RequestFilter,
): Promise<number> => countRows(db, listed(db, kind, filter))

/** Requests that can still be decided or cancelled, by number (R8, R9). */
export async function listOpenRows<S extends Shapes>(
  db: Scope,
  kind: KindRows<S> & Pick<Description<S>, 'title'>,
  { statuses, requesterIds }: OpenRequests,
): Promise<OpenRequest[]> {
  const whose = requesterIds ? { employeeIds: requesterIds } : 'all'
  // An approved cancellation is complete.
  const is = sql<boolean>`${isInFilter(db, kind.kind, { whose })} and r.status = any(${statuses}::text[])
    and (r.purpose <> 'CANCELLATION' or r.status = 'PENDING')`
  const { rows } = await sql<RowOf<S>>`
    select asked.* from ${kind.rows(db, isOneOf(kind, db.workspaceId, is))} as asked order by asked.number`.execute(
    db,
  )
  return rows.map(row => {
    const { id, requesterId, status, purpose, number, from, to } = row
    const { en: title, lo: titleLo } = kind.title(row)
    return { id, requesterId, status, purpose, number, title, titleLo, from, to }
  })
}

/** A request with all people whom its notifications name or address, in one statement. */
export async function findNotified<S extends Shapes>(
  db: Scope,
  kind: KindRows<S>,
  { id, requesterId }: { id: string; requesterId: number },
  notices: readonly Notice[],
): Promise<(RowOf<S> & NoticePeople) | undefined> {
  const rows = kind.rows(db, isOneOf(kind, db.workspaceId, sql`r.id = ${id}`))
  const named = sql.join(noticeColumns(db, notices, [requesterId]))
  const found = await sql<
    RowOf<S> & NoticePeople
  >`select asked.*, ${named} from ${rows} as asked ${prepared}`.execute(db)
  return found.rows[0]
}
