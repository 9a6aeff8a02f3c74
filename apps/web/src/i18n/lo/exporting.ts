import type { exporting as english } from '../en/exporting.ts'
import type { Same } from '../catalogue.ts'

export const exporting: Same<typeof english> = {
  export: 'ສົ່ງອອກ',
  title: 'ສົ່ງອອກເປັນໄຟລ໌ຕາຕະລາງ',
  reading: 'ກຳລັງອ່ານຂໍ້ມູນ',
  writing: 'ກຳລັງຂຽນໄຟລ໌',
  progressOf: '{{done}} ຈາກ {{total}}',
  cancel: 'ຍົກເລີກການສົ່ງອອກ',
  done: 'ສົ່ງອອກແລ້ວ',
  doneRows: 'ສົ່ງອອກແລ້ວ. ຈຳນວນແຖວໃນໄຟລ໌: {{count}}',
  nothing: 'ບໍ່ມີຂໍ້ມູນໃຫ້ສົ່ງອອກ: ບໍ່ພົບລາຍການທີ່ກົງກັນ',
}
