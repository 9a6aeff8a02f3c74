import type { Same } from '../catalogue.ts'
import type { savedView as english } from '../en/saved-view.ts'

export const savedView: Same<typeof english> = {
  views: 'ມຸມມອງ',
  none: 'ລາຍການນີ້ຍັງບໍ່ມີມຸມມອງທີ່ບັນທຶກໄວ້',
  shared: 'ແບ່ງປັນ',
  save: 'ບັນທຶກມຸມມອງນີ້',
  saveTitle: 'ບັນທຶກມຸມມອງນີ້',
  renameTitle: 'ປ່ຽນຊື່ມຸມມອງ',
  renameNamed: 'ປ່ຽນຊື່ “{{name}}”',
  deleteNamed: 'ລຶບ “{{name}}”',
  deleteTitle: 'ລຶບມຸມມອງ “{{name}}” ຫຼືບໍ່?',
  deleteShared: 'ມຸມມອງນີ້ແບ່ງປັນກັນຢູ່: ຈະບໍ່ມີໃຜເຫັນອີກ.',
  delete: 'ລຶບມຸມມອງ',
  deleted: 'ລຶບມຸມມອງແລ້ວ',
  name: 'ຊື່',
  share: 'ແບ່ງປັນໃຫ້ທຸກຄົນ',
  shareHint: 'ແຕ່ລະຄົນຍັງເຫັນສະເພາະຂໍ້ມູນທີ່ຕົນມີສິດເຫັນ.',
  saveNow: 'ບັນທຶກ',
  saved: 'ບັນທຶກມຸມມອງແລ້ວ',
}
