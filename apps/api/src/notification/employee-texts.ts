// Texts of notifications about people: what expires, and changes they ask for (P7).
export const employeeTexts = {
  EXPIRES_SOON: {
    title: { en: '{thing} expires soon', lo: '{thing}ໃກ້ຈະໝົດອາຍຸ' },
    body: { en: '{name}: until {date}', lo: '{name}: ເຖິງ {date}' },
  },
  MANY_EXPIRE_SOON: {
    title: {
      en: '{count} documents, contracts or probation periods expire soon',
      lo: 'ມີ {count} ລາຍການໃກ້ຈະໝົດອາຍຸ',
    },
    body: {
      en: 'First: {thing} of {name}, until {date}',
      lo: 'ລາຍການທຳອິດ: {thing}ຂອງ {name}, ເຖິງ {date}',
    },
  },
  RECORD_TO_COMPLETE: {
    title: { en: 'Complete your record', lo: 'ຕື່ມຂໍ້ມູນຂອງທ່ານໃຫ້ຄົບ' },
    body: {
      en: 'Phone, address, emergency contact and what else is missing',
      lo: 'ເບີໂທ, ທີ່ຢູ່, ຜູ້ຕິດຕໍ່ສຸກເສີນ ແລະ ຂໍ້ມູນອື່ນທີ່ຍັງຂາດ',
    },
  },
  PROPOSAL_WAITING: {
    title: { en: 'Change request awaiting your approval', lo: 'ຄຳຂໍແກ້ໄຂຂໍ້ມູນລໍຖ້າການອະນຸມັດຈາກທ່ານ' },
    body: { en: '{name}: {fields}', lo: '{name}: {fields}' },
  },
  PROPOSAL_APPROVED: {
    title: { en: 'Your change request was approved', lo: 'ຄຳຂໍແກ້ໄຂຂໍ້ມູນຂອງທ່ານໄດ້ຮັບການອະນຸມັດແລ້ວ' },
    body: { en: '{fields}, approved by {actor}', lo: '{fields}, ອະນຸມັດໂດຍ {actor}' },
  },
  PROPOSAL_REJECTED: {
    title: { en: 'Your change request was rejected', lo: 'ຄຳຂໍແກ້ໄຂຂໍ້ມູນຂອງທ່ານບໍ່ໄດ້ຮັບການອະນຸມັດ' },
    body: {
      en: '{fields}, rejected by {actor}: {comment}',
      lo: '{fields}, {actor} ປະຕິເສດ: {comment}',
    },
  },
} as const
