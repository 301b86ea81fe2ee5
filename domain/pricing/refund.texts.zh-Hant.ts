export const noPlace = '我們未能提供名額，您付的費用全部退還。'
export const weather = '天氣不由人：不退款，但孩子可以參加另一個訓練日的訓練。'
export const beforeFirst = (month: string) => `您在${month}第一節訓練課之前告訴了我們：全額退款。`
export const monthBegan = (month: string, day: string) =>
  `${month}的訓練已於${day}開始：已經開始的月份不退款。`
export const noteNeeded = (month: string) => `祝早日康復。有醫生證明，我們會退還${month}剩餘訓練課的費用。`
export const sessionsLeft = (left: number, all: number, month: string, amount: string) =>
  `${month}的${all}節訓練課還剩${left}節：退${amount}。`
export const sessionsCancelled = (lost: number, all: number, month: string, amount: string) =>
  `${month}的${all}節訓練課，我們取消了${lost}節：${amount}記入餘額。`
export const notPaidYet = (reason: string, amount: string) => `${reason}其中${amount}還沒有付，不用再付了。`
