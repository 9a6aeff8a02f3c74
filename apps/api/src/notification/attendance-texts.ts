// Texts of notifications about days of attendance: own days overruled by HR (A8), days recomputed after an upgrade (A16).
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
  NEWER_RULES: {
    title: {
      en: 'Attendance was recalculated after an upgrade',
      lo: 'ການອັບເກຣດໄດ້ຄິດໄລ່ການເຂົ້າວຽກຄືນໃໝ່',
    },
    body: {
      en: 'Days changed: {changed}. Days in closed periods that would change but were left as they are: {closed}',
      lo: 'ມື້ທີ່ປ່ຽນ: {changed}. ມື້ໃນຮອບທີ່ປິດແລ້ວ ເຊິ່ງຈະຕ່າງຈາກເດີມແຕ່ບໍ່ໄດ້ປ່ຽນ: {closed}',
    },
  },
} as const
