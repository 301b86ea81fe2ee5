export const noPlace = '我们没能提供名额，您付的费用全部退还。'
export const weather = '天气不由人：不退款，但孩子可以参加另一个训练日的训练。'
export const beforeFirst = (month: string) => `您在${month}第一节训练课之前告诉了我们：全额退款。`
export const monthBegan = (month: string, day: string) =>
  `${month}的训练已于${day}开始：已经开始的月份不退款。`
export const noteNeeded = (month: string) => `祝早日康复。有医生证明，我们会退还${month}剩余训练课的费用。`
export const sessionsLeft = (left: number, all: number, month: string, amount: string) =>
  `${month}的${all}节训练课还剩${left}节：退${amount}。`
export const sessionsCancelled = (lost: number, all: number, month: string, amount: string) =>
  `${month}的${all}节训练课，我们取消了${lost}节：${amount}记入余额。`
export const notPaidYet = (reason: string, amount: string) => `${reason}其中${amount}还没有付，不用再付了。`
