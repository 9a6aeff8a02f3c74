// Usual limits are literals in a statement: for `limit $1` a generic plan expects a tenth of all rows, so PostgreSQL plans
// the statement every time (docs/decisions/0039-prepared-statements.md).
import { PostgresQueryCompiler, sql, ValueNode } from 'kysely'
import type { LimitNode, OffsetNode, OperationNode, RawBuilder } from 'kysely'

/** Single rows, and pages of 25, 50 and 100 rows with one more to know whether others follow. */
const usual: ReadonlySet<unknown> = new Set([1, 2, 3, 26, 51, 101])

const valueOf = (node: OperationNode): unknown => (ValueNode.is(node) ? node.value : undefined)

export class RowLimitCompiler extends PostgresQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const limit = valueOf(node.limit)
    if (usual.has(limit)) this.append(`limit ${String(limit)}`)
    else super.visitLimit(node)
  }

  protected override visitOffset(node: OffsetNode): void {
    // "offset 0" keeps its meaning for the planner.
    if (valueOf(node.offset) === 0) this.append('offset 0')
    else super.visitOffset(node)
  }
}

type Part = { readonly limit: number; readonly offset: number }

/** Whether limit and offset are literals in its statement, known to a generic plan. */
export const isUsualPage = ({ limit, offset }: Part): boolean => usual.has(limit) && offset === 0

/** For statements written as text. */
export const pageText = ({ limit, offset }: Part): RawBuilder<unknown> =>
  sql`limit ${usual.has(limit) ? sql.lit(limit) : limit} offset ${offset === 0 ? sql.lit(0) : offset}`
