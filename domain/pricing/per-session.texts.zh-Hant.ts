interface LongMonth {
  month: string
  sessions: number
  price: string
  perSession: string
  usually: string
}

export const longMonth = ({ month, sessions, price, perSession, usually }: LongMonth) =>
  `${month}有${sessions}次訓練，費用同樣是${price}：每次${perSession}，平時每次${usually}。`
