import type { Same } from '../catalogue.ts'
import type { attendanceBoard as english } from '../en/attendance-board.ts'

export const attendanceBoard: Same<typeof english> = {
  description: 'ໃຜຢູ່ບ່ອນເຮັດວຽກຕອນນີ້. ໜ້ານີ້ອັບເດດເອງທຸກຄັ້ງທີ່ມີການປ້ຳໂມງ.',
  everybody: 'ທຸກຄົນ',
  states: {
    IN: 'ຢູ່ບ່ອນເຮັດວຽກ',
    OUT: 'ອອກແລ້ວ',
    MISSING: 'ຍັງບໍ່ມາ',
    NOT_YET: 'ຍັງບໍ່ຮອດເວລາ',
    AWAY: 'ລາພັກ ຫຼື ອອກນອກ',
    OFF: 'ວັນພັກ',
  },
  late: 'ມາຊ້າ',
  lateBy: 'ມາຊ້າ {{minutes}} ນາທີ',
  state: 'ຕອນນີ້',
  detail: 'ລາຍລະອຽດ',
  filter: 'ສະແດງສະເພາະ',
  unit: 'ໜ່ວຍງານ',
  since: 'ເຂົ້າແຕ່ {{time}}',
  left: 'ອອກເວລາ {{time}}',
  offSite: 'ວຽກນອກສະຖານທີ່: {{place}}',
  expectedAt: 'ຄວນມາເວລາ {{time}}',
  empty: 'ບໍ່ມີພະນັກງານທີ່ຈະສະແດງ',
  emptyHint: 'ພະນັກງານຈະສະແດງຢູ່ນີ້ນັບແຕ່ມື້ທຳອິດຂອງສັນຍາ.',
}
