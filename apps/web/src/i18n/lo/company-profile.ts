import type { companyProfile as english } from '../en/company-profile.ts'
import type { Same } from '../catalogue.ts'

export const companyProfile: Same<typeof english> = {
  description: 'ຊື່ບໍລິສັດຂອງທ່ານ ແລະ ກົດລະບຽບທີ່ໃຊ້ກັບທຸກຄົນໃນບໍລິສັດ.',
  company: 'ບໍລິສັດ',
  address: 'ທີ່ຢູ່',
  addressLine: 'ເຮືອນເລກທີ ແລະ ຖະໜົນ',
  shift: 'ກະເຮັດວຽກຫຼັກ',
  shiftHint: 'ໃຊ້ກັບທຸກຄົນທີ່ບໍ່ມີກະຂອງຕົນເອງ.',
  changeShift: 'ປ່ຽນກະຫຼັກ',
  save: 'ບັນທຶກການປ່ຽນແປງ',
  saved: 'ປ່ຽນໂປຣໄຟລ໌ບໍລິສັດແລ້ວ',
  chooseLogo: 'ເລືອກໂລໂກ້',
  changeLogo: 'ປ່ຽນໂລໂກ້',
  removeLogo: 'ລຶບໂລໂກ້',
  logoHint: 'ຮູບ PNG, JPEG, WebP ຫຼື GIF. ສະແດງຢູ່ເທິງສຸດຂອງທຸກໜ້າ. ພື້ນຫຼັງໂປ່ງໃສຈະງາມທີ່ສຸດ.',
  logoRefused: 'ກະລຸນາເລືອກຮູບ PNG, JPEG, WebP ຫຼື GIF ທີ່ບໍ່ເກີນ {{size}} MB',
  logoChanged: 'ປ່ຽນໂລໂກ້ແລ້ວ',
  logoRemoved: 'ລຶບໂລໂກ້ແລ້ວ',
}
