// The approval line: who approves, in which order, and which steps are skipped (R2, R8).
import type { Step } from './step.ts'

export const resolvers = ['LINE_MANAGER', 'UNIT_MANAGER', 'EMPLOYEE', 'PERMISSION'] as const
export type Resolver = (typeof resolvers)[number]
export type SkipReason = 'REQUESTER' | 'INACTIVE' | 'EARLIER_IN_LINE'
/** employeeId belongs to EMPLOYEE. PERMISSION (nobody assigned) is for the last item only. */
export type TemplateItem = { readonly resolver: Resolver; readonly employeeId?: number | null }

export type LineFacts = {
  readonly template: readonly TemplateItem[]
  readonly requesterId: number
  readonly lineManagerId: number | null
  readonly unitManagerId: number | null
  /** Added by the requester; they come before the last item of the template. */
  readonly extraApproverIds: readonly number[]
  /** Of the people who could be asked, those whose employment is not active. */
  readonly inactiveIds: readonly number[]
}
export type LineStep = Step & {
  readonly status: 'PENDING' | 'SKIPPED'
  readonly resolver: Resolver | 'ADDED'
  readonly skipReason: SkipReason | null
}
type Asked = { readonly resolver: LineStep['resolver']; readonly approverId: number | null }

/** The template of a workspace that has not set its own: line manager, then HR. */
export const defaultTemplate: readonly TemplateItem[] = [
  { resolver: 'LINE_MANAGER' },
  { resolver: 'PERMISSION' },
]

const unassigned: Asked = { resolver: 'PERMISSION', approverId: null }

/** Undefined if the rule finds nobody, such as the line manager of the head of the company. */
function askedBy({ resolver, employeeId }: TemplateItem, facts: LineFacts): Asked[] {
  if (resolver === 'PERMISSION') return [unassigned]
  const found = { LINE_MANAGER: facts.lineManagerId, UNIT_MANAGER: facts.unitManagerId, EMPLOYEE: employeeId }
  const approverId = found[resolver] ?? null
  return approverId === null ? [] : [{ resolver, approverId }]
}

function skipReasonOf(
  approverId: number | null,
  before: readonly Asked[],
  facts: LineFacts,
): SkipReason | null {
  if (approverId === null) return null
  if (approverId === facts.requesterId) return 'REQUESTER'
  if (facts.inactiveIds.includes(approverId)) return 'INACTIVE'
  return before.some(earlier => earlier.approverId === approverId) ? 'EARLIER_IN_LINE' : null
}

const stepsOf = (line: readonly Asked[], facts: LineFacts): LineStep[] =>
  line.map((asked, index) => {
    const skipReason = skipReasonOf(asked.approverId, line.slice(0, index), facts)
    return { approveOrder: index + 1, status: skipReason ? 'SKIPPED' : 'PENDING', ...asked, skipReason }
  })

/**
 * Steps 1..n, at least one of them PENDING. When nobody whom the template names is left, an unassigned step (HR) is
 * added at the end: approvers chosen by the requester alone never make the whole line.
 */
export function resolveLine(facts: LineFacts): LineStep[] {
  const items = facts.template.filter(
    (item, index) => item.resolver !== 'PERMISSION' || index === facts.template.length - 1,
  )
  const before = items.slice(0, -1).flatMap(item => askedBy(item, facts))
  const added = facts.extraApproverIds.map((approverId): Asked => ({ resolver: 'ADDED', approverId }))
  const last = items.slice(-1).flatMap(item => askedBy(item, facts))
  const line = [...before, ...added, ...last]
  const named = [...before, ...last].map(asked => asked.approverId)
  const steps = stepsOf(line, facts)
  const isLeft = steps.some(step => step.status === 'PENDING' && named.includes(step.approverId))
  return isLeft ? steps : stepsOf([...line, unassigned], facts)
}
