interface LongMonth {
  month: string
  sessions: number
  price: string
  perSession: string
  usually: string
}

export const longMonth = ({ month, sessions, price, perSession, usually }: LongMonth) =>
  `${month}有${sessions}次训练，费用同样是${price}：每次${perSession}，平时每次${usually}。`
