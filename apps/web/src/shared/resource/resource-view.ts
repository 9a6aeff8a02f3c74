// What is open on a page of settings, which is in the URL, and what the reader may do there.
import type { PageGroup } from '@hr/domain/access/page-groups.ts'
import * as z from 'zod/mini'
import { useCan } from '../session.ts'
import { useViewState } from '../view-state.ts'

export type Rights = { readonly mayAdd: boolean; readonly mayEdit: boolean; readonly mayDelete: boolean }
type Act = 'add' | 'edit' | 'order'

export type ResourceView = Rights & {
  readonly act: Act | undefined
  /** The row whose form is open. */
  readonly id: string | undefined
  readonly open: (act: Act, id?: string) => void
  readonly close: () => void
}

export function useRights(group: PageGroup): Rights {
  const may = useCan()
  return { mayAdd: may(group, 'add'), mayEdit: may(group, 'edit'), mayDelete: may(group, 'delete') }
}

const shape = z.record(z.string(), z.optional(z.string()))
const words: Readonly<Record<string, Act>> = { new: 'add', order: 'order' }

/** `?type=`: the id of the row in the form, `new`, or `order`. */
export function useResourceView(parameter: string, rights: Rights): ResourceView {
  const [{ [parameter]: value }, setView] = useViewState(shape)
  const act = value === undefined ? undefined : (words[value] ?? 'edit')
  return {
    ...rights,
    act,
    id: act === 'edit' ? value : undefined,
    open: (next, id) => setView({ [parameter]: next === 'add' ? 'new' : (id ?? next) }),
    close: () => setView({ [parameter]: undefined }),
  }
}
