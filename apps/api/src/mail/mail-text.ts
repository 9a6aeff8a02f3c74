// The server's mail texts in English and Lao; those of one subject have a separate file. `{name}` is a parameter;
// the link follows the text.
import type { MailText, MailTexts } from './mail-texts.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { emailChangeMails } from './email-change-mails.ts'
import type { EmailChangeParameters } from './email-change-mails.ts'
import { ownerMails } from './owner-mails.ts'
import type { OwnerParameters } from './owner-mails.ts'
import { requestMails } from './request-mails.ts'
import type { RequestParameters } from './request-mails.ts'
import { signInMails } from './sign-in-mails.ts'
import type { SignInParameters } from './sign-in-mails.ts'

/** The parameters of each message. */
export type MailParameters = SignInParameters &
  EmailChangeParameters &
  OwnerParameters &
  RequestParameters & {
    readonly verifyEmail: Record<string, never>
    /** Instead of verifyEmail, when the address already has a sign-in. */
    readonly alreadyRegistered: { readonly username: string }
    readonly resetPassword: { readonly username: string }
    readonly passwordChanged: { readonly username: string }
    /** HR reset the password. */
    readonly passwordReset: { readonly username: string; readonly actor: string }
    /** To a new employee: a temporary password, to be changed at the first sign-in. */
    readonly newSignIn: { readonly company: string; readonly username: string; readonly password: string }
    /** To a new user of the console or owner of a space: a temporary password, to be changed at the first sign-in. */
    readonly newUser: { readonly username: string; readonly password: string }
    /** A notification of a kind that has no special message. */
    readonly news: { readonly title: string; readonly body: string }
    /** The open notifications of a day; `items` as paragraphs. */
    readonly digest: { readonly count: string; readonly items: string }
  }
export type MailTemplate = keyof MailParameters

const en: MailTexts<MailParameters> = {
  verifyEmail: {
    subject: 'Confirm your e-mail address',
    body: 'Use this link to confirm your e-mail address and finish registration. It works once and expires in 24 hours.\n\nIf you did not ask for this, you can ignore this message.',
  },
  alreadyRegistered: {
    subject: 'You are already registered',
    body: 'Someone, probably you, tried to register with this e-mail address. You already have an account: {username}.\n\nIf you forgot your password, use this link to set a new one. If this was not you, you can ignore this message.',
  },
  resetPassword: {
    subject: 'Set a new password',
    body: 'Use this link to set a new password for {username}. It works once and expires in 30 minutes.\n\nIf you did not ask for this, you can ignore this message. Your password stays the same.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    body: 'The password for {username} was just changed, and you were signed out on your other devices.\n\nIf this was not you, set a new password now and tell your administrator.',
  },
  ...signInMails.en,
  ...emailChangeMails.en,
  ...ownerMails.en,
  ...requestMails.en,
  passwordReset: {
    subject: 'Your password was reset',
    body: '{actor} reset the password for {username}. The old password no longer works, and you were signed out on all devices.\n\nUse this link to set a new one. It works once and expires in 30 minutes; after that, use "Forgot password?" on the sign-in page.\n\nIf you did not expect this, ask {actor} or your administrator.',
  },
  newSignIn: {
    subject: 'Your {company} account',
    body: 'Welcome to {company}. Use this link to sign in; you will then choose your own password and see which details your record still needs.\n\nUsername: {username}\nTemporary password: {password}',
  },
  newUser: {
    subject: 'Your Sabai HR account',
    body: 'An account has been created for you. Use this link to sign in; you will then choose your own password.\n\nUsername: {username}\nTemporary password: {password}',
  },
  news: {
    subject: 'Sabai HR: {title}',
    body: '{body}\n\nYou receive this message because you chose e-mails for notifications of this kind. You can change this in your notification settings.',
  },
  digest: {
    subject: 'Open notifications: {count}',
    body: 'These notifications from the last day are still open.\n\n{items}\n\nYou receive this message because you chose a daily digest. You can change this in your notification settings.',
  },
}

