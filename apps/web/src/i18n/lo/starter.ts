import type { Same } from '../catalogue.ts'
import type { starter as english } from '../en/starter.ts'

export const starter: Same<typeof english> = {
  positionsDescription: 'ບໍລິສັດໃໝ່ເລີ່ມຕົ້ນດ້ວຍຕຳແໜ່ງເຫຼົ່ານີ້. ບໍລິສັດທີ່ມີຢູ່ແລ້ວບໍ່ປ່ຽນແປງ.',
  departmentsDescription: 'ບໍລິສັດໃໝ່ເລີ່ມຕົ້ນດ້ວຍພະແນກເຫຼົ່ານີ້. ບໍລິສັດທີ່ມີຢູ່ແລ້ວບໍ່ປ່ຽນແປງ.',
  position: 'ຕຳແໜ່ງ',
  department: 'ພະແນກ',
  addPosition: 'ເພີ່ມຕຳແໜ່ງ',
  addDepartment: 'ເພີ່ມພະແນກ',
  savePosition: 'ບັນທຶກຕຳແໜ່ງ',
  saveDepartment: 'ບັນທຶກພະແນກ',
  deletePosition: 'ລຶບຕຳແໜ່ງ',
  deleteDepartment: 'ລຶບພະແນກ',
  deleteText: 'ບໍລິສັດໃໝ່ຈະບໍ່ມີລາຍການນີ້. ບໍລິສັດທີ່ມີຢູ່ແລ້ວຍັງຮັກສາໄວ້ຄືເກົ່າ.',
  orderPositions: 'ລຳດັບຂອງຕຳແໜ່ງ',
  orderDepartments: 'ລຳດັບຂອງພະແນກ',
  orderPositionsText: 'ລາຍການໜ້ານີ້ສະແດງຕຳແໜ່ງຕາມລຳດັບນີ້. ບໍລິສັດຈະເຫັນຕາມຊື່.',
  orderDepartmentsText: 'ໂຄງຮ່າງຂອງບໍລິສັດໃໝ່ຈະມີພະແນກຕາມລຳດັບນີ້.',
  emptyPositions: 'ຍັງບໍ່ມີຕຳແໜ່ງ',
  emptyDepartments: 'ຍັງບໍ່ມີພະແນກ',
  emptyPositionsHint: 'ຖ້າບໍ່ມີຕຳແໜ່ງຢູ່ນີ້, ບໍລິສັດໃໝ່ຈະເລີ່ມຕົ້ນໂດຍບໍ່ມີຕຳແໜ່ງ.',
  emptyDepartmentsHint: 'ຖ້າບໍ່ມີພະແນກຢູ່ນີ້, ບໍລິສັດໃໝ່ຈະເລີ່ມຕົ້ນໂດຍບໍ່ມີໂຄງຮ່າງ.',
}
