// Why a change of an approval line needs a second person: it removes HR, or adds its author (P11).
import type { TemplateItem } from './approval-line.ts'

const asksHr = (line: readonly TemplateItem[]): boolean => line.some(item => item.resolver === 'PERMISSION')

const names = (line: readonly TemplateItem[], employeeId: number): boolean =>
  line.some(item => item.employeeId === employeeId)

type LineChange = {
  readonly before: readonly TemplateItem[]
  readonly after: readonly TemplateItem[]
  /** Who makes the change; null for an owner without an employee record. */
  readonly actorId: number | null
}

export type CriticalChange = 'REMOVES_HR' | 'ADDS_SELF' | 'BOTH'

/** Null = it needs none. */
export function whySecondHolder({ before, after, actorId }: LineChange): CriticalChange | null {
  const removesHr = asksHr(before) && !asksHr(after)
  const addsSelf = actorId !== null && names(after, actorId) && !names(before, actorId)
  if (removesHr && addsSelf) return 'BOTH'
  if (removesHr) return 'REMOVES_HR'
  return addsSelf ? 'ADDS_SELF' : null
}
