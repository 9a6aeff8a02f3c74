import { cancelJobChange, changeJob, listJobs, previewJobChange } from '@hr/contract/employee-job.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { jobChangeCancelled, jobChangePreviewed, jobChanged } from './job-change.ts'
import { jobsListed } from './list-jobs.ts'

export const employeeJobRoutes: readonly Route[] = [
  route(listJobs, jobsListed),
  route(previewJobChange, jobChangePreviewed),
  route(changeJob, jobChanged),
  route(cancelJobChange, jobChangeCancelled),
]
