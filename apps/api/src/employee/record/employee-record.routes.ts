// A person's record with photo, documents, proposals and the log of reads (P7).
import * as documents from '@hr/contract/employee-document.ts'
import * as proposals from '@hr/contract/employee-proposal.ts'
import { hireEmployee } from '@hr/contract/employee-hire.ts'
import * as record from '@hr/contract/employee-record.ts'
import { fileRoute, preparedRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { employeeAdded } from '../add-employee.ts'
import { employeeDeleted } from '../delete-employee.ts'
import { employeeHired } from '../hire-employee.ts'
import { staffIdProposed } from '../propose-staff-id.ts'
import { documentAdded, documentFile, documentSent, documentRemoved } from './documents.ts'
import { employeeRecord } from './employee-record.ts'
import { proposalsListed } from './list-proposals.ts'
import { sensitiveReadsListed } from './list-sensitive-reads.ts'
import { photoRemoved, photoSent, photoSet } from './photo.ts'
import { firstDayPreviewed } from './preview-first-day.ts'
import { changeProposed, proposalApproved, proposalCancelled, proposalRejected } from './proposals.ts'
import { employeeUpdated, ownRecordUpdated } from '../update-employee.ts'
import { photoOfNewEmployee } from '../welcome-employee.ts'

export const employeeRecordRoutes: readonly Route[] = [
  route(record.getEmployee, employeeRecord),
  route(record.nextStaffId, staffIdProposed),
  preparedRoute(record.createEmployee, photoOfNewEmployee, employeeAdded),
  preparedRoute(hireEmployee, photoOfNewEmployee, employeeHired),
  route(record.updateEmployee, employeeUpdated),
  route(record.previewFirstDay, firstDayPreviewed),
  route(record.deleteEmployee, employeeDeleted),
  route(record.updateOwnRecord, ownRecordUpdated),
  preparedRoute(record.setPhoto, photoSent, photoSet),
  route(record.removePhoto, photoRemoved),
  route(record.listSensitiveReads, sensitiveReadsListed),
  preparedRoute(documents.addDocument, documentSent, documentAdded),
  route(documents.removeDocument, documentRemoved),
  fileRoute(documents.getDocumentFile, documentFile),
  route(proposals.proposeChange, changeProposed),
  route(proposals.listProposals, proposalsListed),
  route(proposals.approveProposal, proposalApproved),
  route(proposals.rejectProposal, proposalRejected),
  route(proposals.cancelProposal, proposalCancelled),
]
