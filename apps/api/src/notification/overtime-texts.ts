// Texts of notifications about own overtime that HR corrects (O3).
export const overtimeTexts = {
  OT_CORRECTED: {
    title: { en: '{actor} corrected your overtime', lo: '{actor} ແກ້ໄຂລ່ວງເວລາຂອງທ່ານ' },
    body: { en: '{dates}: {comment}', lo: '{dates}: {comment}' },
  },
  OT_CORRECTION_UNDONE: {
    title: {
      en: '{actor} undid a correction to your overtime',
      lo: '{actor} ຖອນຄືນການແກ້ໄຂລ່ວງເວລາຂອງທ່ານ',
    },
    body: { en: '{dates}', lo: '{dates}' },
  },
} as const
