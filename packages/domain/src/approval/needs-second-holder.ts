// Which change of an approval line needs a second person: removing HR, or adding oneself (P11).
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

export function needsSecondHolder({ before, after, actorId }: LineChange): boolean {
  if (asksHr(before) && !asksHr(after)) return true
  return actorId !== null && names(after, actorId) && !names(before, actorId)
}
