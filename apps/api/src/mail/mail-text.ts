// The server's mail texts in English and Lao. `{name}` is a parameter; the link follows the text.
import type { Language } from '@hr/contract/messages/text.ts'
import { signInMails } from './sign-in-mails.ts'
import type { SignInParameters } from './sign-in-mails.ts'

/** The parameters of each message. */
export type MailParameters = SignInParameters & {
  readonly verifyEmail: Record<string, never>
  /** Instead of verifyEmail, when the address already has a sign-in. */
  readonly alreadyRegistered: { readonly username: string }
  readonly resetPassword: { readonly username: string }
  readonly passwordChanged: { readonly username: string }
  /** HR reset the password. */
  readonly passwordReset: { readonly username: string; readonly actor: string }
  /** To the new address when a person's e-mail changes; `until` as DD/MM/YYYY HH:mm. */
  readonly confirmNewEmail: EmailParameters
  /** To the old address. */
  readonly emailToChange: EmailParameters
  /** To the old address when it is removed. */
  readonly emailToRemove: EmailParameters
  /** To a new employee: a temporary password, to be changed at the first sign-in. */
  readonly newSignIn: { readonly company: string; readonly username: string; readonly password: string }
  /** To a new user of the console or owner of a space: a temporary password, to be changed at the first sign-in. */
  readonly newUser: { readonly username: string; readonly password: string }
  /** To the old address when an operator has changed or removed it. */
  readonly emailReplaced: { readonly actor: string; readonly username: string }
  /** To the owner of a workspace that the operator suspends, resumes, is going to delete, or keeps after all. */
  readonly workspaceSuspended: { readonly company: string; readonly reason: string }
  readonly workspaceResumed: { readonly company: string }
  /** `date` as DD/MM/YYYY. */
  readonly workspaceDeletion: { readonly company: string; readonly date: string }
  readonly workspaceKept: { readonly company: string }
  /** To every owner when the export that the operator started is ready, until `date`. */
  readonly workspaceExported: { readonly company: string; readonly date: string }
  /** To somebody invited to become an owner of a space; `actor` invites. */
  readonly ownerInvited: { readonly actor: string; readonly space: string }
  /** Instead, when the address already has a sign-in outside companies. */
  readonly ownerKnown: { readonly actor: string; readonly space: string; readonly username: string }
  /** A notification of a kind without a message of its own. */
  readonly news: { readonly title: string; readonly body: string }
  /** The open notifications of a day; `items` as paragraphs. */
  readonly digest: { readonly count: string; readonly items: string }
  /** To the next approver. */
  readonly requestWaiting: RequestParameters & { readonly employee: string }
  /** To an approver who has not decided; `waited` in working days. */
  readonly requestReminder: RequestParameters & { readonly employee: string; readonly waited: string }
  /** To an approver who is replaced before their step is ready. */
  readonly requestReassigned: RequestParameters & {
    readonly employee: string
    readonly newApprover: string
    readonly oldApprover: string
  }
  /** To the requester; `decision` in the reader's language; `comment` may be empty. */
  readonly requestDecided: RequestParameters & {
    readonly decision: string
    readonly by: string
    readonly comment: string
  }
}
type EmailParameters = {
  readonly actor: string
  readonly username: string
  readonly company: string
  readonly email: string
  readonly until: string
}
/** `request` is the kind in lower case; dates as DD/MM/YYYY; `days` is their number, or the times. */
type RequestParameters = {
  readonly request: string
  readonly type: string
  /** First and last date, or the only one. */
  readonly dates: string
  readonly days: string
}
export type MailTemplate = keyof MailParameters
type Text = { readonly subject: string; readonly body: string }

