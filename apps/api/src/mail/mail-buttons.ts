// The button of a mail says what its link does.
import type { Language } from '@hr/contract/messages/text.ts'
import type { MailTemplate } from './mail-text.ts'

type Text = Readonly<Record<Language, string>>

const setPassword: Text = { en: 'Set a new password', lo: 'ຕັ້ງລະຫັດຜ່ານໃໝ່' }
const signIn: Text = { en: 'Sign in', lo: 'ເຂົ້າສູ່ລະບົບ' }
const openRequest: Text = { en: 'Open request', lo: 'ເປີດຄຳຂໍ' }
const agreeOrStop: Text = { en: 'Agree or stop', lo: 'ຍິນຍອມ ຫຼື ຢຸດ' }

const buttons: Partial<Readonly<Record<MailTemplate, Text>>> = {
  verifyEmail: { en: 'Confirm e-mail address', lo: 'ຢືນຢັນອີເມວ' },
  alreadyRegistered: setPassword,
  resetPassword: setPassword,
  passwordReset: setPassword,
  passwordChanged: setPassword,
  newSignIn: signIn,
  newUser: signIn,
  confirmNewEmail: { en: 'Confirm or stop', lo: 'ຢືນຢັນ ຫຼື ຢຸດ' },
  emailToChange: agreeOrStop,
  emailToRemove: agreeOrStop,
  ownerInvited: { en: 'Accept invitation', lo: 'ຕອບຮັບຄຳເຊີນ' },
  requestWaiting: openRequest,
  requestReminder: openRequest,
  requestReassigned: openRequest,
  requestDecided: openRequest,
}
/** Of mails about something that is not one act. */
const open: Text = { en: 'Open in Sabai HR', lo: 'ເປີດໃນ Sabai HR' }

const byTemplate: ReadonlyMap<string, Text> = new Map(Object.entries(buttons))

export const mailButton = (language: Language, template: string): string =>
  (byTemplate.get(template) ?? open)[language]
