// Texts of notifications that protect sign-ins and records; nobody can turn them off (N1, P11).
export const securityTexts = {
  PASSWORD_RESET: {
    title: { en: 'Your password was reset', lo: 'ລະຫັດຜ່ານຂອງທ່ານຖືກຕັ້ງໃໝ່' },
    body: {
      en: '{actor} reset it. If you did not ask for this, tell your administrator',
      lo: '{actor} ໄດ້ຕັ້ງໃໝ່. ຖ້າທ່ານບໍ່ໄດ້ຂໍ, ໃຫ້ແຈ້ງຜູ້ດູແລລະບົບ',
    },
  },
  SECOND_STEP_TAKEN_OFF: {
    title: {
      en: 'Your two-step sign-in was turned off',
      lo: 'ການເຂົ້າລະບົບສອງຂັ້ນຕອນຂອງທ່ານຖືກປິດ',
    },
    body: {
      en: '{actor} turned it off. If you did not ask for this, change your password and tell your administrator',
      lo: '{actor} ໄດ້ປິດ. ຖ້າທ່ານບໍ່ໄດ້ຂໍ, ໃຫ້ປ່ຽນລະຫັດຜ່ານ ແລະ ແຈ້ງຜູ້ດູແລລະບົບ',
    },
  },
  PASSKEY_TAKEN_AWAY: {
    title: { en: 'Your passkey was removed', lo: 'ກະແຈຜ່ານຂອງທ່ານຖືກລຶບ' },
    body: {
      en: '{actor} removed: {name}. If you did not ask for this, change your password and tell your administrator',
      lo: '{actor} ໄດ້ລຶບ: {name}. ຖ້າທ່ານບໍ່ໄດ້ຂໍ, ໃຫ້ປ່ຽນລະຫັດຜ່ານ ແລະ ແຈ້ງຜູ້ດູແລລະບົບ',
    },
  },
  OWN_RECORD_CHANGED: {
    title: { en: '{actor} changed their own record', lo: '{actor} ແກ້ໄຂຂໍ້ມູນຂອງຕົນເອງ' },
    body: {
      en: '{what}. No one else could do it. Reason: {comment}',
      lo: '{what}. ບໍ່ມີຄົນອື່ນທີ່ເຮັດໄດ້. ເຫດຜົນ: {comment}',
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
} as const
