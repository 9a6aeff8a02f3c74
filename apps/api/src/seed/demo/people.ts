// The invented people of the demo company. The first of a unit is its head (unless the head of the parent unit is):
// the others of the unit report to the head, and the head to the head of the parent unit.
import type { JobGradeName, PositionName, UnitKey } from './structure.ts'

export type DemoPerson = readonly [
  firstName: string,
  lastName: string,
  firstNameLo: string,
  lastNameLo: string,
  gender: 'male' | 'female',
  position: PositionName,
  grade: JobGradeName,
  /** Years of service, or months below one year. */
  served: `${number}y` | `${number}m`,
  given?: {
    /** User name if it differs from the first name. */
    readonly username?: string
    readonly roles?: readonly ['EMPLOYEE' | 'MANAGER' | 'HR']
    /** P6: employee id 195. */
    readonly isFirstAdministrator?: true
    readonly status?: 'probation' | 'terminated'
  },
]

export const people: Readonly<Record<UnitKey, readonly DemoPerson[]>> = {
  company: [['Bounthavy', 'Sisavatdy', 'ບຸນທະວີ', 'ສີສະຫວັດດີ', 'male', 'Managing Director', 'GM', '14y']],
  administration: [
    ['Viengkham', 'Phommachanh', 'ວຽງຄຳ', 'ພົມມະຈັນ', 'female', 'Division Director', 'GM-1', '12y'],
  ],
  hr: [
    [
      'Phoutsady',
      'Chanthavong',
      'ພຸດສະດີ',
      'ຈັນທະວົງ',
      'female',
      'HR Manager',
      'GM-2',
      '9y',
      { username: 'hr', roles: ['HR'] },
    ],
    ['Latsamy', 'Vongphachanh', 'ລັດສະໝີ', 'ວົງພະຈັນ', 'female', 'HR Officer', 'SO', '6y', { roles: ['HR'] }],
    ['Anousone', 'Luangrath', 'ອານຸສອນ', 'ຫຼວງລາດ', 'male', 'HR Officer', 'O', '2y'],
  ],
  finance: [['Somphone', 'Rattanavong', 'ສົມພອນ', 'ລັດຕະນະວົງ', 'male', 'Finance Manager', 'GM-2', '10y']],
  accounting: [
    ['Manichanh', 'Souvannasy', 'ມະນີຈັນ', 'ສຸວັນນະສີ', 'female', 'Chief Accountant', 'GM-3', '8y'],
    ['Daovone', 'Phimmasone', 'ດາວວອນ', 'ພິມມະສອນ', 'female', 'Accountant', 'SO', '5y'],
    ['Souksakhone', 'Bounyavong', 'ສຸກສາຄອນ', 'ບຸນຍາວົງ', 'female', 'Accountant', 'O', '3y'],
    ['Thipphaphone', 'Keobounphanh', 'ທິບພາພອນ', 'ແກ້ວບຸນພັນ', 'female', 'Accountant', 'O-1', '1y'],
  ],
  treasury: [
    ['Khamla', 'Sengsouvanh', 'ຄຳຫຼ້າ', 'ແສງສຸວັນ', 'male', 'Treasurer', 'GM-3', '7y'],
    ['Noy', 'Vilaysack', 'ນ້ອຍ', 'ວິໄລສັກ', 'female', 'Cashier', 'O', '4y'],
  ],
  it: [
    [
      'Somsack',
      'Phothisane',
      'ສົມສັກ',
      'ໂພທິສານ',
      'male',
      'IT Manager',
      'GM-2',
      '6y',
      { username: 'admin', roles: ['EMPLOYEE'], isFirstAdministrator: true },
    ],
    ['Alounxay', 'Sihalath', 'ອາລຸນໄຊ', 'ສີຫາລາດ', 'male', 'System Engineer', 'SO', '4y'],
    [
      'Ketsana',
      'Douangmala',
      'ເກດສະໜາ',
      'ດວງມາລາ',
      'female',
      'IT Officer',
      'O-1',
      '2m',
      { status: 'probation' },
    ],
  ],
  general: [
    ['Bouakham', 'Souksavanh', 'ບົວຄຳ', 'ສຸກສະຫວັນ', 'female', 'Receptionist', 'O-2', '5y'],
    ['Chanthy', 'Vilayvong', 'ຈັນທີ', 'ວິໄລວົງ', 'female', 'Cleaner', 'SS-2', '3y'],
    ['Bounsy', 'Keophila', 'ບຸນສີ', 'ແກ້ວພິລາ', 'male', 'Security Guard', 'SS-2', '6y'],
    ['Khamphou', 'Phetdara', 'ຄຳພູ', 'ເພັດດາລາ', 'male', 'Security Guard', 'SS-2', '2y'],
  ],
  commercial: [['Khamphone', 'Inthavong', 'ຄຳພອນ', 'ອິນທະວົງ', 'male', 'Division Director', 'GM-1', '11y']],
  sales: [
    [
      'Khampheng',
      'Sayavong',
      'ຄຳແພງ',
      'ໄຊຍະວົງ',
      'male',
      'Sales Manager',
      'GM-2',
      '8y',
      { username: 'manager' },
    ],
  ],
  keyAccounts: [
    [
      'Noulak',
      'Xayasane',
      'ນຸລັກ',
      'ໄຊຍະສານ',
      'female',
      'Sales Officer',
      'O',
      '3y',
      { username: 'employee', roles: ['EMPLOYEE'] },
    ],
    ['Phonesavanh', 'Thammavong', 'ໂພນສະຫວັນ', 'ທຳມະວົງ', 'male', 'Sales Officer', 'SO', '5y'],
    ['Malaythong', 'Khounsavath', 'ມາໄລທອງ', 'ຂຸນສະຫວາດ', 'female', 'Sales Officer', 'O-1', '1y'],
    ['Saykham', 'Vongvichit', 'ໄຊຄຳ', 'ວົງວິຈິດ', 'male', 'Sales Officer', 'O', '2y', { status: 'terminated' }],
  ],
  vientiane: [
    ['Bounmy', 'Phengsavath', 'ບຸນມີ', 'ແພງສະຫວາດ', 'male', 'Sales Supervisor', 'GM-3', '7y'],
    ['Sonexay', 'Inthilath', 'ສອນໄຊ', 'ອິນທິລາດ', 'male', 'Sales Officer', 'O', '4y'],
    ['Chansouk', 'Mingboupha', 'ຈັນສຸກ', 'ມິ່ງບຸບຜາ', 'female', 'Sales Officer', 'O', '3y'],
    ['Toulakham', 'Sithideth', 'ຕຸລາຄຳ', 'ສິດທິເດດ', 'male', 'Sales Officer', 'O-1', '2y'],
    ['Vanhpheng', 'Keosouvanh', 'ວັນເພັງ', 'ແກ້ວສຸວັນ', 'female', 'Sales Officer', 'O-2', '8m'],
  ],
  provinces: [
    ['Sithong', 'Oudomsack', 'ສີທອງ', 'ອຸດົມສັກ', 'male', 'Sales Supervisor', 'GM-3', '9y'],
    ['Kongmany', 'Saysana', 'ກອງມະນີ', 'ໄຊຊະນະ', 'male', 'Sales Officer', 'O', '5y'],
    ['Bouavanh', 'Philavong', 'ບົວວັນ', 'ພິລາວົງ', 'female', 'Sales Officer', 'O', '2y'],
    ['Xaysomboun', 'Lathsavong', 'ໄຊສົມບູນ', 'ລາດສະວົງ', 'male', 'Sales Officer', 'O-1', '1y'],
  ],
  marketing: [
    ['Palamy', 'Sourinthone', 'ປາລະມີ', 'ສຸລິນທອນ', 'female', 'Marketing Manager', 'GM-2', '6y'],
    ['Siriporn', 'Chaiyasit', 'ສິຣິພອນ', 'ໄຊຍະສິດ', 'female', 'Graphic Designer', 'SO', '4y'],
    ['Soudalath', 'Phonepaseuth', 'ສຸດາລາດ', 'ພອນປະເສີດ', 'female', 'Marketing Officer', 'O', '2y'],
    [
      'Viphavady',
      'Simmalavong',
      'ວິພາວະດີ',
      'ສິມມາລາວົງ',
      'female',
      'Marketing Officer',
      'O-1',
      '1m',
      { status: 'probation' },
    ],
  ],
  service: [
    ['Keooudone', 'Vannavong', 'ແກ້ວອຸດອນ', 'ວັນນະວົງ', 'female', 'Customer Service Manager', 'GM-2', '7y'],
    ['Nalinthone', 'Boupha', 'ນະລິນທອນ', 'ບຸບຜາ', 'female', 'Customer Service Officer', 'O', '3y'],
    ['Phetsamone', 'Duangdara', 'ເພັດສະໝອນ', 'ດວງດາລາ', 'female', 'Customer Service Officer', 'O-1', '2y'],
    ['Khamsing', 'Vorachit', 'ຄຳສິງ', 'ວໍລະຈິດ', 'male', 'Customer Service Officer', 'O-1', '1y'],
  ],
  operations: [
    ['Sengdao', 'Keomanivong', 'ແສງດາວ', 'ແກ້ວມະນີວົງ', 'female', 'Division Director', 'GM-1', '10y'],
  ],
  warehouse: [['Bounlom', 'Sengaloun', 'ບຸນລ້ອມ', 'ແສງອາລຸນ', 'male', 'Warehouse Manager', 'GM-2', '9y']],
  inbound: [
    ['Thongchanh', 'Keodara', 'ທອງຈັນ', 'ແກ້ວດາລາ', 'male', 'Warehouse Supervisor', 'GM-3', '7y'],
    ['Minh', 'Nguyen', 'ມິນ', 'ຫງວຽນ', 'male', 'Storekeeper', 'O-2', '4y'],
    ['Khamphet', 'Xaiyalath', 'ຄຳເພັດ', 'ໄຊຍະລາດ', 'male', 'Forklift Operator', 'SS', '3y'],
    ['Lamphoune', 'Bounmany', 'ລຳພູນ', 'ບຸນມະນີ', 'female', 'Storekeeper', 'SS', '2y'],
  ],
  outbound: [
    ['Dethsada', 'Phommavong', 'ເດດສະດາ', 'ພົມມະວົງ', 'male', 'Warehouse Supervisor', 'GM-3', '6y'],
    ['Sisouk', 'Vongsavang', 'ສີສຸກ', 'ວົງສະຫວ່າງ', 'male', 'Storekeeper', 'O-2', '3y'],
    ['Oulayvanh', 'Nanthavong', 'ອຸໄລວັນ', 'ນັນທະວົງ', 'female', 'Storekeeper', 'SS', '2y'],
    ['Phouthone', 'Inthaphone', 'ພູທອນ', 'ອິນທະພອນ', 'male', 'Forklift Operator', 'SS-1', '1y'],
  ],
  transport: [
    ['Sivilay', 'Thepphavong', 'ສີວິໄລ', 'ເທບພະວົງ', 'male', 'Transport Manager', 'GM-2', '8y'],
    ['Khamsay', 'Douangchanh', 'ຄຳໄຊ', 'ດວງຈັນ', 'male', 'Driver', 'SS', '6y'],
    ['Bounkong', 'Sisoulath', 'ບຸນກອງ', 'ສີສຸລາດ', 'male', 'Driver', 'SS', '4y'],
    ['Vongdeuan', 'Chittaphong', 'ວົງເດືອນ', 'ຈິດຕະພົງ', 'male', 'Driver', 'SS-1', '2y'],
    ['Thongdy', 'Manivanh', 'ທອງດີ', 'ມະນີວັນ', 'male', 'Driver', 'SS-1', '9m'],
  ],
  procurement: [
    ['Souphaphone', 'Luanglath', 'ສຸພາພອນ', 'ຫຼວງລາດ', 'female', 'Procurement Manager', 'GM-2', '7y'],
    ['Mekala', 'Insixiengmay', 'ເມຂະລາ', 'ອິນສີຊຽງໃໝ່', 'female', 'Procurement Officer', 'SO', '5y'],
    ['Phoukhong', 'Rasachack', 'ພູຂົງ', 'ລາຊະຈັກ', 'male', 'Procurement Officer', 'O', '3y'],
  ],
}
