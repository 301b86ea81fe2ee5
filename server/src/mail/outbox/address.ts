/** A plain address, without spaces, quotes, lists or invisible characters that could inject another header. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u
const LONGEST_ADDRESS = 254

const LONGEST_SENDER = 500
const NAMED = /^(?<quote>"?)(?<name>[^<>"\p{C}]+)\k<quote>\s*<(?<address>[^<>]+)>$/u

export interface Sender {
  name: string
  address: string
}

export const isAddress = (text: string): boolean => text.length <= LONGEST_ADDRESS && ADDRESS.test(text)

/** Reads `club@example.org` or `The club <club@example.org>`; null for anything else. */
export function parseSender(text: string): Sender | null {
  if (text.length > LONGEST_SENDER) return null
  const { name = '', address = text } = NAMED.exec(text)?.groups ?? {}
  return isAddress(address) ? { name: name.trim(), address } : null
}
