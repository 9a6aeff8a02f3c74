// Unsaved permission changes, stored as a difference, so that changes saved by somebody else meanwhile are kept.
import { actionsOfGroup } from '@hr/domain/access/permission-catalogue.ts'
import { permissionId } from '@hr/domain/access/role-permissions.ts'

/** Permission id -> wanted; unchanged permissions are not in it. */
export type Draft = ReadonlyMap<string, boolean>

export const isGiven = (held: ReadonlySet<string>, draft: Draft, id: string): boolean =>
  draft.get(id) ?? held.has(id)

type Tick = {
  readonly groupName: string
  readonly actions: readonly string[]
  readonly wanted: boolean
  /** Whether the person may grant and revoke a permission. */
  readonly mayGive: (id: string) => boolean
}

/** An action on a page needs `view`: adding an action adds `view`, removing `view` removes the others. */
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

/** What saving would grant and revoke. */
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

/** All permission ids that the role would have. */
export const drafted = (held: ReadonlySet<string>, draft: Draft): string[] =>
  [...new Set([...held, ...draft.keys()])].filter(id => isGiven(held, draft, id))
