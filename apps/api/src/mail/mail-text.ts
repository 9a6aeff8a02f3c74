// The messages the server sends, in English and Lao, as data. `{name}` is filled in; the link follows the text.
import type { Language } from '@hr/contract/messages/text.ts'

/** What each message needs to be written. */
export type MailParameters = {
  readonly verifyEmail: Record<string, never>
  /** Instead of verifyEmail, when the address already has a sign-in. */
  readonly alreadyRegistered: { readonly username: string }
  readonly resetPassword: { readonly username: string }
  readonly passwordChanged: { readonly username: string }
  /** HR reset the password. */
  readonly passwordReset: { readonly username: string; readonly actor: string }
  /** To a new employee: the password works until the first sign-in, which asks for an own one. */
  readonly newSignIn: { readonly company: string; readonly username: string; readonly password: string }
  /** To the next approver. */
  readonly requestWaiting: RequestParameters & { readonly employee: string }
  /** To an approver who has not decided; `waited` in working days. */
  readonly requestReminder: RequestParameters & { readonly employee: string; readonly waited: string }
  /** To whoever is asked instead of somebody else, at a step whose turn has not come. */
  readonly requestReassigned: RequestParameters & {
    readonly employee: string
    readonly newApprover: string
    readonly oldApprover: string
  }
  /** To the requester; `decision` in the reader's language, `comment` may be empty. */
  readonly requestDecided: RequestParameters & {
    readonly decision: string
    readonly by: string
    readonly comment: string
  }
}
/** `request` says of what kind, in small letters; dates as DD/MM/YYYY; `days` how many, or which times of them. */
type RequestParameters = {
  readonly request: string
  readonly type: string
  /** The first and the last, or the only one. */
  readonly dates: string
  readonly days: string
}
export type MailTemplate = keyof MailParameters
type Text = { readonly subject: string; readonly body: string }

const en: Readonly<Record<MailTemplate, Text>> = {
  verifyEmail: {
    subject: 'Confirm your e-mail address',
    body: 'Open this link to confirm your e-mail address and to finish the registration. It works once, within 24 hours.\n\nIf you did not ask for this, you need not do anything.',
  },
  alreadyRegistered: {
    subject: 'You are already registered',
    body: 'Somebody, probably you, asked to register with this e-mail address. You already have a sign-in: {username}.\n\nIf you forgot the password, open this link to set a new one. If you did not ask for this, you need not do anything.',
  },
  resetPassword: {
    subject: 'Set a new password',
    body: 'Open this link to set a new password for {username}. It works once, within 30 minutes.\n\nIf you did not ask for this, you need not do anything: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    body: 'The password of {username} was changed just now, and other devices were signed out.\n\nIf it was not you, set a new password at once and tell your administrator.',
  },
  passwordReset: {
    subject: 'Your password was reset',
    body: '{actor} reset the password of {username}. The old one no longer works, and you are signed out everywhere.\n\nOpen this link to set a new one. It works once, within 30 minutes; after that, use "Forgot password?" on the sign-in page.\n\nIf you did not expect this, ask {actor} or your administrator.',
  },
  newSignIn: {
    subject: 'Your sign-in at {company}',
    body: 'Welcome to {company}. Open this link to sign in for the first time; you will then choose a password of your own.\n\nUsername: {username}\nTemporary password: {password}',
  },
  requestWaiting: {
    subject: '{request} of {employee}: {dates}',
    body: 'It is your turn to decide about the {request} of {employee}.\n\n{type}\n{dates}\n{days}',
  },
  requestReminder: {
    subject: 'Still waiting: {request} of {employee}, {dates}',
    body: 'The {request} of {employee} has been waiting for your decision for {waited} working days.\n\n{type}\n{dates}\n{days}',
  },
  requestReassigned: {
    subject: 'Another approver for the {request} of {employee}: {dates}',
    body: '{newApprover} decides about the {request} of {employee} instead of {oldApprover}. There is nothing to do yet: whoever decides is told when it is their turn.\n\n{type}\n{dates}\n{days}',
  },
  requestDecided: {
    subject: 'Your {request}: {decision}',
    body: 'Your {request}: {decision} ({by})\n\n{type}\n{dates}\n{days}\n\n{comment}',
  },
}

