import { listCurrencies } from '@hr/contract/currency.ts'
import type { Currency } from '@hr/contract/currency.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'

const keepMs = 600_000

type Currencies = {
  /** All of them, to show stored amounts. */
  readonly all: readonly Currency[]
  /** The code of the one that new salaries start in. */
  readonly base: string | null
  readonly isPending: boolean
}

/** The currencies of the company (spec 7: page 1, limit 30; a failure is only logged). */
export function useCurrencies(): Currencies {
  const { data, isFetched } = useCall(
    listCurrencies,
    { page: 1, limit: 30 },
    { staleTime: keepMs, quiet: true },
  )
  const all = data?.rows ?? []
  return {
    all,
    base: all.find(({ isBase }) => isBase)?.code ?? null,
    // Not the library's `isPending`: after a failure the next reader would make a waiting form pending again.
    isPending: !isFetched,
  }
}

/** For a select: the enabled currencies, and a disabled one that somebody has. */
export function useCurrencyOptions(present: string | null) {
  const language = useLanguage()
  return useCurrencies()
    .all.filter(({ code, isEnable }) => isEnable || code === present)
    .map(one => ({ value: one.code, label: `${one.code} · ${nameIn(one, language)}` }))
}
