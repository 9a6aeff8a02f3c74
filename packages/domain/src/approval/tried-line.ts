// What each step of a line does for one requester, before anybody asks (R2, R8).
import type { LineStep, Resolver, SkipReason, TemplateItem } from './approval-line.ts'

export type TriedStep = Omit<LineStep, 'resolver' | 'skipReason'> & {
  readonly resolver: Resolver
  /** NO_ONE: the rule finds nobody, and a request has no such step. */
  readonly skipReason: SkipReason | 'NO_ONE' | null
  /** HR, which is no step of the line: nobody of the line is left. */
  readonly isAdded: boolean
}

/** `line`: resolved from the template, without approvers added by the requester. */
export function triedLine(template: readonly TemplateItem[], line: readonly LineStep[]): TriedStep[] {
  const left = [...line]
  const tried = template.map(({ resolver }): Omit<TriedStep, 'approveOrder'> => {
    const step = left[0]?.resolver === resolver ? left.shift() : undefined
    if (step === undefined)
      return { resolver, approverId: null, status: 'SKIPPED', skipReason: 'NO_ONE', isAdded: false }
    return { ...step, resolver, isAdded: false }
  })
  const added = left.map(step => ({ ...step, resolver: 'PERMISSION' as const, isAdded: true }))
  return [...tried, ...added].map((step, index) => ({ ...step, approveOrder: index + 1 }))
}
