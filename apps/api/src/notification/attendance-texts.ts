// What notifications say about the own days of attendance that HR overruled (A8).
export const attendanceTexts = {
  DAY_OVERRULED: {
    title: { en: '{actor} corrected your attendance', lo: '{actor} ແກ້ໄຂການເຂົ້າ-ອອກວຽກຂອງທ່ານ' },
    body: { en: '{what}, {dates}: {comment}', lo: '{what}, {dates}: {comment}' },
  },
  OVERRULE_UNDONE: {
    title: {
      en: '{actor} undid a correction to your attendance',
      lo: '{actor} ຖອນຄືນການແກ້ໄຂການເຂົ້າ-ອອກວຽກຂອງທ່ານ',
    },
    body: { en: '{what}, {dates}', lo: '{what}, {dates}' },
  },
} as const
