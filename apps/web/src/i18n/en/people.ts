// Texts of the pages about people and the structure.
import { employeeJob } from './employee-job.ts'
import { employeeRecord } from './employee-record.ts'
import { organization } from './organization.ts'
import { position } from './position.ts'

export const texts = { employeeJob, employeeRecord, organization, position }
