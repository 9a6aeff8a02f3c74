// The text of a notification, from its code and parameters, in the reader's language (N1).
import type { Language } from '@hr/contract/messages/text.ts'
import { attendanceTexts } from './attendance-texts.ts'
import { lineTexts } from './line-texts.ts'
import type { Bilingual, TextParameters } from './parameter-text.ts'
import { filledText } from './parameter-text.ts'
import { requestTexts } from './request-texts.ts'

const texts = {
  LEAVE_WAITING: {
    title: { en: 'Leave awaiting your approval', lo: 'ການລາພັກລໍຖ້າການອະນຸມັດຈາກທ່ານ' },
    body: {
      en: '{name}: {leaveType}, {dates} ({days})',
      lo: '{name}: {leaveType}, {dates} ({days})',
    },
  },
  LEAVE_REQUESTED: {
    title: { en: '{actor} requested leave for you', lo: '{actor} ຂໍລາພັກແທນທ່ານ' },
    body: { en: '{leaveType}, {dates} ({days})', lo: '{leaveType}, {dates} ({days})' },
  },
  LEAVE_REMINDED: {
    title: { en: 'Reminder: leave awaiting your approval', lo: 'ການລາພັກຍັງລໍຖ້າການອະນຸມັດຈາກທ່ານ' },
    body: {
      en: '{name}: {leaveType}, {dates} ({days}). Working days waiting: {waited}',
      lo: '{name}: {leaveType}, {dates} ({days}), ລໍຖ້າມາ {waited} ມື້ເຮັດວຽກແລ້ວ',
    },
  },
  LEAVE_CANCELLATION_WAITING: {
    title: { en: '{name} wants to cancel leave', lo: '{name} ຂໍຍົກເລີກການລາພັກ' },
    body: { en: '{leaveType}, {dates} ({days})', lo: '{leaveType}, {dates} ({days})' },
  },
  LEAVE_CANCELLATION_REMINDED: {
    title: { en: 'Reminder: {name} wants to cancel leave', lo: '{name} ຍັງລໍຖ້າການຍົກເລີກການລາພັກ' },
    body: {
      en: '{leaveType}, {dates} ({days}), waiting for {waited} working days',
      lo: '{leaveType}, {dates} ({days}), ລໍຖ້າມາ {waited} ມື້ເຮັດວຽກແລ້ວ',
    },
  },
  LEAVE_CANCELLATION_STEP_APPROVED: {
    title: { en: '{actor} approved {progress}', lo: '{actor} ອະນຸມັດ{progress}ແລ້ວ' },
    body: {
      en: 'The cancellation of your {leaveType}, {dates}: {next} decides next',
      lo: 'ການຍົກເລີກ{leaveType}ຂອງທ່ານ, {dates}: ຜູ້ອະນຸມັດຄົນຖັດໄປແມ່ນ {next}',
    },
  },
  LEAVE_CANCELLATION_REJECTED: {
    title: { en: 'Cancellation rejected', lo: 'ການລາພັກຂອງທ່ານບໍ່ໄດ້ຖືກຍົກເລີກ' },
    body: {
      en: 'Your {leaveType}, {dates}, stays valid. {actor}: {comment}',
      lo: '{leaveType}, {dates}, ຍັງຄືເກົ່າ: {actor} ປະຕິເສດການຍົກເລີກ: {comment}',
    },
  },
  LEAVE_CANCELLATION_CANCELLED: {
    title: { en: 'Cancellation request withdrawn', lo: 'ຄຳຂໍຍົກເລີກຖືກຖອນແລ້ວ' },
    body: {
      en: '{name}: {leaveType}, {dates}, by {actor}',
      lo: '{name}: {leaveType}, {dates}, ໂດຍ {actor}',
    },
  },
  LEAVE_AMENDMENT_WAITING: {
    title: { en: '{name} wants to change leave', lo: '{name} ຂໍປ່ຽນການລາພັກ' },
    body: { en: '{leaveType}, {dates} ({days})', lo: '{leaveType}, {dates} ({days})' },
  },
  LEAVE_AMENDMENT_REMINDED: {
    title: { en: 'Reminder: {name} wants to change leave', lo: '{name} ຍັງລໍຖ້າການປ່ຽນການລາພັກ' },
    body: {
      en: '{leaveType}, {dates} ({days}), waiting for {waited} working days',
      lo: '{leaveType}, {dates} ({days}), ລໍຖ້າມາ {waited} ມື້ເຮັດວຽກແລ້ວ',
    },
  },
  LEAVE_AMENDMENT_STEP_APPROVED: {
    title: { en: '{actor} approved {progress}', lo: '{actor} ອະນຸມັດ{progress}ແລ້ວ' },
    body: {
      en: 'The change to {leaveType}, {dates}: {next} decides next',
      lo: 'ການປ່ຽນເປັນ{leaveType}, {dates}: ຜູ້ອະນຸມັດຄົນຖັດໄປແມ່ນ {next}',
    },
  },
  LEAVE_AMENDMENT_APPROVED: {
    title: { en: 'Leave change approved', lo: 'ການລາພັກຂອງທ່ານປ່ຽນແລ້ວ' },
    body: {
      en: 'Now {leaveType}, {dates} ({days}), approved by {actor}',
      lo: 'ປັດຈຸບັນແມ່ນ{leaveType}, {dates} ({days}), ອະນຸມັດໂດຍ {actor}',
    },
  },
  LEAVE_AMENDMENT_REJECTED: {
    title: { en: 'Leave change rejected', lo: 'ການລາພັກຂອງທ່ານບໍ່ໄດ້ຖືກປ່ຽນ' },
    body: {
      en: 'Your original leave stays valid. {actor} rejected {leaveType}, {dates}: {comment}',
      lo: 'ຍັງຄືເກົ່າ: {actor} ປະຕິເສດ{leaveType}, {dates}: {comment}',
    },
  },
  LEAVE_AMENDMENT_CANCELLED: {
    title: { en: 'Request to change leave withdrawn', lo: 'ຄຳຂໍປ່ຽນການລາພັກຖືກຖອນແລ້ວ' },
    body: {
      en: '{name}: {leaveType}, {dates}, by {actor}',
      lo: '{name}: {leaveType}, {dates}, ໂດຍ {actor}',
    },
  },
  LEAVE_EDITED: {
    title: { en: '{actor} changed a leave request', lo: '{actor} ແກ້ໄຂຄຳຂໍລາພັກ' },
    body: {
      en: '{name}: {leaveType}, {dates} ({days})',
      lo: '{name}: {leaveType}, {dates} ({days})',
    },
  },
  LEAVE_STEP_APPROVED: {
    title: { en: '{actor} approved {progress}', lo: '{actor} ອະນຸມັດ{progress}ແລ້ວ' },
    body: {
      en: 'Your {leaveType}, {dates}: {next} decides next',
      lo: '{leaveType}ຂອງທ່ານ, {dates}: ຜູ້ອະນຸມັດຄົນຖັດໄປແມ່ນ {next}',
    },
  },
  LEAVE_APPROVED: {
    title: { en: 'Leave approved', lo: 'ການລາພັກໄດ້ຮັບການອະນຸມັດແລ້ວ' },
    body: {
      en: '{leaveType}, {dates} ({days}), approved by {actor}',
      lo: '{leaveType}, {dates} ({days}), ອະນຸມັດໂດຍ {actor}',
    },
  },
  LEAVE_REJECTED: {
    title: { en: 'Leave rejected', lo: 'ການລາພັກບໍ່ໄດ້ຮັບການອະນຸມັດ' },
    body: {
      en: '{leaveType}, {dates}, rejected by {actor}: {comment}',
      lo: '{leaveType}, {dates}, {actor} ປະຕິເສດ: {comment}',
    },
  },
  LEAVE_REASSIGNED: {
    title: { en: 'Leave has a new approver', lo: 'ປ່ຽນຜູ້ອະນຸມັດການລາພັກ' },
    body: {
      en: '{name}: {leaveType}, {dates}. {newApprover} approves instead of {oldApprover}',
      lo: '{name}: {leaveType}, {dates}: {newApprover} ອະນຸມັດແທນ {oldApprover}',
    },
  },
  ...requestTexts,
  ...attendanceTexts,
  ...lineTexts,
  DELEGATED: {
    title: { en: 'You approve for {name}', lo: 'ທ່ານອະນຸມັດແທນ {name}' },
    body: {
      en: '{dates}: requests to {name} also come to you',
      lo: '{dates}: ຄຳຂໍທີ່ສົ່ງຫາ {name} ຈະສົ່ງຫາທ່ານເຊັ່ນກັນ',
    },
  },
  DELEGATION_ENDED: {
    title: { en: 'You no longer approve for {name}', lo: 'ທ່ານບໍ່ໄດ້ອະນຸມັດແທນ {name} ແລ້ວ' },
    body: { en: 'Was planned for {dates}', lo: 'ເຄີຍກຳນົດໄວ້ {dates}' },
  },
  DELEGATE_GONE: {
    title: { en: '{name} no longer approves for you', lo: '{name} ບໍ່ໄດ້ອະນຸມັດແທນທ່ານແລ້ວ' },
    body: {
      en: 'Your delegate for {dates} no longer works here. Choose someone else',
      lo: 'ຜູ້ອະນຸມັດແທນທ່ານ {dates} ບໍ່ໄດ້ເຮັດວຽກຢູ່ນີ້ແລ້ວ. ກະລຸນາເລືອກຄົນອື່ນ',
    },
  },
  LEAVE_RECOUNTED: {
    title: { en: 'Leave recalculated', lo: 'ນັບວັນລາພັກຄືນໃໝ່' },
    body: {
      en: 'Leave request {number} now counts as {days} ({holiday})',
      lo: 'ຄຳຂໍລາພັກເລກທີ {number}: ປັດຈຸບັນນັບ {days} ({holiday})',
    },
  },
  LEAVE_DAYS_ADDED: {
    title: { en: 'More {leaveType}', lo: 'ຈຳນວນມື້{leaveType}ເພີ່ມຂຶ້ນ' },
    body: {
      en: '{days} added: the days per year changed',
      lo: 'ເພີ່ມ {days}: ມີການປ່ຽນຈຳນວນມື້ຕໍ່ປີ',
    },
  },
  LEAVE_DAYS_TAKEN: {
    title: { en: 'Less {leaveType}', lo: 'ຈຳນວນມື້{leaveType}ຫຼຸດລົງ' },
    body: {
      en: '{days} removed: the days per year changed',
      lo: 'ຫຼຸດ {days}: ມີການປ່ຽນຈຳນວນມື້ຕໍ່ປີ',
    },
  },
  EXPIRES_SOON: {
    title: { en: '{thing} expires soon', lo: '{thing}ໃກ້ຈະໝົດອາຍຸ' },
    body: { en: '{name}: until {date}', lo: '{name}: ເຖິງ {date}' },
  },
  MANY_EXPIRE_SOON: {
    title: {
      en: '{count} documents, contracts or probation periods expire soon',
      lo: 'ມີ {count} ລາຍການໃກ້ຈະໝົດອາຍຸ',
    },
    body: {
      en: 'First: {thing} of {name}, until {date}',
      lo: 'ລາຍການທຳອິດ: {thing}ຂອງ {name}, ເຖິງ {date}',
    },
  },
  LEAVE_CANCELLED: {
    title: { en: 'Leave cancelled', lo: 'ການລາພັກຖືກຍົກເລີກ' },
    body: {
      en: '{name}: {leaveType}, {dates}, cancelled by {actor}',
      lo: '{name}: {leaveType}, {dates}, ຍົກເລີກໂດຍ {actor}',
    },
  },
  OWN_RECORD_CHANGED: {
    title: { en: '{actor} changed their own record', lo: '{actor} ແກ້ໄຂຂໍ້ມູນຂອງຕົນເອງ' },
    body: {
      en: '{what}. Nobody else could do it. Reason: {comment}',
      lo: '{what}. ບໍ່ມີຄົນອື່ນທີ່ເຮັດໄດ້. ເຫດຜົນ: {comment}',
    },
  },
  PASSWORD_RESET: {
    title: { en: 'Your password was reset', lo: 'ລະຫັດຜ່ານຂອງທ່ານຖືກຕັ້ງໃໝ່' },
    body: {
      en: '{actor} reset it. If you did not ask for this, tell your administrator',
      lo: '{actor} ໄດ້ຕັ້ງໃໝ່. ຖ້າທ່ານບໍ່ໄດ້ຂໍ, ໃຫ້ແຈ້ງຜູ້ດູແລລະບົບ',
    },
  },
  EMAIL_CHANGE_WAITING: {
    title: { en: 'Change of your e-mail waits for confirmation', lo: 'ການປ່ຽນອີເມວຂອງທ່ານລໍຖ້າການຢືນຢັນ' },
    body: {
      en: '{actor} entered: {address}. If you did not expect this, stop it in your profile by {until}',
      lo: '{actor} ໄດ້ໃສ່: {address}. ຖ້າທ່ານບໍ່ຮູ້ເລື່ອງນີ້, ໃຫ້ຢຸດໃນໂປຣໄຟລ໌ຂອງທ່ານກ່ອນ {until}',
    },
  },
  EMAIL_CHANGED_AT_ONCE: {
    title: { en: 'Your e-mail was changed', lo: 'ອີເມວຂອງທ່ານຖືກປ່ຽນ' },
    body: {
      en: '{actor} entered: {address}. If you did not expect this, tell your administrator',
      lo: '{actor} ໄດ້ໃສ່: {address}. ຖ້າທ່ານບໍ່ຮູ້ເລື່ອງນີ້, ໃຫ້ແຈ້ງຜູ້ດູແລລະບົບ',
    },
  },
  EMAIL_CHANGED: {
    title: { en: 'The change of your e-mail applies', lo: 'ການປ່ຽນອີເມວຂອງທ່ານມີຜົນແລ້ວ' },
    body: { en: 'Now: {address}', lo: 'ດຽວນີ້: {address}' },
  },
  EMAIL_CHANGE_WITHDRAWN: {
    title: { en: 'Change of your e-mail withdrawn', lo: 'ການປ່ຽນອີເມວຂອງທ່ານຖືກຍົກເລີກ' },
    body: {
      en: '{actor} withdrew the change to {address}. Your e-mail stays as it is',
      lo: '{actor} ໄດ້ຍົກເລີກການປ່ຽນເປັນ {address}. ອີເມວຂອງທ່ານຍັງຄືເກົ່າ',
    },
  },
  EMAIL_CHANGE_STOPPED: {
    title: { en: 'Change of an e-mail stopped', lo: 'ການປ່ຽນອີເມວຖືກຢຸດ' },
    body: {
      en: '{name} keeps the old address. Not wanted: {address}',
      lo: '{name} ຍັງໃຊ້ອີເມວເກົ່າ. ບໍ່ຕ້ອງການ: {address}',
    },
  },
  EMAIL_CHANGE_ENDED: {
    title: { en: 'Change of an e-mail ended', lo: 'ການປ່ຽນອີເມວໝົດກຳນົດ' },
    body: {
      en: '{name}: {address} was not confirmed in time, or somebody else uses it',
      lo: '{name}: {address} ບໍ່ໄດ້ຮັບການຢືນຢັນທັນເວລາ ຫຼື ມີຄົນອື່ນໃຊ້ແລ້ວ',
    },
  },
  PROPOSAL_WAITING: {
    title: { en: 'Change request awaiting your approval', lo: 'ຄຳຂໍແກ້ໄຂຂໍ້ມູນລໍຖ້າການອະນຸມັດຈາກທ່ານ' },
    body: { en: '{name}: {fields}', lo: '{name}: {fields}' },
  },
  PROPOSAL_APPROVED: {
    title: { en: 'Your change request was approved', lo: 'ຄຳຂໍແກ້ໄຂຂໍ້ມູນຂອງທ່ານໄດ້ຮັບການອະນຸມັດແລ້ວ' },
    body: { en: '{fields}, approved by {actor}', lo: '{fields}, ອະນຸມັດໂດຍ {actor}' },
  },
  PROPOSAL_REJECTED: {
    title: { en: 'Your change request was rejected', lo: 'ຄຳຂໍແກ້ໄຂຂໍ້ມູນຂອງທ່ານບໍ່ໄດ້ຮັບການອະນຸມັດ' },
    body: {
      en: '{fields}, rejected by {actor}: {comment}',
      lo: '{fields}, {actor} ປະຕິເສດ: {comment}',
    },
  },
} as const satisfies Readonly<Record<string, { readonly title: Bilingual; readonly body: Bilingual }>>

export type NotificationCode = keyof typeof texts
export const notificationCodes = Object.keys(texts)

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
