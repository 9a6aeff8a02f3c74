// Who may call each endpoint, written out: a new endpoint fails this test until it has its row.
import { allEndpoints } from '@hr/contract/endpoints.ts'
import { expect, test } from 'vitest'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { attendanceDoors } from './attendance-doors.ts'
import { consoleDoors } from './console-doors.ts'
import { organizationDoors } from './organization-doors.ts'
import {
  administrators,
  consoleUsers,
  everybody,
  inside,
  owners,
  peopleOffice,
  signedIn,
} from './persona-groups.ts'
import { makePersonas, personaNames } from './personas.ts'
import type { PersonaName } from './personas.ts'
import { sessionDoors } from './session-doors.ts'

const allowed: Readonly<Record<string, readonly PersonaName[]>> = {
  ...attendanceDoors,
  ...consoleDoors,
  ...organizationDoors,
  ...sessionDoors,
  'access.listPermissions': peopleOffice,
  'access.listRoles': peopleOffice,
  'access.createRole': administrators,
  'access.getRole': peopleOffice,
  'access.updateRole': administrators,
  'access.countRoleSecondStep': administrators,
  'access.deleteRole': administrators,
  'access.getRolePermissions': peopleOffice,
  'access.updateRolePermissions': administrators,
  'access.listRoleMembers': peopleOffice,
  'access.addRoleMembers': administrators,
  'access.removeRoleMember': administrators,
  'access.getRoleDifference': peopleOffice,
  'access.viewAs': administrators,
  'access.listFullAccess': peopleOffice,
  'access.giveFullAccess': administrators,
  'access.takeFullAccess': administrators,
  'approvalTemplate.listApprovalTemplates': peopleOffice,
  'approvalTemplate.saveApprovalTemplate': administrators,
  'approvalTemplate.confirmApprovalTemplate': administrators,
  'approvalTemplate.declineApprovalTemplate': administrators,
  'approvalTemplate.withdrawApprovalTemplate': administrators,
  'approvalTemplate.previewApprovalTemplate': peopleOffice,
  'audit.listAudit': peopleOffice,
  'audit.listAllSensitiveReads': peopleOffice,
  'otSetting.listOtSettings': peopleOffice,
  'otSetting.listOtGrades': peopleOffice,
  'otSetting.getOtDefaultShift': peopleOffice,
  'otSetting.previewOtSetting': peopleOffice,
  'otSetting.getOtSetting': peopleOffice,
  'otSetting.createOtSetting': administrators,
  'otSetting.updateOtSetting': administrators,
  'otSetting.deleteOtSetting': administrators,
  'permission.myPermissions': signedIn,
  'permission.listChangingRoles': inside,
  'address.createAddressEntry': administrators,
  'address.deleteAddressEntry': administrators,
  'address.getDistrict': inside,
  'address.getProvinceOfDistrict': inside,
  'address.listDistricts': inside,
  'address.listProvinces': inside,
  'address.listVillages': inside,
  'address.updateAddressEntry': administrators,
  'approvalDelegation.createDelegation': inside,
  'approvalDelegation.endDelegation': inside,
  'approvalDelegation.listDelegations': inside,
  'approvalDelegation.updateDelegation': inside,
  'business.listBusinesses': ['operator'],
  'business.getBusiness': ['operator'],
  'business.createBusiness': ['operator'],
  'business.updateBusiness': ['operator'],
  'business.suspendWorkspace': ['operator'],
  'business.resumeWorkspace': ['operator'],
  'business.planWorkspaceDeletion': ['operator'],
  'business.undoWorkspaceDeletion': ['operator'],
  'companyProfile.getCompanyProfile': peopleOffice,
  'companyProfile.updateCompanyProfile': administrators,
  'companyProfile.countFullAccessSecondStep': administrators,
  'companyProfile.setCompanyLogo': administrators,
  'companyProfile.removeCompanyLogo': administrators,
  'companyLeaveYear.previewLeaveYear': administrators,
  'companyLeaveYear.setLeaveYear': administrators,
  'companyAttendanceStart.previewAttendanceStart': administrators,
  'companyAttendanceStart.setAttendanceStart': administrators,
  'companyTimeZone.listTimeZones': administrators,
  'companyTimeZone.previewTimeZone': administrators,
  'companyTimeZone.setTimeZone': administrators,
  'currency.listCurrencies': inside,
  'currency.listCurrencyUses': peopleOffice,
  'currency.listCurrencyChoices': administrators,
  'currency.createCurrency': administrators,
  'currency.updateCurrency': administrators,
  'currency.makeBaseCurrency': administrators,
  'currency.orderCurrencies': administrators,
  'currency.deleteCurrency': administrators,
  'emailChange.agreeToEmailChange': inside,
  'emailChange.answerEmailChange': everybody,
  'emailChange.endEmailChange': inside,
  'emailChange.resendEmailChange': peopleOffice,
  'employeeDocument.addDocument': peopleOffice,
  'employeeDocument.removeDocument': peopleOffice,
  'employeeDocument.getDocumentFile': inside,
  'employeeProposal.proposeChange': inside,
  'employeeProposal.listProposals': inside,
  'employeeProposal.approveProposal': peopleOffice,
  'employeeProposal.rejectProposal': peopleOffice,
  'employeeProposal.cancelProposal': inside,
  'employeeRecord.getEmployee': inside,
  'employeeHire.hireEmployee': peopleOffice,
  'employeeRecord.createEmployee': peopleOffice,
  'employeeRecord.nextStaffId': peopleOffice,
  'employeeRecord.updateEmployee': peopleOffice,
  'employeeRecord.previewFirstDay': peopleOffice,
  'employeeRecord.deleteEmployee': peopleOffice,
  'employeeRecord.updateOwnRecord': inside,
  'employeeRecord.setPhoto': inside,
  'employeeRecord.removePhoto': inside,
  'employeeRecord.listSensitiveReads': inside,
  'employee.searchEmployees': inside,
  'employee.exportEmployees': peopleOffice,
  'employeeImport.importEmployees': peopleOffice,
  'employeeImport.importTemplate': peopleOffice,
  'employeeJob.bulkChange': peopleOffice,
  'employeeJob.cancelJobChange': peopleOffice,
  'employeeJob.changeJob': peopleOffice,
  'employeeJob.endEmployment': peopleOffice,
  'employeeExpiring.listExpiring': peopleOffice,
  'employeeJob.listJobs': inside,
  'employeeJob.previewBulkChange': peopleOffice,
  'employeeJob.previewEndEmployment': peopleOffice,
  'employeeJob.previewJobChange': peopleOffice,
  'employeeJob.reinstateEmployee': peopleOffice,
  'firstSteps.getFirstSteps': peopleOffice,
  'dashboard.getDashboard': inside,
  'home.countOpenRequests': peopleOffice,
  'home.listCelebrations': peopleOffice,
  'holiday.listHolidays': inside,
  'holiday.createHoliday': peopleOffice,
  'holiday.updateHoliday': peopleOffice,
  'holiday.deleteHoliday': peopleOffice,
  'holiday.previewHoliday': peopleOffice,
  'holiday.addPublicHolidays': peopleOffice,
  'leave.leaveBalances': inside,
  'leave.previewLeave': inside,
  'leave.requestLeave': inside,
  'leave.editLeave': inside,
  'leave.listLeaveRequests': inside,
  'leave.getLeaveRequest': inside,
  'leave.getLeaveRequestFile': inside,
  'leave.approveLeave': inside,
  'leave.rejectLeave': inside,
  'leave.cancelLeave': inside,
  'leave.decideLeaves': inside,
  'leave.requestCancellation': inside,
  'leave.amendLeave': inside,
  'leaveCalendar.leaveCalendar': inside,
  'leaveCalendar.leaveCalendarPeople': inside,
  'leaveCalendar.getLeaveFeed': inside,
  'leaveCalendar.makeLeaveFeed': inside,
  'leaveCalendar.revokeLeaveFeed': inside,
  'leaveCalendar.readLeaveFeed': everybody,
  'leaveAdjustmentImport.importAdjustments': peopleOffice,
  'leaveAdjustmentImport.adjustmentTemplate': peopleOffice,
  'leaveExport.exportLeaveRequests': inside,
  'leaveExport.exportLeaveSummary': peopleOffice,
  'leaveSummary.listLeaveSummary': peopleOffice,
  'leaveSummary.getLeaveSummary': inside,
  'leaveSummary.adjustLeave': peopleOffice,
  'leaveSummary.undoLeaveAdjustment': peopleOffice,
  'leaveType.listLeaveTypes': inside,
  'leaveType.createLeaveType': peopleOffice,
  'leaveType.updateLeaveType': peopleOffice,
  'leaveType.previewLeaveType': peopleOffice,
  'leaveType.orderLeaveTypes': peopleOffice,
  'leaveType.getLeaveTypeUsage': peopleOffice,
  'leaveType.deleteLeaveType': peopleOffice,
  'operator.amsDashboard': consoleUsers,
  'operator.amsJobs': consoleUsers,
  'operator.amsOutbox': ['operator'],
  'operator.amsStorage': consoleUsers,
  'savedView.createSavedView': inside,
  'savedView.deleteSavedView': inside,
  'savedView.listSavedViews': inside,
  'savedView.renameSavedView': inside,
  'search.globalSearch': inside,
  'space.getSpace': owners,
  'space.listWorkspaces': signedIn,
  'space.getWorkspace': owners,
  'space.createWorkspace': owners,
  'spaceOwner.listOwners': owners,
  'spaceOwner.removeOwner': owners,
  'spaceOwner.listOwnerInvitations': owners,
  'spaceOwner.inviteOwner': owners,
  'spaceOwner.withdrawOwnerInvitation': owners,
  'spaceOwner.acceptOwnerInvitation': everybody,
  'starter.listStarterPositions': ['operator'],
  'starter.createStarterPosition': ['operator'],
  'starter.orderStarterPositions': ['operator'],
  'starter.updateStarterPosition': ['operator'],
  'starter.deleteStarterPosition': ['operator'],
  'starter.listStarterDepartments': ['operator'],
  'starter.createStarterDepartment': ['operator'],
  'starter.orderStarterDepartments': ['operator'],
  'starter.updateStarterDepartment': ['operator'],
  'starter.deleteStarterDepartment': ['operator'],
  'system.health': everybody,
  'system.ready': everybody,
  'system.errorReporting': everybody,
  'system.reportError': everybody,
}

