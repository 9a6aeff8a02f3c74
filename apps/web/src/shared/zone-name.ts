/** As people look for it: zoneName('Asia/Ho_Chi_Minh') = 'Asia/Ho Chi Minh' */
export const zoneName = (timeZone: string): string => timeZone.replaceAll('_', ' ')
