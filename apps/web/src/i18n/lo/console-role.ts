import type { Same } from '../catalogue.ts'
import type { consoleRole as english } from '../en/console-role.ts'

export const consoleRole: Same<typeof english> = {
  description: 'ສິ່ງທີ່ຜູ້ໃຊ້ໜ້າຄວບຄຸມລະບົບເບິ່ງ ແລະ ປ່ຽນໄດ້. ເປີດບົດບາດເພື່ອກຳນົດສິດທິ.',
  role: 'ບົດບາດ',
  empty: 'ຍັງບໍ່ມີບົດບາດ',
  emptyHint: 'ຜູ້ທີ່ມີສິດທິເຕັມບໍ່ຕ້ອງມີບົດບາດ. ເພີ່ມບົດບາດໃຫ້ຜູ້ທີ່ເຮັດວຽກພຽງບາງສ່ວນ.',
  notHeld: 'ໃຫ້ສິດທິຫຼາຍກວ່າທີ່ທ່ານມີ',
  deleteInUse: 'ຍັງມີຜູ້ໃຊ້ບົດບາດນີ້: ມອບບົດບາດອື່ນໃຫ້ກ່ອນ',
  users_one: 'ຜູ້ໃຊ້ {{count}} ຄົນ',
  users_other: 'ຜູ້ໃຊ້ {{count}} ຄົນ',
  permissionsDescription: 'ໃຜເຮັດຫຍັງໄດ້ໃນໜ້າຄວບຄຸມລະບົບນີ້. ກຳນົດສິດທິໄດ້ໃນແຕ່ລະບົດບາດ.',
  fullAccessToo: 'ຜູ້ທີ່ມີສິດທິເຕັມເຮັດໄດ້ທັງໝົດນີ້ ໂດຍບໍ່ຕ້ອງມີບົດບາດ.',
  toUsers: 'ເບິ່ງຜູ້ໃຊ້ໜ້າຄວບຄຸມລະບົບ',
  page: 'ໜ້າ',
  nobody: 'ບໍ່ມີບົດບາດ',
}
