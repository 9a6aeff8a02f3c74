import * as bulkContract from '@hr/contract/bulk-change.ts'
import * as endContract from '@hr/contract/end-employment.ts'
import * as expiringContract from '@hr/contract/employee-expiring.ts'
import * as contract from '@hr/contract/employee-job.ts'
import * as shiftContract from '@hr/contract/shift-holder.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { cancelJobChange, previewJobChange, changeJob } from './job-change.ts'
import { previewAssignWorkShift, assignWorkShift } from './assign-work-shift.ts'
import { bulkChange, previewBulkChange } from './bulk-change.ts'
import { endEmployment, previewEndEmployment } from './end-employment.ts'
import { reinstateEmployee } from './reinstate-employee.ts'
import { listExpiring } from '../expiring/list-expiring.ts'
import { listJobs } from './list-jobs.ts'

export const employeeJobRoutes: readonly Route[] = [
  route(contract.listJobs, listJobs),
  route(contract.previewJobChange, previewJobChange),
  route(contract.changeJob, changeJob),
  route(contract.cancelJobChange, cancelJobChange),
  route(endContract.previewEndEmployment, previewEndEmployment),
  route(endContract.endEmployment, endEmployment),
  route(endContract.reinstateEmployee, reinstateEmployee),
  route(expiringContract.listExpiring, listExpiring),
  route(bulkContract.previewBulkChange, previewBulkChange),
  route(bulkContract.bulkChange, bulkChange),
  route(shiftContract.previewAssignWorkShift, previewAssignWorkShift),
  route(shiftContract.assignWorkShift, assignWorkShift),
]
