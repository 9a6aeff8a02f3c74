// Sign-ins of the demo, printed at the start and shown on the login pages (api.md, "Demo data").
export const demoPassword = 'Demo1234'

export const demoSignIns = [
  { username: 'admin', role: 'Administrator', area: 'employee' },
  { username: 'hr', role: 'HR', area: 'employee' },
  { username: 'manager', role: 'Manager', area: 'employee' },
  { username: 'employee', role: 'Employee', area: 'employee' },
  { username: 'owner', role: 'Space owner', area: 'login' },
  { username: 'operator', role: 'Operator', area: 'login' },
] as const
