// The languages that the company of the page offers, the default first (N4); outside of a company all.
import { languages, offeredLanguage } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { useEffect } from 'react'
import { switchLanguage, useLanguage } from '#web/i18n/language.ts'
import { useProfile } from '#web/shared/session.ts'

/** Switches away from a language that is not offered. */
export function useOfferedLanguages(): readonly Language[] {
  const { workspace } = useProfile()
  const offered = workspace?.languages ?? languages
  const current = useLanguage()
  const wanted = offeredLanguage(offered, current)
  useEffect(() => {
    if (wanted !== current) void switchLanguage(wanted)
  }, [wanted, current])
  return offered
}
