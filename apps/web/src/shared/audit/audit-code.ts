// The words of a code in an audit entry, by its field; undefined if it is none.

/** Where codes have their texts that are the same in every field. */
const places = ['status', 'approvalTemplate.resolver', 'consoleUser.kinds'] as const
const choices = ['notification.kinds', 'notificationSetting.channels', 'notificationSetting.paces'] as const

/** auditCode('source', 'WEB', find) -> find('auditCode.source.WEB') */
export function auditCode(
  field: string,
  text: string,
  find: (key: string) => string | undefined,
): string | undefined {
  if (!/^\w+$/.test(text)) return undefined
  const shared: readonly string[] = field === 'notifications' ? choices : places
  const keys = [`auditCode.${field}`, ...shared].flatMap(place => [
    `${place}.${text}`,
    `${place}.${text.toUpperCase()}`,
  ])
  return keys.map(find).find(words => words !== undefined)
}
