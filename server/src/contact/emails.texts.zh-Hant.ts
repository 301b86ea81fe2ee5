export const received = '我們收到了您的留言'
export const subject = (reference: string) => `我們收到了您的留言（${reference}）`
export const weAnswer = (days: number, reference: string) =>
  `多謝您聯絡球會。我們會在${days}天內答覆。您的編號是${reference}。`
export const notYou = '不是您寫的？那是有人誤填了您的地址，請忽略這封電郵。'
