// Default texts of notifications about requests (R11): `request` is the kind and what is requested, `what` and `times`
// its details.
export const requestTexts = {
  REQUEST_WAITING: {
    title: { en: '{request} awaiting your approval', lo: '{request}ລໍຖ້າການອະນຸມັດຈາກທ່ານ' },
    body: { en: '{name}: {what}, {dates} ({times})', lo: '{name}: {what}, {dates} ({times})' },
  },
  REQUEST_REQUESTED: {
    title: { en: '{actor} made a request for you', lo: '{actor} ສົ່ງຄຳຂໍແທນທ່ານ' },
    body: { en: '{request}: {what}, {dates} ({times})', lo: '{request}: {what}, {dates} ({times})' },
  },
  REQUEST_REMINDED: {
    title: { en: 'Reminder: {request} awaiting your approval', lo: '{request}ຍັງລໍຖ້າການອະນຸມັດຈາກທ່ານ' },
    body: {
      en: '{name}: {what}, {dates} ({times}). Working days waiting: {waited}',
      lo: '{name}: {what}, {dates} ({times}), ລໍຖ້າມາ {waited} ມື້ເຮັດວຽກແລ້ວ',
    },
  },
  REQUEST_EDITED: {
    title: { en: '{request} changed by {actor}', lo: '{actor} ແກ້ໄຂ{request}' },
    body: { en: '{name}: {what}, {dates} ({times})', lo: '{name}: {what}, {dates} ({times})' },
  },
  REQUEST_STEP_APPROVED: {
    title: { en: '{actor} approved {progress}', lo: '{actor} ອະນຸມັດ{progress} ແລ້ວ' },
    body: {
      en: '{request}, {what}, {dates}: {next} decides next',
      lo: '{request}, {what}, {dates}: ຜູ້ອະນຸມັດຄົນຖັດໄປແມ່ນ {next}',
    },
  },
  REQUEST_APPROVED: {
    title: { en: '{request} approved', lo: '{request}ໄດ້ຮັບການອະນຸມັດແລ້ວ' },
    body: {
      en: '{what}, {dates} ({times}), approved by {actor}',
      lo: '{what}, {dates} ({times}), ອະນຸມັດໂດຍ {actor}',
    },
  },
  REQUEST_REJECTED: {
    title: { en: '{request} rejected', lo: '{request}ບໍ່ໄດ້ຮັບການອະນຸມັດ' },
    body: {
      en: '{what}, {dates}, rejected by {actor}: {comment}',
      lo: '{what}, {dates}, {actor} ປະຕິເສດ: {comment}',
    },
  },
  REQUEST_CANCELLED: {
    title: { en: '{request} cancelled', lo: '{request}ຖືກຍົກເລີກ' },
    body: {
      en: '{name}: {what}, {dates}, cancelled by {actor}',
      lo: '{name}: {what}, {dates}, ຍົກເລີກໂດຍ {actor}',
    },
  },
  REQUEST_WITHDRAWN: {
    title: { en: '{request} withdrawn', lo: '{request}ຖືກຖອນແລ້ວ' },
    body: {
      en: '{name}: {what}, {dates} ({times}), by {actor}',
      lo: '{name}: {what}, {dates} ({times}), ໂດຍ {actor}',
    },
  },
  REQUEST_REASSIGNED: {
    title: { en: '{request} has a new approver', lo: 'ປ່ຽນຜູ້ອະນຸມັດ{request}' },
    body: {
      en: '{name}: {what}, {dates}. {newApprover} approves instead of {oldApprover}',
      lo: '{name}: {what}, {dates}: {newApprover} ອະນຸມັດແທນ {oldApprover}',
    },
  },
} as const
