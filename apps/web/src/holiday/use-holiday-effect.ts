// Previews the effect of a change on leave while the form is filled in (L10).
import { previewHoliday } from '@hr/contract/holiday.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useCall } from '#web/api/use-call.ts'

const previewWaitMs = 300
type Change = InputOf<typeof previewHoliday>

/** Undefined until a preview is possible. */
export function useHolidayEffect(change: Change | undefined) {
  const [key] = useDebouncedValue(JSON.stringify(change ?? null), previewWaitMs)
  const asked: Change | null = JSON.parse(key)
  const { data, isFetching } = useCall(previewHoliday, asked ?? { operation: 'CREATE' }, {
    enabled: asked !== null,
    quiet: true,
    keep: true,
  })
  return { requests: asked === null ? undefined : data?.requests, isFetching }
}
