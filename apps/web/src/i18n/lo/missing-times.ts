import type { Same } from '../catalogue.ts'
import type { missingTimes as english } from '../en/missing-times.ts'

export const missingTimes: Same<typeof english> = {
  title: 'ມື້ທີ່ຂາດເວລາ',
  hint: 'ກົດ Enter ເພື່ອໄປຫາເວລາທີ່ຂາດຕໍ່ໄປ. ມື້ທີ່ບໍ່ໄດ້ໃສ່ເວລາຈະຄືເກົ່າ.',
  fill: 'ໃສ່ເວລາຕາມກະ',
  own: 'ໃຫ້ເຈົ້າໜ້າທີ່ HR ຄົນອື່ນໃສ່',
  reasonHint: 'ສຳລັບທຸກມື້ເຫຼົ່ານີ້ ເຊັ່ນ: ເຄື່ອງປ້ຳໂມງເສຍ',
  save_one: 'ບັນທຶກ {{count}} ມື້',
  save_other: 'ບັນທຶກ {{count}} ມື້',
  empty: 'ບໍ່ມີມື້ທີ່ຂາດເວລາໃນຊ່ວງວັນທີນີ້',
  emptyHint: 'ມື້ທີ່ມີພຽງເວລາເຂົ້າ ຫຼື ພຽງເວລາອອກ ຈະສະແດງຢູ່ນີ້.',
}
