import type { Same } from '../catalogue.ts'
import type { system as english } from '../en/system.ts'

export const system: Same<typeof english> = {
  testTitle: 'ໜ້າທົດສອບ',
  testText: 'ສະພາບຂອງບຣາວເຊີ ແລະ ເຊີບເວີ, ໂດຍບໍ່ມີຂໍ້ມູນລັບ.',
  client: 'ບຣາວເຊີ',
  server: 'ເຊີບເວີ',
  version: 'ລຸ້ນ',
  language: 'ພາສາ',
  push: 'ສິດການແຈ້ງເຕືອນ',
  socket: 'ການເຊື່ອມຕໍ່ສົດ',
  storage: 'ບ່ອນເກັບຂໍ້ມູນ',
  health: 'ສະພາບ',
  ready: 'ຖານຂໍ້ມູນ',
  online: 'ເຄືອຂ່າຍ',
  ok: 'ປົກກະຕິ',
  failed: 'ບໍ່ສຳເລັດ',
  checking: 'ກຳລັງກວດສອບ',
  granted: 'ອະນຸຍາດແລ້ວ',
  denied: 'ຖືກປິດກັ້ນ',
  default: 'ຍັງບໍ່ໄດ້ຖາມ',
  unsupported: 'ບໍ່ຮອງຮັບ',
  available: 'ໃຊ້ໄດ້',
  unavailable: 'ໃຊ້ບໍ່ໄດ້',
  notSignedIn: 'ໃຊ້ໄດ້ເມື່ອເຂົ້າສູ່ລະບົບເທົ່ານັ້ນ',
}
