import type { Same } from '../catalogue.ts'
import type { otSummary as english } from '../en/ot-summary.ts'

export const otSummary: Same<typeof english> = {
  whose: 'ລ່ວງເວລາຂອງໃຜ',
  scopes: { mine: 'ຂອງຂ້ອຍ', team: 'ທີມຂອງຂ້ອຍ', all: 'ທຸກຄົນ' },
  recounting_one: 'ກຳລັງຄິດໄລ່ການເຂົ້າ-ອອກວຽກຂອງ {{count}} ຄົນຄືນໃໝ່: ລ່ວງເວລາອາດຈະປ່ຽນ.',
  recounting_other: 'ກຳລັງຄິດໄລ່ການເຂົ້າ-ອອກວຽກຂອງ {{count}} ຄົນຄືນໃໝ່: ລ່ວງເວລາອາດຈະປ່ຽນ.',
  totals: 'ຍອດລວມຂອງຊ່ວງວັນທີນີ້',
  people: 'ພະນັກງານ',
  records: 'ບັນທຶກ',
  toCorrect: 'ຕ້ອງແກ້ໄຂ {{count}}',
  toCorrectOf: 'ຕ້ອງແກ້ໄຂ {{count}}: {{name}}',
  atRate: '{{percent}} %',
  overLimits: 'ເກີນຂີດຈຳກັດ',
  noSalary: 'ບໍ່ມີເງິນເດືອນ: {{count}}',
  byUnit: 'ຊົ່ວໂມງທີ່ໄດ້ຮັບເງິນ ຕາມໜ່ວຍງານ',
  byMonth: 'ຊົ່ວໂມງທີ່ໄດ້ຮັບເງິນ ແຕ່ລະເດືອນ (ວັນທີ 21 ຫາ 20)',
  month: 'ເດືອນ',
  total: 'ລວມ',
  otherUnits: 'ໜ່ວຍງານອື່ນ',
  byPerson: 'ຕາມພະນັກງານ',
  flagged: 'ຕ້ອງແກ້ໄຂ',
  amountIn: 'ຄ່າລ່ວງເວລາ ({{currency}})',
  withoutSalary: 'ບັນທຶກທີ່ບໍ່ມີເງິນເດືອນ',
}
