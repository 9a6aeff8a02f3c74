// The effect of a penalty table change on stored days, read after a pause in typing.
import type { previewNewRates, previewRateChange, RateEffect } from '@hr/contract/attendance-rate.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useCall } from '#web/api/use-call.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { isWholeRow, rateFaults } from './rate-draft.ts'
import type { RateDraft, WholeRow } from './rate-draft.ts'

const previewWaitMs = 400

type Preview = typeof previewNewRates | typeof previewRateChange

/** Undefined until the input is complete. */
export function useRatePreview<E extends Preview>(
  endpoint: E,
  change: InputOf<E> | undefined,
  empty: InputOf<E>,
): RateEffect | undefined {
  const [key] = useDebouncedValue(JSON.stringify(change ?? null), previewWaitMs)
  const asked: InputOf<E> | null = JSON.parse(key)
  const options = { enabled: asked !== null, quiet: true, keep: true, staleTime: 0 }
  const { data } = useCall(endpoint, asked ?? empty, options)
  return asked === null ? undefined : data
}

/** The table to send, once it is complete and valid. */
export function wholeTable({ from, rows }: RateDraft): { from: string; rows: WholeRow[] } | undefined {
  const whole = rows.filter(isWholeRow)
  const isRight =
    whole.length === rows.length && Object.keys(rateFaults(rows, currentLanguage())).length === 0
  return from === null || rows.length === 0 || !isRight ? undefined : { from, rows: whole }
}
