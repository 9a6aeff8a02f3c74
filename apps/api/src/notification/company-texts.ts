// Texts of notifications about who approves: delegations (R10), approval lines that need a second person (P11), and
// planned moves of units (P9).
export const companyTexts = {
  DELEGATED: {
    title: { en: 'You approve for {name}', lo: 'ທ່ານອະນຸມັດແທນ {name}' },
    body: {
      en: '{dates}: requests to {name} also come to you',
      lo: '{dates}: ຄຳຂໍທີ່ສົ່ງຫາ {name} ຈະສົ່ງຫາທ່ານເຊັ່ນກັນ',
    },
  },
  DELEGATION_ENDED: {
    title: { en: 'You no longer approve for {name}', lo: 'ທ່ານບໍ່ໄດ້ອະນຸມັດແທນ {name} ແລ້ວ' },
    body: { en: 'Was planned for {dates}', lo: 'ເຄີຍກຳນົດໄວ້ {dates}' },
  },
  DELEGATE_GONE: {
    title: { en: '{name} no longer approves for you', lo: '{name} ບໍ່ໄດ້ອະນຸມັດແທນທ່ານແລ້ວ' },
    body: {
      en: 'Your delegate for {dates} no longer works here. Choose someone else',
      lo: 'ຜູ້ອະນຸມັດແທນທ່ານ {dates} ບໍ່ໄດ້ເຮັດວຽກຢູ່ນີ້ແລ້ວ. ກະລຸນາເລືອກຄົນອື່ນ',
    },
  },
  MOVE_NOT_POSSIBLE: {
    title: { en: '{unit} did not move as planned', lo: '{unit} ບໍ່ໄດ້ຍ້າຍຕາມແຜນ' },
    body: {
      en: 'The move to {parent} on {date} is no longer possible: it would place the unit inside itself',
      lo: 'ບໍ່ສາມາດຍ້າຍໄປ {parent} ໃນວັນທີ {date} ໄດ້ແລ້ວ: ໜ່ວຍງານຈະຢູ່ພາຍໃຕ້ຕົນເອງ',
    },
  },
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
      en: '{request} keep the current line: {comment}',
      lo: '{request} ຍັງໃຊ້ລຳດັບເກົ່າ: {comment}',
    },
  },
} as const
