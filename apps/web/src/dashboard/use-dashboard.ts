// The parts of the dashboard: who sees them, and how a card reads its own (contract/dashboard.ts).
import { dashboardReads } from '@hr/contract/dashboard.ts'
import type { DashboardEndpoint, DashboardPart, DashboardReader } from '@hr/contract/dashboard.ts'
import type { InputOf, OutputOf } from '@hr/contract/endpoint.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCall } from '#web/api/use-call.ts'
import { useAccess, useProfile } from '#web/shared/session.ts'
import { useToday } from '#web/shared/use-today.ts'

export function useReader(): DashboardReader {
  return { access: useAccess(), isEmployee: useProfile().employee !== null, today: useToday() }
}

/** const shows = useShows(); shows('clock', 'balances'): any of them */
export function useShows(): (...parts: readonly DashboardPart[]) => boolean {
  const reader = useReader()
  return (...parts) => parts.some(part => dashboardReads[part].shows(reader))
}

/** The dashboard reads all parts when it opens; a part reads again by itself after a change. */
export function useDashboardPart<Part extends DashboardPart>(
  part: Part,
  { enabled = true, quiet = false }: { enabled?: boolean; quiet?: boolean } = {},
): UseQueryResult<OutputOf<DashboardEndpoint<Part>>> {
  const reader = useReader()
  const { endpoint, input, shows } = dashboardReads[part]
  const given = input(reader) as InputOf<DashboardEndpoint<Part>>
  return useCall<DashboardEndpoint<Part>>(endpoint, given, {
    enabled: enabled && shows(reader),
    quiet,
    staleTime: Infinity,
  })
}
