interface LongMonth {
  month: string
  sessions: number
  price: string
  perSession: string
  usually: string
}

export const longMonth = ({ month, sessions, price, perSession, usually }: LongMonth) =>
  `${month} has ${sessions} sessions for the same ${price}: ${perSession} a session instead of ${usually}.`
