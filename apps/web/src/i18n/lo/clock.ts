import type { Same } from '../catalogue.ts'
import type { clock as english } from '../en/clock.ts'

export const clock: Same<typeof english> = {
  title: 'ປ້ຳໂມງມື້ນີ້',
  open: 'ການເຂົ້າ-ອອກວຽກຂອງຂ້ອຍ',
  shift: 'ເວລາເຮັດວຽກ {{timeIn}} ຫາ {{timeOut}}',
  clockIn: 'ປ້ຳໂມງເຂົ້າ',
  clockOut: 'ປ້ຳໂມງອອກ',
  clockOutAgain: 'ປ້ຳໂມງອອກອີກຄັ້ງ',
  lastCounts: 'ນັບເວລາອອກຄັ້ງສຸດທ້າຍ.',
  recorded: 'ບັນທຶກແລ້ວເວລາ {{time}}',
  recordedOfNoDay: 'ບັນທຶກແລ້ວເວລາ {{time}}. ເວລານີ້ໄວ ຫຼື ຊ້າເກີນໄປ ຈຶ່ງບໍ່ນັບໃຫ້ມື້ເຮັດວຽກໃດ. ຝ່າຍບຸກຄະລາກອນເຫັນ ແລະ ຊ່ວຍໄດ້',
  unanswered: 'ເຊີບເວີບໍ່ຕອບ, ຈຶ່ງບໍ່ແນ່ໃຈວ່າໄດ້ບັນທຶກແລ້ວບໍ່. ກົດອີກຄັ້ງ: ຈະບັນທຶກພຽງຄັ້ງດຽວ.',
  firstIn: 'ເຂົ້າຄັ້ງທຳອິດ',
  lastOut: 'ອອກຄັ້ງສຸດທ້າຍ',
  worked: 'ເຮັດວຽກມາແລ້ວ',
  notYet: 'ຍັງບໍ່ມີ',
  workOn: '{{name}}, ເວລາເຮັດວຽກ {{times}}',
}
