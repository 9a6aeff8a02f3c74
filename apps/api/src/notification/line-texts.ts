// Texts of notifications about approval line changes that need a second person (P11).
export const lineTexts = {
  LINE_PROPOSED: {
    title: {
      en: '{actor} asks you to confirm an approval line',
      lo: '{actor} ຂໍໃຫ້ທ່ານຢືນຢັນລຳດັບການອະນຸມັດ',
    },
    body: {
      en: '{request}: the change applies when you or another person with the permission confirms it',
      lo: '{request}: ການປ່ຽນແປງຈະມີຜົນເມື່ອທ່ານ ຫຼື ຜູ້ມີສິດຄົນອື່ນຢືນຢັນ',
    },
  },
  LINE_CONFIRMED: {
    title: { en: '{actor} confirmed your approval line', lo: '{actor} ຢືນຢັນລຳດັບການອະນຸມັດຂອງທ່ານແລ້ວ' },
    body: {
      en: '{request}: it applies to requests from now on',
      lo: '{request}: ມີຜົນກັບຄຳຂໍນັບແຕ່ນີ້ໄປ',
    },
  },
  LINE_DECLINED: {
    title: { en: '{actor} declined your approval line', lo: '{actor} ປະຕິເສດລຳດັບການອະນຸມັດຂອງທ່ານ' },
    body: {
      en: '{request} keep the line they have: {comment}',
      lo: '{request} ຍັງໃຊ້ລຳດັບເກົ່າ: {comment}',
    },
  },
} as const