const server = testServer()
const company = perFile(() => makePersonas(server))

test('every endpoint has a row, and every row an endpoint', () => {
  expect(Object.keys(allowed).sort()).toEqual(
    allEndpoints.map(({ feature, name }) => `${feature}.${name}`).sort(),
  )
})

/** Tests the variant that everybody inside may call; the feature tests the other one. */
const queries: Readonly<Record<string, string>> = { 'employee.searchEmployees': '?q=all' }

/** An id that does not exist, so that an allowed caller gets an error about the form or a missing row. */
const noId = '01900000-0000-7000-8000-000000000000'

const rows = allEndpoints.map(
  ({ feature, name, endpoint }, index) => [`${feature}.${name}`, endpoint, index] as const,
)
/** `npm test` calls each endpoint as every fourth persona, others for the next one; `npm run test:long` as everybody. */
const step = Number(process.env.PERSONA_STEP ?? 4)

const tokens = new Map<PersonaName, string | null>()
async function tokenOf(persona: PersonaName): Promise<string | null> {
  const token = tokens.get(persona) ?? (await company.tokenOf(persona))
  tokens.set(persona, token)
  return token
}

/** Calls that end or change sessions of the caller. */
const endsSessions = /^(session|ownSession)\./

test.each(rows)('%s', async (name, endpoint, index) => {
  const personas = personaNames.filter((_, place) => (place + index) % step === 0)
  if (endsSessions.test(name)) tokens.clear()
  const outcome: Record<string, string> = {}
  for (const persona of personas) {
    const token = await tokenOf(persona)
    const answer = await server.app.inject({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(/:\w+/g, noId)}${queries[name] ?? ''}`,
      headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
      ...(endpoint.method !== 'GET' && { payload: '{}' }),
    })
    outcome[persona] = [401, 403].includes(answer.statusCode) ? String(answer.statusCode) : 'in'
  }
  if (endsSessions.test(name)) tokens.clear()
  const expected = personas.map(persona => [persona, expectedOutcome(allowed[name] ?? [], persona)])
  expect(outcome).toEqual(Object.fromEntries(expected))
})

function expectedOutcome(who: readonly PersonaName[], persona: PersonaName): string {
  if (who.includes(persona)) return 'in'
  return persona === 'no one' || persona === 'ended' ? '401' : '403'
}
