// Texts of the pages about people and units.
import { employeeJob } from './employee-job.ts'
import { employeeRecord } from './employee-record.ts'
import { orgChart } from './org-chart.ts'
import { organization } from './organization.ts'
import { position } from './position.ts'

export const texts = { employeeJob, employeeRecord, orgChart, organization, position }