const lo: MailTexts<MailParameters> = {
  verifyEmail: {
    subject: 'ຢືນຢັນອີເມວຂອງທ່ານ',
    body: 'ເປີດລິ້ງນີ້ເພື່ອຢືນຢັນອີເມວຂອງທ່ານ ແລະ ລົງທະບຽນໃຫ້ສຳເລັດ. ລິ້ງໃຊ້ໄດ້ຄັ້ງດຽວ, ພາຍໃນ 24 ຊົ່ວໂມງ.\n\nຖ້າທ່ານບໍ່ໄດ້ເປັນຜູ້ຂໍ, ກະລຸນາຂ້າມຂໍ້ຄວາມນີ້.',
  },
  alreadyRegistered: {
    subject: 'ທ່ານໄດ້ລົງທະບຽນແລ້ວ',
    body: 'ມີຄົນຂໍລົງທະບຽນດ້ວຍອີເມວນີ້, ອາດແມ່ນທ່ານເອງ. ທ່ານມີຊື່ຜູ້ໃຊ້ແລ້ວ: {username}.\n\nຖ້າລືມລະຫັດຜ່ານ, ໃຫ້ເປີດລິ້ງນີ້ເພື່ອຕັ້ງລະຫັດຜ່ານໃໝ່. ຖ້າທ່ານບໍ່ໄດ້ເປັນຜູ້ຂໍ, ກະລຸນາຂ້າມຂໍ້ຄວາມນີ້.',
  },
  resetPassword: {
    subject: 'ຕັ້ງລະຫັດຜ່ານໃໝ່',
    body: 'ເປີດລິ້ງນີ້ເພື່ອຕັ້ງລະຫັດຜ່ານໃໝ່ຂອງ {username}. ລິ້ງໃຊ້ໄດ້ຄັ້ງດຽວ, ພາຍໃນ 30 ນາທີ.\n\nຖ້າທ່ານບໍ່ໄດ້ເປັນຜູ້ຂໍ, ກະລຸນາຂ້າມຂໍ້ຄວາມນີ້: ລະຫັດຜ່ານຂອງທ່ານຍັງຄືເກົ່າ.',
  },
  passwordChanged: {
    subject: 'ລະຫັດຜ່ານຂອງທ່ານຖືກປ່ຽນແລ້ວ',
    body: 'ລະຫັດຜ່ານຂອງ {username} ຫາກໍ່ຖືກປ່ຽນ ແລະ ອຸປະກອນອື່ນຂອງທ່ານໄດ້ອອກຈາກລະບົບແລ້ວ.\n\nຖ້າບໍ່ແມ່ນທ່ານ, ໃຫ້ຕັ້ງລະຫັດຜ່ານໃໝ່ທັນທີ ແລະ ແຈ້ງຜູ້ດູແລລະບົບ.',
  },
  ...signInMails.lo,
  ...emailChangeMails.lo,
  ...ownerMails.lo,
  ...requestMails.lo,
  passwordReset: {
    subject: 'ລະຫັດຜ່ານຂອງທ່ານຖືກຕັ້ງໃໝ່',
    body: '{actor} ໄດ້ຕັ້ງລະຫັດຜ່ານຂອງ {username} ໃໝ່. ລະຫັດຜ່ານເກົ່າໃຊ້ບໍ່ໄດ້ອີກ, ແລະ ທ່ານຖືກອອກຈາກລະບົບໃນທຸກອຸປະກອນ.\n\nເປີດລິ້ງນີ້ເພື່ອຕັ້ງລະຫັດຜ່ານໃໝ່. ລິ້ງໃຊ້ໄດ້ຄັ້ງດຽວ, ພາຍໃນ 30 ນາທີ; ຫຼັງຈາກນັ້ນ ໃຫ້ກົດ "ລືມລະຫັດຜ່ານ?" ໃນໜ້າເຂົ້າສູ່ລະບົບ.\n\nຖ້າທ່ານບໍ່ຮູ້ເລື່ອງນີ້, ກະລຸນາຖາມ {actor} ຫຼື ຜູ້ດູແລລະບົບ.',
  },
  newSignIn: {
    subject: 'ບັນຊີເຂົ້າສູ່ລະບົບຂອງທ່ານທີ່ {company}',
    body: 'ຍິນດີຕ້ອນຮັບສູ່ {company}. ເປີດລິ້ງນີ້ເພື່ອເຂົ້າສູ່ລະບົບຄັ້ງທຳອິດ, ຈາກນັ້ນທ່ານຈະຕັ້ງລະຫັດຜ່ານຂອງຕົນເອງ ແລະ ເຫັນວ່າຍັງຕ້ອງຕື່ມຂໍ້ມູນໃດ.\n\nຊື່ຜູ້ໃຊ້: {username}\nລະຫັດຜ່ານຊົ່ວຄາວ: {password}',
  },
  newUser: {
    subject: 'ບັນຊີ Sabai HR ຂອງທ່ານ',
    body: 'ມີການສ້າງບັນຊີໃຫ້ທ່ານແລ້ວ. ເປີດລິ້ງນີ້ເພື່ອເຂົ້າສູ່ລະບົບ, ຈາກນັ້ນທ່ານຈະຕັ້ງລະຫັດຜ່ານຂອງຕົນເອງ.\n\nຊື່ຜູ້ໃຊ້: {username}\nລະຫັດຜ່ານຊົ່ວຄາວ: {password}',
  },
  news: {
    subject: 'ການແຈ້ງເຕືອນ: {title}',
    body: '{body}\n\nທ່ານໄດ້ຮັບຂໍ້ຄວາມນີ້ ເພາະທ່ານເລືອກຮັບການແຈ້ງເຕືອນປະເພດນີ້ທາງອີເມວ. ທ່ານປ່ຽນໄດ້ໃນການຕັ້ງຄ່າການແຈ້ງເຕືອນ.',
  },
  digest: {
    subject: 'ການແຈ້ງເຕືອນທີ່ຍັງຄ້າງຢູ່: {count}',
    body: 'ການແຈ້ງເຕືອນຂອງມື້ຜ່ານມາທີ່ຍັງຄ້າງຢູ່.\n\n{items}\n\nທ່ານໄດ້ຮັບຂໍ້ຄວາມນີ້ ເພາະທ່ານເລືອກຮັບບົດສະຫຼຸບວັນລະເທື່ອ. ທ່ານປ່ຽນໄດ້ໃນການຕັ້ງຄ່າການແຈ້ງເຕືອນ.',
  },
}

const catalogue = { en, lo }

/** The message in one language. Parameters are not parsed as templates. */
export function mailText<Template extends MailTemplate>(
  language: Language,
  template: Template,
  parameters: MailParameters[Template],
): MailText {
  const { subject, body } = catalogue[language][template]
  const values = new Map<string, string>(Object.entries(parameters))
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole)
  // A name in a subject must not start a new header line.
  const head = fill(subject).replaceAll(/\s+/g, ' ').slice(0, 200)
  return { subject: head.charAt(0).toUpperCase() + head.slice(1), body: fill(body).trim() }
}
