import { listExpiring } from '@hr/contract/employee-expiring.ts'
import {
  bulkChange,
  cancelJobChange,
  changeJob,
  endEmployment,
  listJobs,
  previewBulkChange,
  previewEndEmployment,
  previewJobChange,
  reinstateEmployee,
} from '@hr/contract/employee-job.ts'
import { assignWorkShift, previewAssignWorkShift } from '@hr/contract/work-shift.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { jobChangeCancelled, jobChangePreviewed, jobChanged } from './job-change.ts'
import { assignmentPreviewed, workShiftAssigned } from './assign-work-shift.ts'
import { bulkChanged, bulkPreviewed } from './bulk-change.ts'
import { employmentEnded, endPreviewed } from './end-employment.ts'
import { employeeReinstated } from './reinstate-employee.ts'
import { expiringListed } from '../expiring/list-expiring.ts'
import { jobsListed } from './list-jobs.ts'

export const employeeJobRoutes: readonly Route[] = [
  route(listJobs, jobsListed),
  route(previewJobChange, jobChangePreviewed),
  route(changeJob, jobChanged),
  route(cancelJobChange, jobChangeCancelled),
  route(previewEndEmployment, endPreviewed),
  route(endEmployment, employmentEnded),
  route(reinstateEmployee, employeeReinstated),
  route(listExpiring, expiringListed),
  route(previewBulkChange, bulkPreviewed),
  route(bulkChange, bulkChanged),
  route(previewAssignWorkShift, assignmentPreviewed),
  route(assignWorkShift, workShiftAssigned),
]
