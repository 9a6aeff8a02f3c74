import type { Same } from '../catalogue.ts'
import type { adjustImport as english } from '../en/adjust-import.ts'

export const adjustImport: Same<typeof english> = {
  open: 'ນຳເຂົ້າຍອດວັນພັກ',
  title: 'ນຳເຂົ້າຍອດວັນພັກ',
  text: 'ການປັບວັນພັກ ແລະ ຍອດຍົກມາ, ລາຍການລະໜຶ່ງແຖວ. ແຖວທີ່ເຄີຍນຳເຂົ້າແລ້ວຈະບໍ່ປ່ຽນແປງຫຍັງ.',
  stepDone: 'ສຳເລັດ',
  templateHint:
    'ໄຟລ໌ Excel ທີ່ມີພະນັກງານທຸກຄົນ, ແຕ່ລະປະເພດການລາພັກ ແລະ ວັນພັກທີ່ເຫຼືອ. ໃສ່ຈຳນວນມື້ໃຫ້ຄົນທີ່ຕ້ອງການປ່ຽນ; ແຖວທີ່ບໍ່ມີຈຳນວນມື້ຈະຖືກຂ້າມ.',
  outcomes: 'ແຕ່ລະແຖວຈະປ່ຽນແປງຫຍັງ',
  before: 'ເຫຼືອກ່ອນ',
  after: 'ເຫຼືອຫຼັງ',
  lost: 'ໃຊ້ໄດ້ເຖິງ {{date}}; {{days}} ມື້ໝົດອາຍຸໂດຍບໍ່ໄດ້ໃຊ້',
  known: 'ເຄີຍນຳເຂົ້າແລ້ວ',
  importNow_one: 'ນຳເຂົ້າ {{count}} ແຖວ',
  importNow_other: 'ນຳເຂົ້າ {{count}} ແຖວ',
  importGood_one: 'ນຳເຂົ້າ {{count}} ແຖວທີ່ບໍ່ມີຂໍ້ຜິດພາດ',
  importGood_other: 'ນຳເຂົ້າ {{count}} ແຖວທີ່ບໍ່ມີຂໍ້ຜິດພາດ',
  imported: 'ນຳເຂົ້າແລ້ວ: {{booked}}. ເຄີຍນຳເຂົ້າກ່ອນໜ້ານີ້: {{unchanged}}.',
  toSummary: 'ໄປທີ່ສະຫຼຸບການລາພັກ',
}
