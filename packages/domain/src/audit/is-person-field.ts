// Which fields of an audit entry hold the id of a person: their numbers are shown as names.

/** isPersonField('lineManagerId') -> true, ('employee_ids') -> true, ('amount') -> false */
export const isPersonField = (field: string): boolean =>
  /(^|[a-z_])(employee|manager|approver|requester|delegate|reader|person)_?ids?$/i.test(field) ||
  /^(manager|approver|requester|employee)$/i.test(field)
