import type { Same } from '../catalogue.ts'
import type { ownAccount as english } from '../en/own-account.ts'

export const ownAccount: Same<typeof english> = {
  securityText: 'ວິທີເຂົ້າລະບົບຂອງທ່ານ ແລະ ອຸປະກອນທີ່ກຳລັງໃຊ້ຢູ່.',
  sessions: 'ອຸປະກອນທີ່ເຂົ້າລະບົບຢູ່',
  sessionsText: 'ຖ້າມີອຸປະກອນທີ່ທ່ານບໍ່ຮູ້ຈັກ, ໃຫ້ນຳມັນອອກຈາກລະບົບ ແລະ ປ່ຽນລະຫັດຜ່ານ.',
  device: 'ອຸປະກອນ',
  deviceOn: '{{browser}} ໃນ {{system}}',
  deviceUnknown: 'ອຸປະກອນທີ່ບໍ່ຮູ້ຈັກ',
  thisDevice: 'ອຸປະກອນນີ້',
  place: 'ພາກສ່ວນ',
  address: 'ທີ່ຢູ່ເຄືອຂ່າຍ',
  since: 'ເຂົ້າລະບົບເມື່ອ',
  seen: 'ໃຊ້ຄັ້ງສຸດທ້າຍ',
  endSession: 'ນຳອອກຈາກລະບົບ',
  endSessionNamed: 'ນຳອອກຈາກລະບົບ: {{device}}',
  endSessionTitle: 'ນຳ {{device}} ອອກຈາກລະບົບບໍ່?',
  endSessionText: 'ສິ່ງທີ່ຍັງບໍ່ໄດ້ບັນທຶກຢູ່ບ່ອນນັ້ນຈະເສຍໄປ.',
  sessionEnded: 'ນຳອອກຈາກລະບົບແລ້ວ: {{device}}',
  endOthers: 'ນຳອຸປະກອນອື່ນທັງໝົດອອກ',
  endOthersTitle: 'ນຳອຸປະກອນອື່ນທັງໝົດອອກຈາກລະບົບບໍ່?',
  endOthersText: 'ທ່ານຈະຍັງເຂົ້າລະບົບຢູ່ອຸປະກອນນີ້ເທົ່ານັ້ນ.',
  othersEnded: 'ອຸປະກອນອື່ນທັງໝົດອອກຈາກລະບົບແລ້ວ',
}
