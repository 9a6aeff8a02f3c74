// What somebody ticks before it is saved: changes to what the role holds, kept apart from it, so that a role changed by
// somebody else meanwhile keeps that change.
import { actionsOfGroup } from '@hr/domain/access/permission-catalogue.ts'
import { permissionId } from '@hr/domain/access/role-permissions.ts'

/** Permission id -> wanted; what is as the role holds it is not in here. */
export type Draft = ReadonlyMap<string, boolean>

export const isGiven = (held: ReadonlySet<string>, draft: Draft, id: string): boolean =>
  draft.get(id) ?? held.has(id)

type Tick = {
  readonly groupName: string
  readonly actions: readonly string[]
  readonly wanted: boolean
  /** What the person may give and take. */
  readonly mayGive: (id: string) => boolean
}

/** Doing something on a page needs seeing it: an action brings `view` along, and `view` takes the others with it. */
export function ticked(
  held: ReadonlySet<string>,
  draft: Draft,
  { groupName, actions, wanted, mayGive }: Tick,
): Draft {
  const along = wanted ? ['view'] : actions.includes('view') ? actionsOfGroup(groupName) : []
  const ids = [...actions, ...along].map(name => permissionId({ groupName, name })).filter(mayGive)
  const next = new Map(draft)
  for (const id of ids) {
    if (held.has(id) === wanted) next.delete(id)
    else next.set(id, wanted)
  }
  return next
}

/** What saving would give and take. */
export function draftChanges(
  held: ReadonlySet<string>,
  draft: Draft,
): { readonly given: string[]; readonly taken: string[] } {
  const changed = [...draft].filter(([id, wanted]) => held.has(id) !== wanted)
  return {
    given: changed.filter(([, wanted]) => wanted).map(([id]) => id),
    taken: changed.filter(([, wanted]) => !wanted).map(([id]) => id),
  }
}

/** All ids the role would hold. */
export const drafted = (held: ReadonlySet<string>, draft: Draft): string[] =>
  [...new Set([...held, ...draft.keys()])].filter(id => isGiven(held, draft, id))
