// The open form of a settings page, kept in the URL, and the permissions of the reader.
import type { AmsPageGroup, PageGroup } from '@hr/domain/access/page-groups.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useCan } from '../session.ts'
import { useViewState } from '../view-state.ts'

export type Rights = { readonly mayAdd: boolean; readonly mayEdit: boolean; readonly mayDelete: boolean }

const acts = [
  'add',
  'edit',
  'order',
  'copy',
  'delete',
  'hide',
  'disable',
  'base',
  'merge',
  'holders',
] as const
/** What a drawer or dialog does. */
export type Act = (typeof acts)[number]

export type ResourceView = Rights & {
  readonly act: Act | undefined
  /** The id of its row. */
  readonly id: string | undefined
  readonly open: (act: Act, id?: string) => void
  readonly close: () => void
}

export function useRights(group: PageGroup | AmsPageGroup): Rights {
  const may = useCan()
  return { mayAdd: may(group, 'add'), mayEdit: may(group, 'edit'), mayDelete: may(group, 'delete') }
}

const words: Readonly<Record<string, Act>> = { new: 'add', order: 'order' }

/** For a page with one form, in one parameter: `?type=` is the id of its row, `new`, or `order`. */
export function useFormView(parameter: string, rights: Rights): ResourceView {
  const [shape] = useState(() => z.object({ [parameter]: z.optional(z.string()) }))
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

const actShape = z.object({ act: z.optional(z.enum(acts)), of: z.optional(z.string()) })

/** For a page with several drawers and dialogs: `?act=merge&of=<id>`. */
export function useActView(rights: Rights): ResourceView {
  const [{ act, of }, setView] = useViewState(actShape)
  return {
    ...rights,
    act,
    id: of,
    open: (next, id) => setView({ act: next, of: id }),
    close: () => setView({ act: undefined, of: undefined }),
  }
}
