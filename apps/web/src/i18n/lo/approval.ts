import type { Same } from '../catalogue.ts'
import type { approval as english } from '../en/approval.ts'

export const approval: Same<typeof english> = {
  line: 'ລຳດັບການອະນຸມັດ',
  history: 'ປະຫວັດ',
  progress: 'ຂັ້ນທີ {{order}} ຈາກ {{total}}',
  hr: 'ຝ່າຍບຸກຄະລາກອນ',
  hrHint: 'ທຸກຄົນທີ່ມີສິດອະນຸມັດຂອງທັງບໍລິສັດ',
  waitingFor: 'ລໍຖ້າ {{name}}',
  waiting: 'ລໍຖ້າການຕັດສິນ',
  notYet: 'ຍັງບໍ່ຮອດຮອບ',
  notAsked: 'ບໍ່ໄດ້ຮັບການຖາມ',
  approved: 'ອະນຸມັດແລ້ວ',
  rejected: 'ບໍ່ອະນຸມັດ',
  skipped: 'ຂ້າມຂັ້ນຕອນ',
  skipReason: {
    REQUESTER: 'ຂ້າມ: ຜູ້ຂໍບໍ່ສາມາດອະນຸມັດຄຳຂໍຂອງຕົນເອງ',
    INACTIVE: 'ຂ້າມ: ບໍ່ໄດ້ເຮັດວຽກຢູ່ນີ້ແລ້ວ',
    EARLIER_IN_LINE: 'ຂ້າມ: ຢູ່ໃນຂັ້ນຕອນກ່ອນໜ້າແລ້ວ',
  },
  decidedFor: '{{by}} ແທນ {{approver}}',
  approve: 'ອະນຸມັດ',
  reject: 'ປະຕິເສດ',
  comment: 'ຄຳເຫັນ',
  commentRequired: 'ບອກເຫດຜົນ ເພື່ອໃຫ້ຜູ້ຂໍເຂົ້າໃຈ',
  refusal: {
    NOT_APPROVER: 'ທ່ານບໍ່ແມ່ນຜູ້ອະນຸມັດຂອງຄຳຂໍນີ້',
    OWN_REQUEST: 'ບໍ່ສາມາດອະນຸມັດຄຳຂໍຂອງຕົນເອງ',
    STEP_NOT_READY: 'ຍັງບໍ່ຮອດຮອບຂອງທ່ານ: ຂັ້ນຕອນກ່ອນໜ້າຍັງບໍ່ທັນຕັດສິນ',
    ALREADY_DECIDED: 'ຄຳຂໍນີ້ຖືກຕັດສິນແລ້ວ',
  },
  action: {
    REQUESTED: 'ສົ່ງຄຳຂໍ',
    EDITED: 'ແກ້ໄຂ',
    APPROVED: 'ອະນຸມັດ',
    REJECTED: 'ປະຕິເສດ',
    CANCELLED: 'ຍົກເລີກ',
    SKIPPED: 'ຂ້າມຂັ້ນຕອນ',
    REASSIGNED: 'ປ່ຽນຜູ້ອະນຸມັດ',
    REMINDED: 'ແຈ້ງເຕືອນ',
  },
}
