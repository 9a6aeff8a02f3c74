import type { Same } from '../catalogue.ts'
import type { closedPeriod as english } from '../en/closed-period.ts'

export const closedPeriod: Same<typeof english> = {
  notice: 'ການເຂົ້າວຽກຖືກປິດແລ້ວເຖິງ {{date}}. ມື້ທີ່ປິດແລ້ວ ຖ້າມີການປ່ຽນແປງ ຈະຖືກລະບຸເປັນຄວາມແຕກຕ່າງ.',
  change: {
    days: 'ປ່ຽນມື້ໃນຮອບທີ່ປິດແລ້ວ',
    records: 'ປ່ຽນບັນທຶກໃນຮອບທີ່ປິດແລ້ວ',
  },
  changeHint: 'ສິ່ງທີ່ປ່ຽນຈະຖືກລະບຸເປັນຄວາມແຕກຕ່າງຂອງຮອບ ພ້ອມເຫດຜົນຂອງທ່ານ.',
  reason: 'ເຫດຜົນ (ຮອບທີ່ປິດແລ້ວ)',
  reasonHint: 'ເຫດຜົນນີ້ຈະຖືກບັນທຶກພ້ອມກັບແຕ່ລະຄວາມແຕກຕ່າງຂອງຮອບທີ່ປິດແລ້ວ.',
}
