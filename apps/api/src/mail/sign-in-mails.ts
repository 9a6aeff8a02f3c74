// The mails about how a person signs in: the second step, and passkeys.
import type { MailTexts } from './mail-texts.ts'

export type SignInParameters = {
  readonly secondStepOn: { readonly username: string }
  readonly secondStepOff: { readonly username: string }
  /** By HR or an operator. */
  readonly secondStepTakenOff: { readonly username: string; readonly actor: string }
  readonly recoveryCodeUsed: { readonly username: string; readonly left: string }
  readonly recoveryCodesReplaced: { readonly username: string }
  /** `name` of the passkey. */
  readonly passkeyAdded: { readonly username: string; readonly name: string }
  readonly passkeyRemoved: { readonly username: string; readonly name: string }
  /** By HR. */
  readonly passkeyTakenAway: { readonly username: string; readonly name: string; readonly actor: string }
}

const en: MailTexts<SignInParameters> = {
  secondStepOn: {
    subject: 'Two-step sign-in is on',
    body: 'Signing in as {username} now needs a code from your authenticator app after the password. Your other devices were signed out.\n\nIf this was not you, tell your administrator now.',
  },
  secondStepOff: {
    subject: 'Two-step sign-in is off',
    body: 'Signing in as {username} now needs only the password.\n\nIf this was not you, set a new password now and tell your administrator.',
  },
  secondStepTakenOff: {
    subject: 'Your two-step sign-in was turned off',
    body: '{actor} turned off two-step sign-in for {username}. Signing in now needs only the password; you can set up two-step sign-in again in your profile.\n\nIf you did not ask for this, set a new password now and tell your administrator.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    body: 'Someone signed in as {username} with the password and a recovery code. Recovery codes left: {left}.\n\nIf this was not you, set a new password now and tell your administrator.',
  },
  recoveryCodesReplaced: {
    subject: 'You have new recovery codes',
    body: 'New recovery codes were created for {username}. The old ones no longer work.\n\nIf this was not you, set a new password now and tell your administrator.',
  },
  passkeyAdded: {
    subject: 'A passkey was added',
    body: 'You can now sign in as {username} with the passkey "{name}", without a password.\n\nIf this was not you, remove it under "Sign-in and security", set a new password now and tell your administrator.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed',
    body: 'The passkey "{name}" of {username} was removed. It can no longer be used to sign in.\n\nIf this was not you, set a new password now and tell your administrator.',
  },
  passkeyTakenAway: {
    subject: 'Your passkey was removed',
    body: '{actor} removed the passkey "{name}" of {username}. It can no longer be used to sign in, and you were signed out on all devices.\n\nIf you did not ask for this, set a new password now and tell your administrator.',
  },
}

