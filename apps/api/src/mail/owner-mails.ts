// The mails to owners: what the operator does with their company, and invitations to a space.
import type { MailTexts } from './mail-texts.ts'

export type OwnerParameters = {
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
}

const en: MailTexts<OwnerParameters> = {
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
}

const lo: MailTexts<OwnerParameters> = {
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
}

export const ownerMails = { en, lo } as const
