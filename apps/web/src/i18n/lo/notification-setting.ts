import type { Same } from '../catalogue.ts'
import type { notificationSetting as english } from '../en/notification-setting.ts'

export const notificationSetting: Same<typeof english> = {
  title: 'ການຕັ້ງຄ່າການແຈ້ງເຕືອນ',
  text: 'ເລືອກວ່າທ່ານຢາກໄດ້ຮັບການແຈ້ງເຕືອນແຕ່ລະປະເພດທາງໃດ.',
  channels: { BELL: 'ກະດິ່ງ', PUSH: 'ອຸປະກອນ', EMAIL: 'ອີເມວ' },
  paces: { AT_ONCE: 'ສົ່ງທັນທີ', DIGEST: 'ສະຫຼຸບປະຈຳວັນ', OFF: 'ປິດ' },
  always: 'ເປີດໄວ້ສະເໝີ: ເພື່ອປົກປ້ອງບັນຊີຂອງທ່ານ',
  emailHint: '“ສົ່ງທັນທີ” ສົ່ງຄຳຂໍທີ່ລໍຖ້າທ່ານອະນຸມັດ, ການເຕືອນ ແລະ ຜົນການອະນຸມັດ. ສະຫຼຸບປະຈຳວັນມີທຸກຢ່າງທີ່ຍັງຄ້າງຢູ່.',
  emailTo: 'ອີເມວສົ່ງໄປທີ່ {{address}}.',
  noEmail: 'ທ່ານຍັງບໍ່ມີອີເມວ: ກະລຸນາໃຫ້ຝ່າຍບຸກຄະລາກອນເພີ່ມໃຫ້.',
  digestHour: 'ໂມງສົ່ງສະຫຼຸບປະຈຳວັນ',
  digestHint: 'ວັນລະໜຶ່ງອີເມວ, ຕາມເຂດເວລາຂອງບໍລິສັດ. ຖ້າບໍ່ມີຫຍັງຄ້າງ ກໍບໍ່ສົ່ງ.',
  noDigestHint: 'ເລືອກ “ສະຫຼຸບປະຈຳວັນ” ຂອງປະເພດໃດໜຶ່ງຂ້າງເທິງ ເພື່ອຮັບສະຫຼຸບ.',
  save: 'ບັນທຶກການຕັ້ງຄ່າ',
  saved: 'ບັນທຶກການຕັ້ງຄ່າການແຈ້ງເຕືອນແລ້ວ',
}
