/** Who asks. Everything a caller may see or do follows from the role and, for a parent, the e-mail address. */
export interface Caller {
  role: 'VISITOR' | 'PARENT' | 'ADMIN'
  /** Lower case; null for visitors. */
  email: string | null
  /** When the proof of who they are runs out, in epoch milliseconds; null for never. */
  until: number | null
}

export const VISITOR: Caller = { role: 'VISITOR', email: null, until: null }
