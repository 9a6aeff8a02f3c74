// The approval lines of the company.
export const approvalTemplate = {
  description:
    'Who is asked, one after the other, when somebody makes a request. A change holds for new requests.',
  resolver: {
    LINE_MANAGER: 'Line manager of the requester',
    UNIT_MANAGER: 'Manager of the requester’s unit',
    EMPLOYEE: 'A certain person',
    PERMISSION: 'HR',
  },
  permissionHint: 'Anyone who may approve these requests. One decision is enough.',
  unitHint: 'Of the nearest unit above when the unit has none',
  step: 'Step {{place}}: {{name}}',
  left: 'No longer works here: is skipped',
  person: 'Person of step {{place}}',
  addStep: 'Add a step',
  remove: 'Remove {{name}}',
  order: 'Steps in their order',
  save: 'Save approval line',
  discard: 'Discard changes',
  saved: 'Approval line saved. It holds for requests from now on.',
  reload: 'Show the line as it is now',
  tryTitle: 'Try it',
  tryHint: 'Choose somebody to see whom a request of theirs would ask today, also before you save.',
  requester: 'Requester',
  leftOut: 'A rule that finds nobody, such as the manager of the head of the company, is left out.',
}
