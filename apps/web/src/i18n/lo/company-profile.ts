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
  timeZone: 'ເຂດເວລາ',
  timeZoneHint: 'ວັນທີ ແລະ ເວລາຂອງບໍລິສັດໃຊ້ເຂດເວລານີ້ ສຳລັບທຸກຄົນ ແລະ ທຸກບ່ອນ.',
  changeTimeZone: 'ປ່ຽນເຂດເວລາ',
  timeZoneTitle: 'ປ່ຽນເຂດເວລາເປັນ {{zone}} ບໍ?',
  timeZoneText:
    'ເວລາກົດເຂົ້າ-ອອກຍັງເປັນຊ່ວງເວລາເດີມ ແຕ່ໂມງຈະສະແດງເວລາອື່ນ. ລະບົບຈະຄິດໄລ່ການເຂົ້າ-ອອກວຽກຂອງຮອບທີ່ຍັງເປີດຢູ່ຄືນໃໝ່; ຮອບທີ່ປິດແລ້ວບໍ່ປ່ຽນ.',
  timeZoneChanged: 'ປ່ຽນເຂດເວລາແລ້ວ',
  zoneFrom: 'ຮອບທີ່ຍັງເປີດຢູ່ ແຕ່ {{date}}',
  zoneNone: 'ບໍ່ມີສະຖານະ ຫຼື ນາທີໃດປ່ຽນ.',
  zoneDays: 'ມື້ທີ່ສະຖານະ ຫຼື ນາທີປ່ຽນ',
  zonePeople: 'ພະນັກງານທີ່ກ່ຽວຂ້ອງ',
  zoneEarlier: 'ມື້ທີ່ຍັງເປີດຢູ່ກ່ອນໜ້ານັ້ນ ແຕ່ {{date}} ກໍຈະຖືກຄິດໄລ່ຄືນໃໝ່.',
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
