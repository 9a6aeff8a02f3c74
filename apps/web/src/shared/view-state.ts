// Keeps what a screen shows (search, filters, sort, tab) in the URL, so that links and "back" work.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import * as z from 'zod/mini'

/** Texts only. '' and undefined remove a value from the URL. */
type ViewState = Readonly<Record<string, string | undefined>>

/**
 * const [view, setView] = useViewState(z.object({ search: z._default(z.string(), ''), status: z.optional(z.string()) }))
 * A value the shape refuses counts as not given.
 */
export function useViewState<Shape extends z.ZodMiniType<ViewState>>(
  shape: Shape,
): [z.output<Shape>, (change: Partial<z.output<Shape>>) => void] {
  const search: unknown = useSearch({ strict: false })
  const navigate = useNavigate()
  const view = useMemo(() => {
    const parsed = z.safeParse(shape, search)
    return parsed.success ? parsed.data : z.parse(shape, {})
  }, [shape, search])
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
