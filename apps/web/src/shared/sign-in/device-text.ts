import { deviceOf } from '@hr/domain/session/device-of.ts'
import type { Translate } from '#web/i18n/translation.ts'

/** 'Firefox on Linux' */
export function deviceText(t: Translate, userAgent: string): string {
  const { browser, system } = deviceOf(userAgent)
  return browser !== null && system !== null
    ? t('ownAccount.deviceOn', { browser, system })
    : (browser ?? system ?? t('ownAccount.deviceUnknown'))
}
