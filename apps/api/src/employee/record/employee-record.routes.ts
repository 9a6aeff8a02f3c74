// A person's record with photo, documents, proposals and the log of reads (P7).
import * as documents from '@hr/contract/employee-document.ts'
import * as proposals from '@hr/contract/employee-proposal.ts'
import * as contract from '@hr/contract/employee-hire.ts'
import * as change from '@hr/contract/employee-change.ts'
import * as record from '@hr/contract/employee-record.ts'
import { fileRoute, preparedRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { createEmployee } from '../create-employee.ts'
import { deleteEmployee } from '../delete-employee.ts'
import { hireEmployee } from '../hire-employee.ts'
import { nextStaffId } from '../propose-staff-id.ts'
import { addDocument, documentFile, documentSent, removeDocument } from './documents.ts'
import { getEmployee } from './get-employee.ts'
import { listProposals } from './list-proposals.ts'
import { listSensitiveReads } from './list-sensitive-reads.ts'
import { removePhoto, photoSent, setPhoto } from './photo.ts'
import { previewFirstDay } from './preview-first-day.ts'
import { proposeChange, approveProposal, cancelProposal, rejectProposal } from './proposals.ts'
import { updateEmployee, updateOwnRecord } from '../update-employee.ts'
import { photoOfNewEmployee } from '../welcome-employee.ts'

export const employeeRecordRoutes: readonly Route[] = [
  route(record.getEmployee, getEmployee),
  route(change.nextStaffId, nextStaffId),
  preparedRoute(change.createEmployee, photoOfNewEmployee, createEmployee),
  preparedRoute(contract.hireEmployee, photoOfNewEmployee, hireEmployee),
  route(change.updateEmployee, updateEmployee),
  route(change.previewFirstDay, previewFirstDay),
  route(change.deleteEmployee, deleteEmployee),
  route(change.updateOwnRecord, updateOwnRecord),
  preparedRoute(change.setPhoto, photoSent, setPhoto),
  route(change.removePhoto, removePhoto),
  route(record.listSensitiveReads, listSensitiveReads),
  preparedRoute(documents.addDocument, documentSent, addDocument),
  route(documents.removeDocument, removeDocument),
  fileRoute(documents.getDocumentFile, documentFile),
  route(proposals.proposeChange, proposeChange),
  route(proposals.listProposals, listProposals),
  route(proposals.approveProposal, approveProposal),
  route(proposals.rejectProposal, rejectProposal),
  route(proposals.cancelProposal, cancelProposal),
]
