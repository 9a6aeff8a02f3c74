// Keeps what a screen shows (search, filters, sort, tab) in the URL, so that links and "back" work.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import * as z from 'zod/mini'

/** Texts only. '' and undefined remove a value from the URL. */
type ViewState = Readonly<Record<string, string | undefined>>

/**
 * const [view, setView] = useViewState(z.object({ search: searchText(), status: z.optional(z.string()) }))
 */
export function useViewState<Shape extends z.ZodMiniType<ViewState>>(
  shape: Shape,
): [z.output<Shape>, (change: Partial<z.output<Shape>>) => void] {
  const search: unknown = useSearch({ strict: false })
  const navigate = useNavigate()
  const view = useMemo(() => viewOf(shape, search), [shape, search])
  const change = useCallback(
    (next: Partial<z.output<Shape>>) =>
      void navigate({
        to: '.',
        search: (old: ViewState) => without({ ...old, ...next }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return [view, change]
}

const without = (state: ViewState): ViewState =>
  Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined && value !== ''))

/** A value the shape refuses counts as not given; the others stay. */
export function viewOf<Shape extends z.ZodMiniType<ViewState>>(
  shape: Shape,
  search: unknown,
): z.output<Shape> {
  const parsed = z.safeParse(shape, search)
  if (parsed.success) return parsed.data
  const refused = new Set(parsed.error.issues.map(({ path }) => path[0]))
  const kept = Object.entries(search ?? {}).filter(([key]) => !refused.has(key))
  const rest = z.safeParse(shape, Object.fromEntries(kept))
  return rest.success ? rest.data : z.parse(shape, {})
}

/** The database has no NUL and no half characters. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** What is searched for in a list: the server takes as many characters. */
export const searchText = () => z._default(z.string().check(z.maxLength(100), z.refine(isStorable)), '')
