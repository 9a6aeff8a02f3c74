// Stores the chosen language of a signed-in person on the server, for mails and messages (N1).
import { chooseLanguage } from '@hr/contract/session.ts'
import { call } from '#web/api/call.ts'
import { isViewingAs, readSession } from '#web/api/session-cookie.ts'
import { currentLanguage } from '#web/i18n/language.ts'

/** Not in view-as mode, which changes nothing of the other person. */
export function saveLanguage(): void {
  if (readSession() === null || isViewingAs()) return
  void call(chooseLanguage, { language: currentLanguage() }, { keepalive: true }).catch(console.warn)
}
