// The text of a notification, from its code and parameters, in the reader's language (N1).
import type { Language } from '@hr/contract/messages/text.ts'
import { notificationKinds } from '@hr/domain/notification/channel.ts'
import type { NotificationKind } from '@hr/domain/notification/channel.ts'
import { attendanceTexts } from './attendance-texts.ts'
import { companyTexts } from './company-texts.ts'
import { employeeTexts } from './employee-texts.ts'
import { leaveTexts } from './leave-texts.ts'
import { overtimeTexts } from './overtime-texts.ts'
import type { Bilingual, TextParameters } from './parameter-text.ts'
import { filledText } from './parameter-text.ts'
import { requestTexts } from './request-texts.ts'
import { securityTexts } from './security-texts.ts'

type Texts = Readonly<Record<string, { readonly title: Bilingual; readonly body: Bilingual }>>

const ownTexts = {
  LEAVE: leaveTexts,
  ATTENDANCE: attendanceTexts,
  OFF_SITE: {},
  OT: overtimeTexts,
  EMPLOYEE: employeeTexts,
  COMPANY: companyTexts,
  SECURITY: securityTexts,
} as const satisfies Readonly<Record<NotificationKind, Texts>>

const texts = {
  ...leaveTexts,
  ...attendanceTexts,
  ...overtimeTexts,
  ...employeeTexts,
  ...companyTexts,
  ...securityTexts,
  ...requestTexts,
} as const satisfies Texts

export type NotificationCode = keyof typeof texts
/** Codes of requests other than leave say nothing about the kind of request. */
type RequestCode = keyof typeof requestTexts
export type KindCode = Exclude<NotificationCode, RequestCode>
export const notificationCodes = Object.keys(texts)

export const kindOfCode = (code: KindCode): NotificationKind =>
  notificationKinds.find(kind => Object.hasOwn(ownTexts[kind], code)) ?? 'COMPANY'

const isCode = (code: string): code is NotificationCode => Object.hasOwn(texts, code)

/** A code of an older or newer release is shown as is. */
export function notificationText(
  language: Language,
  code: string,
  parameters: TextParameters,
): { title: string; body: string } {
  if (!isCode(code)) return { title: code, body: '' }
  const { title, body } = texts[code]
  return {
    title: filledText(language, title[language], parameters),
    body: filledText(language, body[language], parameters),
  }
}

export type NotificationFacts = {
  readonly code: string
  readonly parameters: TextParameters
  readonly link: string
}

/** The message as shown in the bell, in a toast, or pushed to a device. */
export const notificationMessage = (
  language: Language,
  { code, parameters, link }: NotificationFacts,
): { title: string; body: string; link: string } => ({
  ...notificationText(language, code, parameters),
  link,
})
