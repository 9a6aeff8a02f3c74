import { listCurrencies } from '@hr/contract/company.ts'
import type { Currency } from '@hr/contract/company.ts'
import { useCall } from '#web/api/use-call.ts'

const keepMs = 600_000

export type Currencies = {
  /** All of them, to show stored amounts. */
  readonly all: readonly Currency[]
  /** Those that can be selected. */
  readonly enabled: readonly Currency[]
  readonly isPending: boolean
}

/** The currencies of the company (spec 7: page 1, limit 30; a failure is only logged). */
export function useCurrencies(): Currencies {
  const { data, isPending } = useCall(
    listCurrencies,
    { page: 1, limit: 30 },
    { staleTime: keepMs, quiet: true },
  )
  const all = data?.rows ?? []
  return { all, enabled: all.filter(currency => currency.isEnable), isPending }
}