const en: Readonly<Record<MailTemplate, Text>> = {
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
  passwordReset: {
    subject: 'Your password was reset',
    body: '{actor} reset the password for {username}. The old password no longer works, and you were signed out on all devices.\n\nUse this link to set a new one. It works once and expires in 30 minutes; after that, use "Forgot password?" on the sign-in page.\n\nIf you did not expect this, ask {actor} or your administrator.',
  },
  confirmNewEmail: {
    subject: 'Confirm your new e-mail address',
    body: '{actor} of {company} entered this address for {username}. It will be used for messages and sign-in once you confirm it, unless the owner of the old address stops the change.\n\nUse this link to confirm it by {until}.\n\nIf you are not {username}, use the link to stop the change.',
  },
  emailToChange: {
    subject: 'Your e-mail address is going to change',
    body: '{actor} of {company} entered {email} as the new address for {username}. Until the change takes effect, messages still go to this address.\n\nUse this link to agree to the change or to stop it. If you do nothing and the new address is confirmed, the change takes effect on {until}.\n\nIf you did not expect this, stop the change and tell your administrator: anyone with access to the new address can reset your password.',
  },
  emailToRemove: {
    subject: 'Your e-mail address is going to be removed',
    body: '{actor} of {company} removed the address of {username}. Until the change takes effect, messages still go to this address.\n\nUse this link to agree to the change or to stop it. If you do nothing, it takes effect on {until}.\n\nIf you did not expect this, stop the change and tell your administrator.',
  },
  newSignIn: {
    subject: 'Your {company} account',
    body: 'Welcome to {company}. Use this link to sign in; you will then choose your own password and see which details your record still needs.\n\nUsername: {username}\nTemporary password: {password}',
  },
  newUser: {
    subject: 'Your Sabai HR account',
    body: 'An account has been created for you. Use this link to sign in; you will then choose your own password.\n\nUsername: {username}\nTemporary password: {password}',
  },
  emailReplaced: {
    subject: 'Your e-mail address was changed',
    body: '{actor} changed the e-mail address of {username}. Messages and links to set a password no longer go to this address.\n\nIf you did not expect this, ask {actor} or your administrator now.',
  },
  workspaceSuspended: {
    subject: '{company} is suspended',
    body: 'The operator of Sabai HR has suspended {company}. No one can sign in until it is resumed. All data is kept.\n\nReason: {reason}',
  },
  workspaceResumed: {
    subject: '{company} is active again',
    body: '{company} has been resumed. Everyone can sign in again.',
  },
  workspaceDeletion: {
    subject: '{company} will be deleted on {date}',
    body: 'The operator of Sabai HR is going to delete {company} with all its data on {date}. It cannot be restored after that.\n\nIf you did not expect this, contact the operator before that day.',
  },
  workspaceKept: {
    subject: '{company} will not be deleted',
    body: 'The operator of Sabai HR has cancelled the planned deletion of {company}. It stays suspended until it is resumed.',
  },
  workspaceExported: {
    subject: 'All data of {company} is ready to download',
    body: 'The operator of Sabai HR has exported all data of {company}: every table and every file, as one archive. Only owners can download it, until {date}: sign in and open the card of the company.\n\nThe archive contains salaries, personal documents and reasons for absence. Keep it where only you can open it.\n\nIf you did not expect this, contact the operator.',
  },
  ownerInvited: {
    subject: '{actor} invites you to become an owner of {space}',
    body: '{actor} invites you to become an owner of {space}. Owners create companies in it, open each of them as an administrator, and invite other owners.\n\nUse this link to choose your password and accept. It works once and expires in 7 days.\n\nIf you do not know {actor}, you can ignore this message.',
  },
  ownerKnown: {
    subject: '{actor} invites you to become an owner of {space}',
    body: '{actor} invites you to become an owner of {space}, but this e-mail address already belongs to the account {username}, and an address can have only one account.\n\nTo accept, ask {actor} to invite you at a different address.\n\nIf you do not know {actor}, you can ignore this message.',
  },
  news: {
    subject: 'Sabai HR: {title}',
    body: '{body}\n\nYou receive this message because you chose e-mails for notifications of this kind. You can change this in your notification settings.',
  },
  digest: {
    subject: 'Open notifications: {count}',
    body: 'These notifications from the last day are still open.\n\n{items}\n\nYou receive this message because you chose a daily digest. You can change this in your notification settings.',
  },
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

const lo: Readonly<Record<MailTemplate, Text>> = {
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
  passwordReset: {
    subject: 'ລະຫັດຜ່ານຂອງທ່ານຖືກຕັ້ງໃໝ່',
    body: '{actor} ໄດ້ຕັ້ງລະຫັດຜ່ານຂອງ {username} ໃໝ່. ລະຫັດຜ່ານເກົ່າໃຊ້ບໍ່ໄດ້ອີກ, ແລະ ທ່ານຖືກອອກຈາກລະບົບໃນທຸກອຸປະກອນ.\n\nເປີດລິ້ງນີ້ເພື່ອຕັ້ງລະຫັດຜ່ານໃໝ່. ລິ້ງໃຊ້ໄດ້ຄັ້ງດຽວ, ພາຍໃນ 30 ນາທີ; ຫຼັງຈາກນັ້ນ ໃຫ້ກົດ "ລືມລະຫັດຜ່ານ?" ໃນໜ້າເຂົ້າສູ່ລະບົບ.\n\nຖ້າທ່ານບໍ່ຮູ້ເລື່ອງນີ້, ກະລຸນາຖາມ {actor} ຫຼື ຜູ້ດູແລລະບົບ.',
  },
  confirmNewEmail: {
    subject: 'ຢືນຢັນອີເມວໃໝ່ຂອງທ່ານ',
    body: '{actor} ຈາກ {company} ໄດ້ໃສ່ອີເມວນີ້ໃຫ້ {username}. ລະບົບຈະໃຊ້ອີເມວນີ້ສົ່ງຂໍ້ຄວາມ ແລະ ໃຊ້ເຂົ້າສູ່ລະບົບ ຫຼັງຈາກທ່ານຢືນຢັນ, ເວັ້ນແຕ່ເຈົ້າຂອງອີເມວເກົ່າຢຸດການປ່ຽນ.\n\nເປີດລິ້ງນີ້ເພື່ອຢືນຢັນ ກ່ອນ {until}.\n\nຖ້າທ່ານບໍ່ແມ່ນ {username}, ໃຫ້ເປີດລິ້ງ ແລະ ຢຸດການປ່ຽນ.',
  },
  emailToChange: {
    subject: 'ອີເມວຂອງທ່ານຈະຖືກປ່ຽນ',
    body: '{actor} ຈາກ {company} ໄດ້ໃສ່ {email} ເປັນອີເມວໃໝ່ຂອງ {username}. ກ່ອນການປ່ຽນຈະມີຜົນ, ຂໍ້ຄວາມທັງໝົດຍັງສົ່ງມາທີ່ອີເມວນີ້.\n\nເປີດລິ້ງນີ້ເພື່ອຍິນຍອມ ຫຼື ຢຸດການປ່ຽນ. ຖ້າທ່ານບໍ່ເຮັດຫຍັງ, ການປ່ຽນຈະມີຜົນໃນ {until} ເມື່ອອີເມວໃໝ່ໄດ້ຮັບການຢືນຢັນແລ້ວ.\n\nຖ້າທ່ານບໍ່ຮູ້ເລື່ອງນີ້, ໃຫ້ຢຸດການປ່ຽນ ແລະ ແຈ້ງຜູ້ດູແລລະບົບ: ຜູ້ທີ່ມີອີເມວໃໝ່ສາມາດຕັ້ງລະຫັດຜ່ານຂອງທ່ານໄດ້.',
  },
  emailToRemove: {
    subject: 'ອີເມວຂອງທ່ານຈະຖືກລຶບອອກ',
    body: '{actor} ຈາກ {company} ໄດ້ລຶບອີເມວຂອງ {username}. ກ່ອນຈະມີຜົນ, ຂໍ້ຄວາມທັງໝົດຍັງສົ່ງມາທີ່ອີເມວນີ້.\n\nເປີດລິ້ງນີ້ເພື່ອຍິນຍອມ ຫຼື ຢຸດການປ່ຽນ. ຖ້າທ່ານບໍ່ເຮັດຫຍັງ, ຈະມີຜົນໃນ {until}.\n\nຖ້າທ່ານບໍ່ຮູ້ເລື່ອງນີ້, ໃຫ້ຢຸດການປ່ຽນ ແລະ ແຈ້ງຜູ້ດູແລລະບົບ.',
  },
  newSignIn: {
    subject: 'ບັນຊີເຂົ້າສູ່ລະບົບຂອງທ່ານທີ່ {company}',
    body: 'ຍິນດີຕ້ອນຮັບສູ່ {company}. ເປີດລິ້ງນີ້ເພື່ອເຂົ້າສູ່ລະບົບຄັ້ງທຳອິດ, ຈາກນັ້ນທ່ານຈະຕັ້ງລະຫັດຜ່ານຂອງຕົນເອງ ແລະ ເຫັນວ່າຍັງຕ້ອງຕື່ມຂໍ້ມູນໃດ.\n\nຊື່ຜູ້ໃຊ້: {username}\nລະຫັດຜ່ານຊົ່ວຄາວ: {password}',
  },
  newUser: {
    subject: 'ບັນຊີ Sabai HR ຂອງທ່ານ',
    body: 'ມີການສ້າງບັນຊີໃຫ້ທ່ານແລ້ວ. ເປີດລິ້ງນີ້ເພື່ອເຂົ້າສູ່ລະບົບ, ຈາກນັ້ນທ່ານຈະຕັ້ງລະຫັດຜ່ານຂອງຕົນເອງ.\n\nຊື່ຜູ້ໃຊ້: {username}\nລະຫັດຜ່ານຊົ່ວຄາວ: {password}',
  },
  emailReplaced: {
    subject: 'ອີເມວຂອງທ່ານຖືກປ່ຽນແລ້ວ',
    body: '{actor} ໄດ້ປ່ຽນອີເມວຂອງ {username}. ຂໍ້ຄວາມ ແລະ ລິ້ງຕັ້ງລະຫັດຜ່ານຈະບໍ່ສົ່ງມາທີ່ອີເມວນີ້ອີກ.\n\nຖ້າທ່ານບໍ່ຮູ້ເລື່ອງນີ້, ກະລຸນາຖາມ {actor} ຫຼື ຜູ້ດູແລລະບົບທັນທີ.',
  },
  workspaceSuspended: {
    subject: '{company} ຖືກໂຈະການໃຊ້ງານ',
    body: 'ຜູ້ດູແລລະບົບ Sabai HR ໄດ້ໂຈະການໃຊ້ງານຂອງ {company}. ບໍ່ມີໃຜເຂົ້າສູ່ລະບົບໄດ້ຈົນກວ່າຈະເປີດໃຊ້ງານຄືນ. ຂໍ້ມູນທັງໝົດຍັງຖືກເກັບໄວ້.\n\nເຫດຜົນ: {reason}',
  },
  workspaceResumed: {
    subject: '{company} ເປີດໃຊ້ງານຄືນແລ້ວ',
    body: '{company} ເປີດໃຊ້ງານຄືນແລ້ວ. ທຸກຄົນເຂົ້າສູ່ລະບົບໄດ້ຕາມປົກກະຕິ.',
  },
  workspaceDeletion: {
    subject: '{company} ຈະຖືກລຶບໃນວັນທີ {date}',
    body: 'ຜູ້ດູແລລະບົບ Sabai HR ຈະລຶບ {company} ພ້ອມຂໍ້ມູນທັງໝົດໃນວັນທີ {date}. ຫຼັງຈາກນັ້ນຈະກູ້ຄືນບໍ່ໄດ້.\n\nຖ້າທ່ານບໍ່ຮູ້ເລື່ອງນີ້, ກະລຸນາຕິດຕໍ່ຜູ້ດູແລລະບົບກ່ອນວັນນັ້ນ.',
  },
  workspaceKept: {
    subject: '{company} ຈະບໍ່ຖືກລຶບ',
    body: 'ຜູ້ດູແລລະບົບ Sabai HR ໄດ້ຍົກເລີກການລຶບ {company}. ການໃຊ້ງານຍັງຖືກໂຈະຈົນກວ່າຈະເປີດໃຊ້ງານຄືນ.',
  },
  workspaceExported: {
    subject: 'ຂໍ້ມູນທັງໝົດຂອງ {company} ພ້ອມໃຫ້ດາວໂຫຼດແລ້ວ',
    body: 'ຜູ້ດູແລລະບົບ Sabai HR ໄດ້ສົ່ງອອກຂໍ້ມູນທັງໝົດຂອງ {company}: ທຸກຕາຕະລາງ ແລະ ທຸກໄຟລ໌ ລວມເປັນໄຟລ໌ດຽວ. ມີແຕ່ເຈົ້າຂອງທີ່ດາວໂຫຼດໄດ້ ຈົນເຖິງວັນທີ {date}. ກະລຸນາເຂົ້າສູ່ລະບົບ ແລະ ເປີດບັດຂອງບໍລິສັດ.\n\nໃນໄຟລ໌ນີ້ມີເງິນເດືອນ, ເອກະສານ ແລະ ເຫດຜົນການລາພັກ. ກະລຸນາເກັບໄວ້ບ່ອນທີ່ທ່ານເທົ່ານັ້ນເປີດໄດ້.\n\nຖ້າທ່ານບໍ່ຮູ້ເລື່ອງນີ້, ກະລຸນາຕິດຕໍ່ຜູ້ດູແລລະບົບ.',
  },
  ownerInvited: {
    subject: '{actor} ເຊີນທ່ານເປັນເຈົ້າຂອງ {space}',
    body: '{actor} ເຊີນທ່ານເປັນເຈົ້າຂອງພື້ນທີ່ເຮັດວຽກ {space}. ເຈົ້າຂອງສາມາດສ້າງບໍລິສັດ, ເປີດແຕ່ລະບໍລິສັດໃນນາມຜູ້ດູແລ ແລະ ເຊີນເຈົ້າຂອງຄົນອື່ນ.\n\nເປີດລິ້ງນີ້ເພື່ອຕັ້ງລະຫັດຜ່ານ ແລະ ຕອບຮັບ. ລິ້ງໃຊ້ໄດ້ຄັ້ງດຽວ, ພາຍໃນ 7 ວັນ.\n\nຖ້າທ່ານບໍ່ຮູ້ຈັກ {actor}, ກະລຸນາຂ້າມຂໍ້ຄວາມນີ້.',
  },
  ownerKnown: {
    subject: '{actor} ເຊີນທ່ານເປັນເຈົ້າຂອງ {space}',
    body: '{actor} ເຊີນທ່ານເປັນເຈົ້າຂອງພື້ນທີ່ເຮັດວຽກ {space}, ແຕ່ອີເມວນີ້ມີຊື່ຜູ້ໃຊ້ {username} ຢູ່ແລ້ວ, ແລະ ໜຶ່ງອີເມວມີໄດ້ພຽງຊື່ຜູ້ໃຊ້ດຽວ.\n\nຖ້າຕ້ອງການຕອບຮັບ, ໃຫ້ຂໍ {actor} ເຊີນອີເມວອື່ນຂອງທ່ານ.\n\nຖ້າທ່ານບໍ່ຮູ້ຈັກ {actor}, ກະລຸນາຂ້າມຂໍ້ຄວາມນີ້.',
  },
  news: {
    subject: 'ການແຈ້ງເຕືອນ: {title}',
    body: '{body}\n\nທ່ານໄດ້ຮັບຂໍ້ຄວາມນີ້ ເພາະທ່ານເລືອກຮັບການແຈ້ງເຕືອນປະເພດນີ້ທາງອີເມວ. ທ່ານປ່ຽນໄດ້ໃນການຕັ້ງຄ່າການແຈ້ງເຕືອນ.',
  },
  digest: {
    subject: 'ການແຈ້ງເຕືອນທີ່ຍັງຄ້າງຢູ່: {count}',
    body: 'ການແຈ້ງເຕືອນຂອງມື້ຜ່ານມາທີ່ຍັງຄ້າງຢູ່.\n\n{items}\n\nທ່ານໄດ້ຮັບຂໍ້ຄວາມນີ້ ເພາະທ່ານເລືອກຮັບບົດສະຫຼຸບວັນລະເທື່ອ. ທ່ານປ່ຽນໄດ້ໃນການຕັ້ງຄ່າການແຈ້ງເຕືອນ.',
  },
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

const catalogue = { en, lo }

/** The message in one language. Parameters are not parsed as templates. */
export function mailText<Template extends MailTemplate>(
  language: Language,
  template: Template,
  parameters: MailParameters[Template],
): Text {
  const { subject, body } = catalogue[language][template]
  const values = new Map<string, string>(Object.entries(parameters))
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole)
  // A name in a subject must not start a new header line.
  const head = fill(subject).replaceAll(/\s+/g, ' ').slice(0, 200)
  return { subject: head.charAt(0).toUpperCase() + head.slice(1), body: fill(body).trim() }
}