const lo: Readonly<Record<MailTemplate, Text>> = {
  verifyEmail: {
    subject: 'ຢືນຢັນອີເມວຂອງທ່ານ',
    body: 'ເປີດລິ້ງນີ້ເພື່ອຢືນຢັນອີເມວຂອງທ່ານ ແລະ ລົງທະບຽນໃຫ້ສຳເລັດ. ລິ້ງໃຊ້ໄດ້ຄັ້ງດຽວ, ພາຍໃນ 24 ຊົ່ວໂມງ.\n\nຖ້າທ່ານບໍ່ໄດ້ຂໍ, ທ່ານບໍ່ຕ້ອງເຮັດຫຍັງ.',
  },
  alreadyRegistered: {
    subject: 'ທ່ານໄດ້ລົງທະບຽນແລ້ວ',
    body: 'ມີຄົນຂໍລົງທະບຽນດ້ວຍອີເມວນີ້, ອາດແມ່ນທ່ານເອງ. ທ່ານມີຊື່ຜູ້ໃຊ້ແລ້ວ: {username}.\n\nຖ້າລືມລະຫັດຜ່ານ, ໃຫ້ເປີດລິ້ງນີ້ເພື່ອຕັ້ງລະຫັດຜ່ານໃໝ່. ຖ້າທ່ານບໍ່ໄດ້ຂໍ, ທ່ານບໍ່ຕ້ອງເຮັດຫຍັງ.',
  },
  resetPassword: {
    subject: 'ຕັ້ງລະຫັດຜ່ານໃໝ່',
    body: 'ເປີດລິ້ງນີ້ເພື່ອຕັ້ງລະຫັດຜ່ານໃໝ່ຂອງ {username}. ລິ້ງໃຊ້ໄດ້ຄັ້ງດຽວ, ພາຍໃນ 30 ນາທີ.\n\nຖ້າທ່ານບໍ່ໄດ້ຂໍ, ທ່ານບໍ່ຕ້ອງເຮັດຫຍັງ: ລະຫັດຜ່ານຂອງທ່ານຍັງຄືເກົ່າ.',
  },
  passwordChanged: {
    subject: 'ລະຫັດຜ່ານຂອງທ່ານຖືກປ່ຽນແລ້ວ',
    body: 'ລະຫັດຜ່ານຂອງ {username} ຫາກໍ່ຖືກປ່ຽນ, ແລະ ອຸປະກອນອື່ນຖືກອອກຈາກລະບົບແລ້ວ.\n\nຖ້າບໍ່ແມ່ນທ່ານ, ໃຫ້ຕັ້ງລະຫັດຜ່ານໃໝ່ທັນທີ ແລະ ແຈ້ງຜູ້ດູແລລະບົບ.',
  },
  passwordReset: {
    subject: 'ລະຫັດຜ່ານຂອງທ່ານຖືກຕັ້ງໃໝ່',
    body: '{actor} ໄດ້ຕັ້ງລະຫັດຜ່ານຂອງ {username} ໃໝ່. ລະຫັດຜ່ານເກົ່າໃຊ້ບໍ່ໄດ້ອີກ, ແລະ ທ່ານຖືກອອກຈາກລະບົບໃນທຸກອຸປະກອນ.\n\nເປີດລິ້ງນີ້ເພື່ອຕັ້ງລະຫັດຜ່ານໃໝ່. ລິ້ງໃຊ້ໄດ້ຄັ້ງດຽວ, ພາຍໃນ 30 ນາທີ; ຫຼັງຈາກນັ້ນ ໃຫ້ກົດ "ລືມລະຫັດຜ່ານ?" ໃນໜ້າເຂົ້າສູ່ລະບົບ.\n\nຖ້າທ່ານບໍ່ຮູ້ເລື່ອງນີ້, ກະລຸນາຖາມ {actor} ຫຼື ຜູ້ດູແລລະບົບ.',
  },
  newSignIn: {
    subject: 'ບັນຊີເຂົ້າສູ່ລະບົບຂອງທ່ານທີ່ {company}',
    body: 'ຍິນດີຕ້ອນຮັບສູ່ {company}. ເປີດລິ້ງນີ້ເພື່ອເຂົ້າສູ່ລະບົບຄັ້ງທຳອິດ, ຈາກນັ້ນທ່ານຈະຕັ້ງລະຫັດຜ່ານຂອງຕົນເອງ.\n\nຊື່ຜູ້ໃຊ້: {username}\nລະຫັດຜ່ານຊົ່ວຄາວ: {password}',
  },
  requestWaiting: {
    subject: '{request}ຂອງ {employee}: {dates}',
    body: 'ຮອດຮອບທ່ານຕັດສິນ{request}ຂອງ {employee} ແລ້ວ.\n\n{type}\n{dates}\n{days}',
  },
  requestReminder: {
    subject: 'ຍັງລໍຖ້າຢູ່: {request}ຂອງ {employee}, {dates}',
    body: '{request}ຂອງ {employee} ລໍຖ້າການຕັດສິນຈາກທ່ານມາໄດ້ {waited} ມື້ເຮັດວຽກແລ້ວ.\n\n{type}\n{dates}\n{days}',
  },
  requestReassigned: {
    subject: 'ປ່ຽນຜູ້ອະນຸມັດ{request}ຂອງ {employee}: {dates}',
    body: '{newApprover} ຈະຕັດສິນ{request}ຂອງ {employee} ແທນ {oldApprover}. ຕອນນີ້ຍັງບໍ່ຕ້ອງເຮັດຫຍັງ: ເມື່ອຮອດຮອບ ຜູ້ຕັດສິນຈະໄດ້ຮັບແຈ້ງ.\n\n{type}\n{dates}\n{days}',
  },
  requestDecided: {
    subject: '{request}ຂອງທ່ານ: {decision}',
    body: '{request}ຂອງທ່ານ: {decision} ({by})\n\n{type}\n{dates}\n{days}\n\n{comment}',
  },
}

const catalogue = { en, lo }

/** The message in one language. What is filled in is never read as a template again. */
export function mailText<Template extends MailTemplate>(
  language: Language,
  template: Template,
  parameters: MailParameters[Template],
): Text {
  const { subject, body } = catalogue[language][template]
  const values = new Map<string, string>(Object.entries(parameters))
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole)
  // A name in a subject must not begin a new line of the message's head.
  const head = fill(subject).replaceAll(/\s+/g, ' ').slice(0, 200)
  return { subject: head.charAt(0).toUpperCase() + head.slice(1), body: fill(body).trim() }
}
