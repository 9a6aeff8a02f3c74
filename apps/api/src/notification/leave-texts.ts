// Texts of notifications about leave (R11, L3).
export const leaveTexts = {
  LEAVE_WAITING: {
    title: { en: 'Leave request awaiting your approval', lo: 'ຄຳຂໍລາພັກລໍຖ້າການອະນຸມັດຈາກທ່ານ' },
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
    title: { en: 'Reminder: leave request awaiting your approval', lo: 'ຄຳຂໍລາພັກຍັງລໍຖ້າການອະນຸມັດຈາກທ່ານ' },
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
      en: '{leaveType}, {dates} ({days}). Working days waiting: {waited}',
      lo: '{leaveType}, {dates} ({days}), ລໍຖ້າມາ {waited} ມື້ເຮັດວຽກແລ້ວ',
    },
  },
  LEAVE_CANCELLATION_STEP_APPROVED: {
    title: { en: '{actor} approved {progress}', lo: '{actor} ອະນຸມັດ{progress} ແລ້ວ' },
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
      en: '{leaveType}, {dates} ({days}). Working days waiting: {waited}',
      lo: '{leaveType}, {dates} ({days}), ລໍຖ້າມາ {waited} ມື້ເຮັດວຽກແລ້ວ',
    },
  },
  LEAVE_AMENDMENT_STEP_APPROVED: {
    title: { en: '{actor} approved {progress}', lo: '{actor} ອະນຸມັດ{progress} ແລ້ວ' },
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
    title: { en: '{actor} approved {progress}', lo: '{actor} ອະນຸມັດ{progress} ແລ້ວ' },
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
  LEAVE_EXPIRING: {
    title: { en: 'Leave days expire soon', lo: 'ວັນລາພັກໃກ້ຈະໝົດອາຍຸ' },
    body: { en: '{leaveType}: {days} to take by {date}', lo: '{leaveType}: {days}, ໃຊ້ໄດ້ເຖິງວັນທີ {date}' },
  },
  LEAVE_RECOUNTED: {
    title: { en: 'Leave recalculated', lo: 'ນັບວັນລາພັກຄືນໃໝ່' },
    body: {
      en: 'Leave request {number} now counts as {days} ({holiday})',
      lo: 'ຄຳຂໍລາພັກເລກທີ {number}: ປັດຈຸບັນນັບ {days} ({holiday})',
    },
  },
  LEAVE_DAYS_ADDED: {
    title: { en: 'More days of {leaveType}', lo: 'ຈຳນວນມື້{leaveType}ເພີ່ມຂຶ້ນ' },
    body: {
      en: '{days} added: the days per year changed',
      lo: 'ເພີ່ມ {days}: ມີການປ່ຽນຈຳນວນມື້ຕໍ່ປີ',
    },
  },
  LEAVE_DAYS_TAKEN: {
    title: { en: 'Fewer days of {leaveType}', lo: 'ຈຳນວນມື້{leaveType}ຫຼຸດລົງ' },
    body: {
      en: '{days} removed: the days per year changed',
      lo: 'ຫຼຸດ {days}: ມີການປ່ຽນຈຳນວນມື້ຕໍ່ປີ',
    },
  },
  LEAVE_CANCELLED: {
    title: { en: 'Leave cancelled', lo: 'ການລາພັກຖືກຍົກເລີກ' },
    body: {
      en: '{name}: {leaveType}, {dates}, cancelled by {actor}',
      lo: '{name}: {leaveType}, {dates}, ຍົກເລີກໂດຍ {actor}',
    },
  },
} as const
