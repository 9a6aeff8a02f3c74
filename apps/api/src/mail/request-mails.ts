// The mails about a request: to approvers and to the requester.
import type { MailTexts } from './mail-texts.ts'

export type RequestParameters = {
  /** To the next approver. */
  readonly requestWaiting: Facts & { readonly employee: string }
  /** To an approver who has not decided; `waited` in working days. */
  readonly requestReminder: Facts & { readonly employee: string; readonly waited: string }
  /** To an approver who is replaced before their step is ready. */
  readonly requestReassigned: Facts & {
    readonly employee: string
    readonly newApprover: string
    readonly oldApprover: string
  }
  /** To the requester; `decision` in the reader's language; `comment` may be empty. */
  readonly requestDecided: Facts & {
    readonly decision: string
    readonly by: string
    readonly comment: string
  }
}
/** `request` is the kind in lower case; dates as DD/MM/YYYY; `days` is their number, or the times. */
type Facts = {
  readonly request: string
  readonly type: string
  /** First and last date, or the only one. */
  readonly dates: string
  readonly days: string
}

const en: MailTexts<RequestParameters> = {
  requestWaiting: {
    subject: '{request} from {employee}: {dates}',
    body: 'The {request} from {employee} is waiting for your approval.\n\n{type}\n{dates}\n{days}',
  },
  requestReminder: {
    subject: 'Reminder: {request} from {employee}, {dates}',
    body: 'The {request} from {employee} is still waiting for your approval. Working days waiting: {waited}.\n\n{type}\n{dates}\n{days}',
  },
  requestReassigned: {
    subject: 'New approver for {request} from {employee}: {dates}',
    body: '{newApprover} will approve the {request} from {employee} instead of {oldApprover}. You need not do anything yet: the approver is notified when it is their turn.\n\n{type}\n{dates}\n{days}',
  },
  requestDecided: {
    subject: 'Your {request} was {decision}',
    body: 'Your {request}: {decision} ({by})\n\n{type}\n{dates}\n{days}\n\n{comment}',
  },
}

const lo: MailTexts<RequestParameters> = {
  requestWaiting: {
    subject: '{request}ຂອງ {employee}: {dates}',
    body: '{request}ຂອງ {employee} ກຳລັງລໍຖ້າການອະນຸມັດຈາກທ່ານ.\n\n{type}\n{dates}\n{days}',
  },
  requestReminder: {
    subject: 'ຍັງລໍຖ້າຢູ່: {request}ຂອງ {employee}, {dates}',
    body: '{request}ຂອງ {employee} ລໍຖ້າການອະນຸມັດຈາກທ່ານມາໄດ້ {waited} ວັນເຮັດວຽກແລ້ວ.\n\n{type}\n{dates}\n{days}',
  },
  requestReassigned: {
    subject: 'ປ່ຽນຜູ້ອະນຸມັດ{request}ຂອງ {employee}: {dates}',
    body: '{newApprover} ຈະອະນຸມັດ{request}ຂອງ {employee} ແທນ {oldApprover}. ຕອນນີ້ຍັງບໍ່ຕ້ອງເຮັດຫຍັງ: ເມື່ອຮອດຂັ້ນຕອນ ຜູ້ອະນຸມັດຈະໄດ້ຮັບການແຈ້ງເຕືອນ.\n\n{type}\n{dates}\n{days}',
  },
  requestDecided: {
    subject: '{request}ຂອງທ່ານ: {decision}',
    body: '{request}ຂອງທ່ານ: {decision} ({by})\n\n{type}\n{dates}\n{days}\n\n{comment}',
  },
}

export const requestMails = { en, lo } as const
