export const received = '我们收到了您的留言'
export const subject = (reference: string) => `我们收到了您的留言（${reference}）`
export const weAnswer = (days: number, reference: string) =>
  `谢谢您联系俱乐部。我们会在${days}天内答复。您的编号是${reference}。`
export const notYou = '不是您写的？那是有人误填了您的地址，请忽略这封邮件。'
