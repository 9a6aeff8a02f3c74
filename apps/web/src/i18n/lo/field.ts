import type { Same } from '../catalogue.ts'
import type { field as english } from '../en/field.ts'

export const field: Same<typeof english> = {
  dialCode: 'ລະຫັດປະເທດ',
  cropTitle: 'ຕັດຮູບ',
  cropText: 'ລາກຮູບ ຫຼື ໃຊ້ປຸ່ມລູກສອນ ຈົນໃບໜ້າຢູ່ໃນວົງມົນ.',
  zoom: 'ຊູມ',
  usePhoto: 'ໃຊ້ຮູບນີ້',
  choosePhoto: 'ເລືອກຮູບ',
  changePhoto: 'ປ່ຽນຮູບ',
  removePhoto: 'ລຶບຮູບ',
  photoHint: 'JPEG, PNG, GIF ຫຼື WebP. ຮູບຈະຖືກຕັດເປັນສີ່ຫຼ່ຽມ.',
  photoRefused: 'ເລືອກຮູບ JPEG, PNG, GIF ຫຼື WebP ທີ່ບໍ່ເກີນ {{size}} MB',
  photoUnreadable: 'ອ່ານຮູບນີ້ບໍ່ໄດ້. ກະລຸນາເລືອກຮູບອື່ນ',
  chooseOrType: 'ເລືອກ ຫຼື ພິມ',
  typeName: 'ພິມຊື່ເພື່ອໃຊ້',
  useText: 'ໃຊ້ “{{text}}”',
}
