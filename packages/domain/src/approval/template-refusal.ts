// Which approval line a company may set for a kind of request, and why not (R2).
import type { TemplateItem } from './approval-line.ts'

export const longestTemplate = 10

export type TemplateRefusal = {
  readonly code:
    | 'approvalLineEmpty'
    | 'approvalLineLong'
    | 'permissionNotLast'
    | 'approverRequired'
    | 'approverNotHere'
    | 'approverTwice'
  /** Index of the item in the line; undefined for the line as a whole. */
  readonly index?: number
}

/** The first fault of the line. `activeIds`: the named employees who are employed. */
export function templateRefusal(
  items: readonly TemplateItem[],
  { activeIds }: { readonly activeIds: readonly number[] },
): TemplateRefusal | undefined {
  if (items.length === 0) return { code: 'approvalLineEmpty' }
  if (items.length > longestTemplate) return { code: 'approvalLineLong' }
  for (const [index, item] of items.entries()) {
    const code = itemRefusal(item, {
      before: items.slice(0, index),
      isLast: index === items.length - 1,
      activeIds,
    })
    if (code) return { code, index }
  }
  return undefined
}

type Place = {
  readonly before: readonly TemplateItem[]
  readonly isLast: boolean
  readonly activeIds: readonly number[]
}

function itemRefusal(
  item: TemplateItem,
  { before, isLast, activeIds }: Place,
): TemplateRefusal['code'] | undefined {
  if (before.some(earlier => isSame(earlier, item))) return 'approverTwice'
  if (item.resolver === 'PERMISSION') return isLast ? undefined : 'permissionNotLast'
  if (item.resolver !== 'EMPLOYEE') return undefined
  if (!item.employeeId) return 'approverRequired'
  return activeIds.includes(item.employeeId) ? undefined : 'approverNotHere'
}

/** Two rules may find one person, whose second step is skipped (R8); a template repeats no item. */
const isSame = (one: TemplateItem, other: TemplateItem): boolean =>
  one.resolver === other.resolver && (one.employeeId ?? null) === (other.employeeId ?? null)
