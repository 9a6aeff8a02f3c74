// The notifications of a digest as text: grouped by kind, each with its link (N1).
import type { Language } from '@hr/contract/messages/text.ts'
import { notificationKinds } from '@hr/domain/notification/channel.ts'
import type { NotificationKind } from '@hr/domain/notification/channel.ts'
import type { NotificationFacts } from './notification-texts.ts'
import { notificationText } from './notification-texts.ts'
import type { Bilingual } from './parameter-text.ts'

const kindNames: Readonly<Record<NotificationKind, Bilingual>> = {
  LEAVE: { en: 'Leave', lo: 'ການລາພັກ' },
  ATTENDANCE: { en: 'Attendance', lo: 'ການເຂົ້າ-ອອກວຽກ' },
  OFF_SITE: { en: 'Off-site work', lo: 'ວຽກນອກສະຖານທີ່' },
  OT: { en: 'Overtime', lo: 'ລ່ວງເວລາ' },
  EMPLOYEE: { en: 'People', lo: 'ພະນັກງານ' },
  COMPANY: { en: 'Company and approvals', lo: 'ບໍລິສັດ ແລະ ການອະນຸມັດ' },
  SECURITY: { en: 'Security', lo: 'ຄວາມປອດໄພ' },
}

type Item = NotificationFacts & { readonly kind: NotificationKind }

/** 'Leave\n\nLeave approved\nAnnual leave, 09/03/2026 (1 day)\nhttps://hr.example.la/app/...' */
export function digestItems(language: Language, items: readonly Item[], publicUrl: string): string {
  const ofKind = Map.groupBy(items, ({ kind }) => kind)
  const paragraphs = notificationKinds.flatMap(kind => {
    const own = ofKind.get(kind) ?? []
    return own.length === 0
      ? []
      : [kindNames[kind][language], ...own.map(one => itemText(language, one, publicUrl))]
  })
  return paragraphs.join('\n\n')
}

function itemText(language: Language, { code, parameters, link }: Item, publicUrl: string): string {
  const { title, body } = notificationText(language, code, parameters)
  return [title, body, `${publicUrl}${link}`].filter(line => line !== '').join('\n')
}
