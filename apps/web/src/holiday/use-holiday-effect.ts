// Previews the effect of a change on leave while the form is filled in (L10).
import { previewHoliday } from '@hr/contract/holiday.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { usePreview } from '#web/api/use-preview.ts'

/** Undefined until a preview is possible. */
export function useHolidayEffect(change: InputOf<typeof previewHoliday> | undefined) {
  const { preview, isFetching } = usePreview(previewHoliday, change, { operation: 'CREATE' })
  return { requests: preview?.requests, isFetching }
}
