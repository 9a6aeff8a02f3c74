import type { Same } from '../catalogue.ts'
import type { notification as english } from '../en/notification.ts'

export const notification: Same<typeof english> = {
  title: 'ການແຈ້ງເຕືອນ',
  open_one: 'ການແຈ້ງເຕືອນ, ຍັງບໍ່ໄດ້ອ່ານ {{count}} ລາຍການ',
  open_other: 'ການແຈ້ງເຕືອນ, ຍັງບໍ່ໄດ້ອ່ານ {{count}} ລາຍການ',
  open_zero: 'ການແຈ້ງເຕືອນ, ອ່ານໝົດແລ້ວ',
  unread: 'ຍັງບໍ່ໄດ້ອ່ານ',
  markAllRead: 'ໝາຍວ່າອ່ານທັງໝົດແລ້ວ',
  empty: 'ບໍ່ມີການແຈ້ງເຕືອນ',
  emptyHint: 'ຜົນການອະນຸມັດ, ຄຳຂໍທີ່ລໍຖ້າທ່ານ ແລະ ການເຕືອນຈະສະແດງຢູ່ນີ້.',
}
