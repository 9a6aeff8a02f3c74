// Messages come in the language of the screens: the server is told when somebody signed in switches it (N1).
import { chooseLanguage } from '@hr/contract/session.ts'
import { call } from '#web/api/call.ts'
import { isViewingAs, readSession } from '#web/api/session-cookie.ts'
import { currentLanguage } from '#web/i18n/language.ts'

/** Whoever sees the product as somebody else changes nothing of theirs. */
export function keepLanguage(): void {
  if (readSession() === null || isViewingAs()) return
  void call(chooseLanguage, { language: currentLanguage() }, { keepalive: true }).catch(console.warn)
}
