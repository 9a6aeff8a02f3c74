// A person's record with photo, documents, proposals and the log of looks (P7).
import * as documents from '@hr/contract/employee-document.ts'
import * as proposals from '@hr/contract/employee-proposal.ts'
import * as record from '@hr/contract/employee-record.ts'
import { fileRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { employeeAdded } from '../add-employee.ts'
import { employeeDeleted } from '../delete-employee.ts'
import { documentAdded, documentFile, documentRemoved } from './documents.ts'
import { employeeRecord } from './employee-record.ts'
import { proposalsListed } from './list-proposals.ts'
import { sensitiveReadsListed } from './list-sensitive-reads.ts'
import { photoRemoved, photoSet } from './photo.ts'
import { changeProposed, proposalApproved, proposalCancelled, proposalRejected } from './proposals.ts'
import { employeeUpdated, ownRecordUpdated } from '../update-employee.ts'

export const employeeRecordRoutes: readonly Route[] = [
  route(record.getEmployee, employeeRecord),
  route(record.createEmployee, employeeAdded),
  route(record.updateEmployee, employeeUpdated),
  route(record.deleteEmployee, employeeDeleted),
  route(record.updateOwnRecord, ownRecordUpdated),
  route(record.setPhoto, photoSet),
  route(record.removePhoto, photoRemoved),
  route(record.listSensitiveReads, sensitiveReadsListed),
  route(documents.addDocument, documentAdded),
  route(documents.removeDocument, documentRemoved),
  fileRoute(documents.getDocumentFile, documentFile),
  route(proposals.proposeChange, changeProposed),
  route(proposals.listProposals, proposalsListed),
  route(proposals.approveProposal, proposalApproved),
  route(proposals.rejectProposal, proposalRejected),
  route(proposals.cancelProposal, proposalCancelled),
]
