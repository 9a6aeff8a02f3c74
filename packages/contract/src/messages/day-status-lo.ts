// The statuses of a day in Lao (spec 4): on the screen, and in what the server writes.
import type { DayStatus } from '@hr/domain/attendance/attendance-status.ts'

/** Of a day that is open and has no status yet (A7). */
export const openDayName = 'ກຳລັງດຳເນີນ'

export const dayStatusNames = {
  REGULAR: 'ປົກກະຕິ',
  LATE: 'ມາຊ້າ',
  NO_TIME_IN: 'ບໍ່ມີເວລາເຂົ້າ',
  NO_TIME_OUT: 'ບໍ່ມີເວລາອອກ',
  ABSENT: 'ຂາດວຽກ',
  IRREGULAR: 'ຜິດປົກກະຕິ',
  ON_LEAVE: 'ລາພັກ',
  ATTENDANCE_REQUEST: 'ຄຳຂໍແກ້ໄຂເວລາ',
  LEAVE_AM: 'ລາເຄິ່ງເຊົ້າ',
  LEAVE_PM: 'ລາເຄິ່ງແລງ',
  LEAVE_FULL_DAY: 'ລາເຕັມມື້',
  WEEKEND: 'ທ້າຍອາທິດ',
  HOLIDAY: 'ວັນພັກ',
  LEAVE: 'ການລາພັກ',
  ATTENDANCE: 'ການເຂົ້າ-ອອກວຽກ',
  EARLY_OUT: 'ອອກກ່ອນເວລາ',
  WAIVE: 'ຍົກເວັ້ນ',
  OVERTIME: 'ລ່ວງເວລາ',
  OFF_SITE_WORK: 'ວຽກນອກສະຖານທີ່',
} as const satisfies Readonly<Record<DayStatus, string>>