const lo: MailTexts<SignInParameters> = {
  secondStepOn: {
    subject: 'ເປີດໃຊ້ການເຂົ້າສູ່ລະບົບສອງຂັ້ນຕອນແລ້ວ',
    body: 'ແຕ່ນີ້ໄປ ການເຂົ້າສູ່ລະບົບດ້ວຍ {username} ຕ້ອງໃຊ້ລະຫັດຈາກແອັບຂອງທ່ານຫຼັງຈາກລະຫັດຜ່ານ. ອຸປະກອນອື່ນໄດ້ອອກຈາກລະບົບແລ້ວ.\n\nຖ້າບໍ່ແມ່ນທ່ານ, ໃຫ້ແຈ້ງຜູ້ດູແລລະບົບທັນທີ.',
  },
  secondStepOff: {
    subject: 'ປິດການເຂົ້າສູ່ລະບົບສອງຂັ້ນຕອນແລ້ວ',
    body: 'ແຕ່ນີ້ໄປ ການເຂົ້າສູ່ລະບົບດ້ວຍ {username} ໃຊ້ພຽງລະຫັດຜ່ານ.\n\nຖ້າບໍ່ແມ່ນທ່ານ, ໃຫ້ຕັ້ງລະຫັດຜ່ານໃໝ່ທັນທີ ແລະ ແຈ້ງຜູ້ດູແລລະບົບ.',
  },
  secondStepTakenOff: {
    subject: 'ການເຂົ້າສູ່ລະບົບສອງຂັ້ນຕອນຂອງທ່ານຖືກປິດ',
    body: '{actor} ໄດ້ປິດການເຂົ້າສູ່ລະບົບສອງຂັ້ນຕອນຂອງ {username}. ຕອນນີ້ເຂົ້າສູ່ລະບົບດ້ວຍລະຫັດຜ່ານຢ່າງດຽວ; ທ່ານສາມາດຕັ້ງຄ່າໃໝ່ໄດ້ໃນໂປຣໄຟລ໌ຂອງທ່ານ.\n\nຖ້າທ່ານບໍ່ໄດ້ຂໍ, ໃຫ້ຕັ້ງລະຫັດຜ່ານໃໝ່ທັນທີ ແລະ ແຈ້ງຜູ້ດູແລລະບົບ.',
  },
  recoveryCodeUsed: {
    subject: 'ລະຫັດກູ້ຄືນຖືກໃຊ້ແລ້ວ',
    body: 'ມີຄົນເຂົ້າສູ່ລະບົບດ້ວຍ {username}, ລະຫັດຜ່ານ ແລະ ລະຫັດກູ້ຄືນ. ຍັງເຫຼືອລະຫັດກູ້ຄືນ {left} ລະຫັດ.\n\nຖ້າບໍ່ແມ່ນທ່ານ, ໃຫ້ຕັ້ງລະຫັດຜ່ານໃໝ່ທັນທີ ແລະ ແຈ້ງຜູ້ດູແລລະບົບ.',
  },
  recoveryCodesReplaced: {
    subject: 'ທ່ານມີລະຫັດກູ້ຄືນໃໝ່',
    body: 'ລະຫັດກູ້ຄືນຂອງ {username} ຖືກສ້າງໃໝ່. ລະຫັດເກົ່າໃຊ້ບໍ່ໄດ້ອີກ.\n\nຖ້າບໍ່ແມ່ນທ່ານ, ໃຫ້ຕັ້ງລະຫັດຜ່ານໃໝ່ທັນທີ ແລະ ແຈ້ງຜູ້ດູແລລະບົບ.',
  },
  passkeyAdded: {
    subject: 'ເພີ່ມກະແຈຜ່ານແລ້ວ',
    body: 'ແຕ່ນີ້ໄປ ກະແຈຜ່ານ "{name}" ເຂົ້າສູ່ລະບົບດ້ວຍ {username} ໄດ້ໂດຍບໍ່ຕ້ອງໃຊ້ລະຫັດຜ່ານ.\n\nຖ້າບໍ່ແມ່ນທ່ານ, ໃຫ້ລຶບກະແຈນີ້ໃນໜ້າ "ການເຂົ້າສູ່ລະບົບ ແລະ ຄວາມປອດໄພ", ຕັ້ງລະຫັດຜ່ານໃໝ່ທັນທີ ແລະ ແຈ້ງຜູ້ດູແລລະບົບ.',
  },
  passkeyRemoved: {
    subject: 'ລຶບກະແຈຜ່ານແລ້ວ',
    body: 'ກະແຈຜ່ານ "{name}" ຂອງ {username} ຖືກລຶບແລ້ວ ແລະ ໃຊ້ເຂົ້າສູ່ລະບົບບໍ່ໄດ້ອີກ.\n\nຖ້າບໍ່ແມ່ນທ່ານ, ໃຫ້ຕັ້ງລະຫັດຜ່ານໃໝ່ທັນທີ ແລະ ແຈ້ງຜູ້ດູແລລະບົບ.',
  },
  passkeyTakenAway: {
    subject: 'ກະແຈຜ່ານຂອງທ່ານຖືກລຶບ',
    body: '{actor} ໄດ້ລຶບກະແຈຜ່ານ "{name}" ຂອງ {username}. ກະແຈນີ້ໃຊ້ເຂົ້າສູ່ລະບົບບໍ່ໄດ້ອີກ ແລະ ທ່ານໄດ້ອອກຈາກລະບົບໃນທຸກອຸປະກອນ.\n\nຖ້າທ່ານບໍ່ໄດ້ຂໍ, ໃຫ້ຕັ້ງລະຫັດຜ່ານໃໝ່ທັນທີ ແລະ ແຈ້ງຜູ້ດູແລລະບົບ.',
  },
}

export const signInMails = { en, lo } as const
