// A request kind that exists in tests only: a parking space for some days. It is minimal, and shows the parts of a kind
// (docs/new-request-kind.md).
import { requestExport, requestExportRow } from '@hr/contract/request-export.ts'
import { requestEndpoints } from '@hr/contract/request-endpoints.ts'
import { requestDetail, requestPreview, requestRow } from '@hr/contract/request-shapes.ts'
import { paths } from '@hr/contract/paths.ts'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { RequestTable } from '#api/approval/request-locks.queries.ts'
import type { RequestColumns } from '#api/db/schema/leave-tables.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { filledText } from '#api/notification/parameter-text.ts'
import { exportRequests } from '#api/request/export-requests.ts'
import { kindOf } from '#api/request/kind-of.ts'
import type { StoredRequest } from '#api/request/kind.ts'
import { requestColumns, requestFacts } from '#api/request/request.queries.ts'
import { requestRoutes } from '#api/request/request-routes.ts'
import type { TestDatabase } from './database.ts'

// Contract: the shape of a draft, and all endpoints.
const groups = { mine: 'MY_OT', team: 'TEAM_OT_REQUEST', all: 'OT_REQUEST' } as const
const of = { path: '/parking-requests', topic: 'attendance', name: 'Parking requests', groups } as const
const draft = { from: z.string(), to: z.string(), bay: z.string() }
const row = requestRow(draft, z.object({ others: z.int() }))
export const parking = requestEndpoints({
  ...of,
  draft,
  sketch: draft,
  preview: z.object({ ...requestPreview, isFree: z.boolean() }),
  row,
  detail: z.extend(row, { ...requestDetail, isFree: z.boolean() }),
  summaries: { preview: 'line', request: 'Ask for a bay', edit: 'another bay', amend: 'bay be changed' },
})
export const exportParking = requestExport({ ...of, row: requestExportRow({ bay: z.string() }) })

// The table that a migration would create.
export async function createParkingTable({ ownerDb }: TestDatabase): Promise<void> {
  await sql`create table parking_request (
    workspace_id uuid not null, id uuid not null, number integer not null, employee_id integer not null,
    from_date date not null, to_date date not null, bay text not null, reason text not null,
    status text not null, purpose text not null default 'NEW', original_id uuid,
    created_at timestamptz not null, updated_at timestamptz not null,
    primary key (workspace_id, id))`.execute(ownerDb)
  await sql`select make_company_table('parking_request')`.execute(ownerDb)
  await sql`grant select, insert, update on parking_request to public`.execute(ownerDb)
}
const table = 'parking_request' as string as RequestTable

// The kind.
type Asked = { readonly from: string; readonly to: string; readonly bay: string }
type Shapes = {
  readonly draft: Asked
  readonly asked: Asked
  readonly row: StoredRequest & Asked & { readonly original: ({ id: string; number: number } & Asked) | null }
  readonly facts: object
  readonly shown: Pick<Shapes['row'], 'bay' | 'original'>
  readonly decision: { readonly others: number }
  readonly detail: { readonly isFree: boolean }
  readonly page: object
  readonly preview: { readonly isFree: boolean }
  readonly exported: { readonly bay: string }
}
const original = sql<Asked>`json_build_object('from', o.from_date, 'to', o.to_date, 'bay', o.bay)`

const parkingKind = kindOf<Shapes>({
  kind: 'OT',
  entity: 'off_site_request',
  table,
  topic: 'attendance',
  groups,
  name: { en: 'Parking request', lo: 'ຄຳຂໍບ່ອນຈອດລົດ' },
  pages: { owner: paths.myOffSiteRequest, approver: paths.offSiteRequest },
  async facts(db, _employeeId, { own, from, to, bay }) {
    const without = own?.replacedIds ?? []
    const { rows } = await sql<{ date: string }>`
      select greatest(from_date, ${from}) as date from parking_request
      where workspace_id = ${db.workspaceId} and bay = ${bay} and from_date <= ${to} and to_date >= ${from}
        and status in ('PENDING', 'APPROVED') and purpose <> 'CANCELLATION' and id <> all(${without}::uuid[])`.execute(
      db,
    )
    const [taken] = rows
    const isSame = own?.from === from && own.to === to && own.bay === bay
    return { asked: { from, to, bay }, isSame, refusal: taken && new Refusal('REQUEST_OVERLAPS', taken) }
  },
  columns: ({ bay }) => ({ bay }),
  rows: (db, is) =>
    db
      .selectFrom(sql<RequestColumns & { bay: string }>`parking_request`.as('r'))
      .select(requestColumns)
      .select('r.bay')
      .select(requestFacts({ kind: 'OT', table }, original))
      .where(is),
  title: ({ bay }) => ({ en: bay, lo: bay }),
  askedText: (language, { bay, from, to }) => filledText(language, '{bay}, {dates}', { bay, from, to }),
  words: ({ bay, from, to }) => ({
    about: { request: 'Parking', what: bay, from, to, times: '' },
    mail: { request: { en: 'parking', lo: 'ບ່ອນຈອດລົດ' }, type: { en: bay, lo: bay }, days: 2 },
  }),
  shown: ({ bay, original: before }) => ({ bay, original: before }),
  decisions: (_work, rows) => Promise.resolve(new Map(rows.map(({ id }) => [id, { others: 0 }]))),
  detail: (_work, { status }) => Promise.resolve({ isFree: status === 'CANCELLED' }),
  preview: (_work, { facts }) => Promise.resolve({ isFree: facts.refusal === undefined }),
  exported: { name: { en: 'Parking requests', lo: 'ຄຳຂໍບ່ອນຈອດລົດ' }, columns: ['bay'] },
})

export const parkingRoutes: readonly Route[] = [
  route(exportParking, work => exportRequests(work, parkingKind)),
  ...requestRoutes(parkingKind, parking),
]
