// README.txt of an export in English and Lao: the moment it shows, what it contains and what it leaves out.
import { momentText } from '#api/company/moment-text.ts'

export type TableRows = { readonly name: string; readonly rows: number }
type Content = {
  readonly company: string
  readonly now: Date
  readonly tables: readonly TableRows[]
  readonly files: number
}
type Filled = { readonly company: string; readonly at: string; readonly files: string }

const en = ({ company, at, files }: Filled) => `All data of ${company}
Made by Sabai HR. It shows one moment: ${at} (UTC).

tables/   One file for each table. The first row names the columns; an empty cell without quotes has no value.
          Times are in UTC, money is in whole units of the currency, leave is in half days.
          A spreadsheet should import the cells as text: otherwise it may calculate with what people have written.
files/    Photos, attachments and papers (${files}). A file is named after the last part of its key in the tables.

Left out: passwords, second steps and recovery codes, signed-in devices, links and tokens, and e-mails on their way.
Keep it where only you can read it: it contains pay, papers and reasons of absence.

Rows of each table:
`
const lo = ({ company, at, files }: Filled) => `ຂໍ້ມູນທັງໝົດຂອງ ${company}
ສ້າງໂດຍ Sabai HR. ຂໍ້ມູນທັງໝົດເປັນຂອງເວລາດຽວກັນ: ${at} (UTC).

tables/   ແຕ່ລະຕາຕະລາງມີໜຶ່ງໄຟລ໌. ແຖວທຳອິດແມ່ນຊື່ຖັນ; ຫ້ອງຫວ່າງທີ່ບໍ່ມີວົງຢືມແມ່ນບໍ່ມີຄ່າ.
          ເວລາເປັນ UTC, ຈຳນວນເງິນເປັນຫົວໜ່ວຍເຕັມຂອງສະກຸນເງິນ, ການລາພັກນັບເປັນເຄິ່ງມື້.
          ເມື່ອເປີດໃນຕາຕະລາງຄຳນວນ ໃຫ້ນຳເຂົ້າເປັນຂໍ້ຄວາມ: ຖ້າບໍ່ດັ່ງນັ້ນ ໂປຣແກຣມອາດຄຳນວນສິ່ງທີ່ຄົນຂຽນໄວ້.
files/    ຮູບ, ໄຟລ໌ແນບ ແລະ ເອກະສານ (${files}). ຊື່ໄຟລ໌ແມ່ນສ່ວນທ້າຍຂອງລະຫັດໄຟລ໌ໃນຕາຕະລາງ.

ບໍ່ມີໃນນີ້: ລະຫັດຜ່ານ, ຂັ້ນຕອນທີສອງ ແລະ ລະຫັດກູ້ຄືນ, ອຸປະກອນທີ່ເຂົ້າສູ່ລະບົບຢູ່, ລິ້ງ ແລະ ໂທເຄັນ, ອີເມວທີ່ກຳລັງສົ່ງ.
ກະລຸນາເກັບໄວ້ບ່ອນທີ່ທ່ານເທົ່ານັ້ນເປີດໄດ້: ໃນນີ້ມີເງິນເດືອນ, ເອກະສານ ແລະ ເຫດຜົນການລາພັກ.

ຈຳນວນແຖວຂອງແຕ່ລະຕາຕະລາງ:
`

/** Name and text of each file. */
export function exportReadme({ company, now, tables, files }: Content): Readonly<Record<string, string>> {
  // As the times in the tables.
  const filled = { company, at: momentText(now, 'UTC'), files: String(files) }
  const rows = tables.map(({ name, rows: count }) => `${name}: ${count}\n`).join('')
  return { 'README.txt': `\uFEFF${en(filled)}${rows}`, 'README-lo.txt': `\uFEFF${lo(filled)}${rows}` }
}
