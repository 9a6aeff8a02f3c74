// Words by which the search finds a page whatever it is called: what is done there, its buttons, tabs and synonyms, in
// both languages, since people who read Lao type English words too. Not shown.
import { paths } from '@hr/contract/paths.ts'

export const searchWords: Readonly<Record<string, string>> = {
  [paths.dashboard]: 'dashboard home start overview clock birthday ໜ້າຫຼັກ ພາບລວມ ປ້ຳໂມງ ວັນເກີດ',
  [paths.leavesCalendar]:
    'leave calendar absence away holiday vacation who off month timeline ical ບໍ່ຢູ່ ພັກ ປະຕິທິນ ລາພັກ',
  [paths.employees]:
    'employee people staff worker colleague contract salary pay wage bank account job position line manager unit move transfer promote hire probation document passport visa photo export status inactive end terminate resign edit bulk ພະນັກງານ ບຸກຄະລາກອນ ສັນຍາ ເງິນເດືອນ ຄ່າຈ້າງ ໜ້າວຽກ ຍ້າຍ ເລື່ອນຕຳແໜ່ງ ທົດລອງງານ ເອກະສານ ລາອອກ ສົ່ງອອກ',
  [paths.positions]: 'job title function role ໜ້າທີ່ ຕຳແໜ່ງງານ',
  [paths.jobGrades]: 'level rank salary grade ຂັ້ນ ລະດັບ ເງິນເດືອນ',
  [paths.organization]:
    'organisation structure unit department team division branch tree move reorganise manager headcount ພະແນກ ທີມ ສາຂາ ໜ່ວຍງານ ຍ້າຍ ຫົວໜ້າ',
  [paths.orgChart]: 'unit tree reporting line manager hierarchy ແຜນຜັງ ຫົວໜ້າ ໜ່ວຍງານ',
  [paths.employeesExpiring]: 'document passport visa contract probation end renew ເອກະສານ ສັນຍາ ໝົດອາຍຸ ຕໍ່ສັນຍາ',
  [paths.employeeProposals]: 'proposal correction approve profile data ຄຳສະເໜີ ແກ້ໄຂ ຂໍ້ມູນ',
  [paths.leaves]:
    'leave balance annual sick vacation holiday days left remaining absence ຍອດ ວັນພັກ ເຫຼືອ ພັກປະຈຳປີ ພັກເຈັບ',
  [paths.myLeave]: 'leave vacation history cancel ລາພັກ ຍົກເລີກ',
  [paths.leaveRequests]: 'leave requests approve reject absence vacation export ອະນຸມັດ ລາພັກ ສົ່ງອອກ',
  [paths.teamLeaveRequests]:
    'approve reject approval waiting decide vacation delegate ອະນຸມັດ ລໍຖ້າ ປະຕິເສດ ມອບໝາຍ',
  [paths.leaveSummary]:
    'summary import leave balance adjust adjustment correct entitlement ledger carry over days left vacation holiday export ຍອດ ວັນພັກ ປັບ ແກ້ໄຂ ສິດ ຍົກຍອດ ສົ່ງອອກ',
  [paths.leaveBalancesImport]: 'import balances leave adjust file excel upload ໄຟລ໌ ຍອດ ອັບໂຫຼດ',
  [paths.attendanceToday]: 'attendance board present today who in late missing live ມື້ນີ້ ມາວຽກ ມາຊ້າ ຂາດ',
  [paths.myAttendance]: 'clock in out hours today my days ປ້ຳໂມງ ເຂົ້າວຽກ ອອກວຽກ ຊົ່ວໂມງ',
  [paths.attendanceLists]: 'days timesheet hours late absent punch people ມື້ ຊົ່ວໂມງ ມາຊ້າ ຂາດວຽກ ພະນັກງານ',
  [paths.attendanceReport]:
    'attendance report export payroll excel spreadsheet sheet month hours penalty deduction salary hand over download charts ລາຍງານ ສົ່ງອອກ ເງິນເດືອນ ຊົ່ວໂມງ ຄ່າປັບ',
  [paths.attendancePeriods]:
    'period close closing month end payroll salary hand over export reopen lock differences checklist ຮອບ ປິດ ປິດຮອບ ເງິນເດືອນ ສົ່ງອອກ ເປີດຄືນ ຄວາມແຕກຕ່າງ',
  [paths.punchImport]:
    'import punches clock device file zkteco hikvision upload fingerprint ໂມງ ໄຟລ໌ ເຄື່ອງປ້ຳ ລາຍນິ້ວມື',
  [paths.unassignedPunches]: 'unassigned punches clock device id unknown nobody ເຄື່ອງປ້ຳ ບໍ່ຮູ້ຈັກ',
  [paths.waitingAttendanceRequests]: 'approve correction forgot clock ອະນຸມັດ ລໍຖ້າ ແກ້ໄຂເວລາ',
  [paths.myAttendanceRequests]: 'correction forgot clock ແກ້ໄຂເວລາ ລືມປ້ຳໂມງ',
  [paths.teamAttendanceRequests]: 'correction team ແກ້ໄຂເວລາ ທີມ',
  [paths.attendanceRequests]: 'correction company all export ແກ້ໄຂເວລາ ທັງໝົດ',
  [paths.offSiteHome]: 'home office remote business trip travel outside ນອກຫ້ອງການ ເດີນທາງ ວຽກນອກ',
  [paths.overrule]:
    'overrule correct correction adjust change waive late penalty day fix ແກ້ໄຂ ຍົກເວັ້ນ ມາຊ້າ ຄ່າປັບ',
  [paths.missingTimes]: 'missing times no time in out forgot punch fill fix ຂາດເວລາ ລືມປ້ຳໂມງ',
  [paths.overruleMany]: 'bulk many waive late penalty ຍົກເວັ້ນ ຫຼາຍມື້ ຄ່າປັບ',
  [paths.overruleHistory]: 'overrule history undo correction who ປະຫວັດ ຍົກເລີກ',
  [paths.myOt]: 'overtime extra hours ລ່ວງເວລາ ໂອທີ',
  [paths.myOtRecords]: 'overtime pay hours worked ລ່ວງເວລາ ໂອທີ',
  [paths.teamOtRequests]: 'overtime approve waiting decide members ລ່ວງເວລາ ໂອທີ ອະນຸມັດ',
  [paths.teamOtRecords]: 'overtime hours worked ລ່ວງເວລາ ໂອທີ',
  [paths.otRequests]: 'overtime approve export ລ່ວງເວລາ ໂອທີ ອະນຸມັດ ສົ່ງອອກ',
  [paths.otRecords]: 'ot record overtime hours worked pay correct export ລ່ວງເວລາ ໂອທີ ສົ່ງອອກ',
  [paths.otSummary]:
    'summary overtime pay payroll salary month report charts export ລ່ວງເວລາ ໂອທີ ເງິນເດືອນ ລາຍງານ ສົ່ງອອກ',
  [paths.rolesPermissions]: 'roles permissions access rights user administrator member view as ສິດ ຜູ້ໃຊ້ ບົດບາດ',
  [paths.approvalTemplates]: 'approval workflow approver step template ອະນຸມັດ ຜູ້ອະນຸມັດ ຂັ້ນຕອນ',
  [paths.auditLog]: 'audit log history changes who changed when export security ປະຫວັດ ການປ່ຽນແປງ ໃຜ',
  [paths.leaveTypes]:
    'leave types annual sick vacation policy entitlement carry over paid unpaid ພັກປະຈຳປີ ພັກເຈັບ ສິດ',
  [paths.attendanceQuota]: 'limit correction requests month ຈຳກັດ ແກ້ໄຂເວລາ',
  [paths.attendanceTypes]: 'kind correction request reason ແກ້ໄຂເວລາ ປະເພດ',
  [paths.attendanceRates]: 'attendance rates penalty late fine deduction amount grade ຄ່າປັບ ມາຊ້າ ຫັກເງິນ',
  [paths.departments]: 'unit team division ໜ່ວຍງານ ທີມ',
  [paths.workShifts]: 'work shift schedule roster hours working time weekend night ຕາຕະລາງ ໂມງເຮັດວຽກ ເຂົ້າກະ',
  [paths.workShiftCreate]: 'add work shift schedule hours ກະ',
  [paths.holidays]: 'holiday public holidays day off new year ວັນພັກລັດຖະການ ປີໃໝ່ ມື້ພັກ',
  [paths.otSettings]: 'ot setting overtime rules limit rate percent break ລ່ວງເວລາ ໂອທີ ອັດຕາ',
  [paths.companyProfile]:
    'company profile settings logo name address time zone leave year password rules export data ບໍລິສັດ ໂລໂກ້ ເຂດເວລາ ຕັ້ງຄ່າ',
  [paths.currencies]: 'currency money exchange kip dollar baht lak usd thb ເງິນ ກີບ ໂດລາ ບາດ',
  [paths.profile]:
    'my salary pay wage payslip income allowance bank account ເງິນເດືອນ ຄ່າຈ້າງ ຄ່າແຮງ ລາຍຮັບ ເງິນອຸດໜູນ ບັນຊີທະນາຄານ',
  [paths.provinces]: 'address district village town ທີ່ຢູ່ ເມືອງ ບ້ານ',
  [paths.security]: 'password passkey second step two-factor device sign-in ລະຫັດຜ່ານ ອຸປະກອນ',
  [paths.notificationSettings]: 'e-mail mail push digest bell ອີເມວ ແຈ້ງເຕືອນ',
  [paths.employeeCreate]: 'add employee hire new person staff onboarding ຮັບພະນັກງານ ໃໝ່',
  [paths.employeeImport]: 'import employees file excel upload people staff ໄຟລ໌ ອັບໂຫຼດ',
}
