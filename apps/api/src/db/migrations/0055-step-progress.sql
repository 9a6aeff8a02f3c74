-- R8b: the approval of a step says which step it was and who decides next. Older entries did not keep either.
update notification set parameters = parameters
  || '{"progress": {"en": "a step", "lo": "ຂັ້ນໜຶ່ງ"}, "next": {"en": "the next approver", "lo": "ຜູ້ທີ່ມີຊື່ໃນສາຍ"}}'
where code in ('LEAVE_STEP_APPROVED', 'LEAVE_CANCELLATION_STEP_APPROVED', 'LEAVE_AMENDMENT_STEP_APPROVED',
  'REQUEST_STEP_APPROVED');
