/** For comparing what somebody types with a name. */
export const plainText = (text: string): string => text.trim().toLowerCase().normalize('NFC')
