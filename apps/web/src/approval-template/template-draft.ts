// An approval line during editing (R2).
import type { ApprovalTemplate } from '@hr/contract/approval-template.ts'
import type { Person } from '@hr/contract/person.ts'
import type { Resolver } from '@hr/domain/approval/approval-line.ts'
import { whySecondHolder } from '@hr/domain/approval/why-second-holder.ts'
import type { CriticalChange } from '@hr/domain/approval/why-second-holder.ts'
import { templateRefusal } from '@hr/domain/approval/template-refusal.ts'
import type { TemplateRefusal } from '@hr/domain/approval/template-refusal.ts'

export type DraftItem = {
  /** Stable while the item moves. */
  readonly id: string
  readonly resolver: Resolver
  readonly person: Person | null
  readonly isAtWork: boolean
}

export const draftOf = ({ items }: Pick<ApprovalTemplate, 'items'>): DraftItem[] =>
  items.map(({ resolver, employee, isAtWork }, index) => ({
    id: `${index}`,
    resolver,
    person: employee,
    isAtWork,
  }))

/** HR stays last, so a new step goes before it. */
export function withStep(draft: readonly DraftItem[], resolver: Resolver, id: string): DraftItem[] {
  const item: DraftItem = { id, resolver, person: null, isAtWork: true }
  const isLastHr = draft.at(-1)?.resolver === 'PERMISSION'
  const place = isLastHr && resolver !== 'PERMISSION' ? draft.length - 1 : draft.length
  return draft.toSpliced(place, 0, item)
}

export const inOrder = (draft: readonly DraftItem[], ids: readonly string[]): DraftItem[] =>
  draft.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))

export const withPerson = (draft: readonly DraftItem[], id: string, person: Person | null): DraftItem[] =>
  draft.map(item => (item.id === id ? { ...item, person, isAtWork: true } : item))

/** The items for a call. */
export const itemsOf = (draft: readonly DraftItem[]) =>
  draft.map(({ resolver, person }) => (person === null ? { resolver } : { resolver, employeeId: person.id }))

/** The same rule as on the server. */
export const draftRefusal = (draft: readonly DraftItem[]): TemplateRefusal | undefined =>
  templateRefusal(itemsOf(draft), {
    activeIds: draft.flatMap(({ person, isAtWork }) => (person !== null && isAtWork ? person.id : [])),
  })

export const isSameLine = (one: readonly DraftItem[], other: readonly DraftItem[]): boolean =>
  JSON.stringify(itemsOf(one)) === JSON.stringify(itemsOf(other))

/** The same rule as on the server (P11). */
export const whySecondPerson = (
  saved: readonly DraftItem[],
  draft: readonly DraftItem[],
  actorId: number | null,
): CriticalChange | null => whySecondHolder({ before: itemsOf(saved), after: itemsOf(draft), actorId })
