// The mails about the e-mail address of a person, when others change or remove it.
import type { MailTexts } from './mail-texts.ts'

export type EmailChangeParameters = {
  /** To the new address when a person's e-mail changes; `until` as DD/MM/YYYY HH:mm. */
  readonly confirmNewEmail: Facts
  /** To the old address. */
  readonly emailToChange: Facts
  /** To the old address when it is removed. */
  readonly emailToRemove: Facts
  /** To the old address when an operator has changed or removed it. */
  readonly emailReplaced: { readonly actor: string; readonly username: string }
}
type Facts = {
  readonly actor: string
  readonly username: string
  readonly company: string
  readonly email: string
  readonly until: string
}

const en: MailTexts<EmailChangeParameters> = {
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
  emailReplaced: {
    subject: 'Your e-mail address was changed',
    body: '{actor} changed the e-mail address of {username}. Messages and links to set a password no longer go to this address.\n\nIf you did not expect this, ask {actor} or your administrator now.',
  },
}

const lo: MailTexts<EmailChangeParameters> = {
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
  emailReplaced: {
    subject: 'ອີເມວຂອງທ່ານຖືກປ່ຽນແລ້ວ',
    body: '{actor} ໄດ້ປ່ຽນອີເມວຂອງ {username}. ຂໍ້ຄວາມ ແລະ ລິ້ງຕັ້ງລະຫັດຜ່ານຈະບໍ່ສົ່ງມາທີ່ອີເມວນີ້ອີກ.\n\nຖ້າທ່ານບໍ່ຮູ້ເລື່ອງນີ້, ກະລຸນາຖາມ {actor} ຫຼື ຜູ້ດູແລລະບົບທັນທີ.',
  },
}

export const emailChangeMails = { en, lo } as const
