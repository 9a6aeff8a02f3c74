// Values that a plan depends on are literals in a statement (docs/decisions/0039-prepared-statements.md): for `limit $1` a
// generic plan expects a tenth of all rows, and for `is_admin = $1` it cannot use an index of administrators.
import { PostgresQueryCompiler, ValueNode } from 'kysely'
import type { BinaryOperationNode, LimitNode, OffsetNode, OperationNode } from 'kysely'
import { isUsualLimit } from './row-limit.ts'

const valueOf = (node: OperationNode): unknown => (ValueNode.is(node) ? node.value : undefined)

export class LiteralCompiler extends PostgresQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const limit = valueOf(node.limit)
    if (isUsualLimit(limit)) this.append(`limit ${limit}`)
    else super.visitLimit(node)
  }

  protected override visitOffset(node: OffsetNode): void {
    // "offset 0" keeps its meaning for the planner.
    if (valueOf(node.offset) === 0) this.append('offset 0')
    else super.visitOffset(node)
  }

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const flag = valueOf(node.rightOperand)
    const isFlag = typeof flag === 'boolean'
    super.visitBinaryOperation(isFlag ? { ...node, rightOperand: ValueNode.createImmediate(flag) } : node)
  }
}
