import type { Same } from '../catalogue.ts'
import type { recount as english } from '../en/recount.ts'

export const recount: Same<typeof english> = {
  effect: 'ຜົນຕໍ່ການລາພັກ',
  noEffect: 'ບໍ່ມີການລາພັກໃດຖືກນັບຕ່າງຈາກເກົ່າ.',
  counts_one: 'ມີ {{count}} ຄຳຂໍທີ່ນັບຕ່າງໄປ: ຈາກ {{before}} ເປັນ {{after}}.',
  counts_other: 'ມີ {{count}} ຄຳຂໍທີ່ນັບຕ່າງໄປ: ລວມຈາກ {{before}} ເປັນ {{after}}.',
  takeDays: 'ຫັກວັນທີ່ນັບຄືນຈາກວັນພັກຄົງເຫຼືອ',
  takeDaysHint: 'ຖ້າບໍ່ເລືອກ, ຈະບໍ່ຫັກວັນເພີ່ມ, ແລະ ຄຳຂໍທີ່ບໍ່ມີວັນເຫຼືອໃຫ້ນັບຈະຖືກຍົກເລີກ.',
  GIVEN_BACK: 'ຄືນວັນພັກ',
  TAKEN: 'ຈະນັບຄືນ',
  MOVED: 'ຈຳນວນເທົ່າເກົ່າ, ແຕ່ນັບວັນອື່ນ',
  KEPT: 'ຄົງໄວ້ຄືເກົ່າ',
  SHORT: 'ຄົງໄວ້: ວັນພັກບໍ່ພຽງພໍ',
  CANCELLED: 'ຍົກເລີກ: ບໍ່ມີວັນເຫຼືອໃຫ້ນັບ',
}
