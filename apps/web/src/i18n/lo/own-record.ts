import type { Same } from '../catalogue.ts'
import type { ownRecord as english } from '../en/own-record.ts'

export const ownRecord: Same<typeof english> = {
  reason: 'ເຫດຜົນ (ຂໍ້ມູນຂອງຕົນເອງ)',
  reasonHint: 'ເຫດຜົນນີ້ຈະຖືກເກັບໄວ້ໃນບັນທຶກການປ່ຽນແປງ. ຫົວໜ້າໂດຍກົງ ແລະ ຜູ້ດູແລລະບົບຈະໄດ້ຮັບການແຈ້ງເຕືອນ.',
  lockedFields: 'ເງິນເດືອນ, ການຈ້າງງານ ແລະ ລະຫັດພະນັກງານຂອງທ່ານຖືກລັອກໄວ້ຢູ່ນີ້: ຕ້ອງໃຫ້ຜູ້ອື່ນເປັນຜູ້ປ່ຽນ.',
  byOthers: 'ວຽກ, ເງິນເດືອນ ແລະ ກະເຮັດວຽກຂອງທ່ານຕ້ອງໃຫ້ຜູ້ອື່ນປ່ຽນ.',
}
