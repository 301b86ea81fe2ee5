export const phoneNumber = '能聯絡到您的電話號碼'
export const emergencyContact = '緊急聯絡人'

export const see = '查看報名'
export const seeHowToPay = '查看如何付款'
export const seePlaceInLine = '查看候補位置'
export const seeMissing = '查看還欠甚麼'
export const seePrograms = '查看課程'
export const seePrices = '查看新的費用'

export const inMonth = (month: string, amount: string) => `${month} ${amount}`
export const breakdown = (months: string, total: string, discounts: string | null) =>
  `${months}：合計${total}${discounts === null ? '' : `，已減${discounts}`}。`
export const amountBy = (amount: string, day: string) => `${day}或之前付${amount}`
export const amountNow = (amount: string) => `現在付${amount}`
export const afterThat = (amounts: string) => `之後：${amounts}。`
export const next = (amountAndDay: string) => `接下來：${amountAndDay}。`
export const reason = (reason: string) => `原因：${reason}`

export const receivedSubject = (names: string) => `我們收到了${names}的報名`
export const received = (names: string) =>
  `多謝您的報名！我們收到了${names}的報名，很快就會審核。在我們發電郵通知您之前，不用付款。`
export const receivedChild = (child: string, program: string, breakdown: string) =>
  `${child}報名了${program}。${breakdown}`
export const checkStatus = '您可以隨時在帳戶內查看報名進度。'

export const waitingSubject = (child: string) => `${child}在候補名單上`
export const waiting = (child: string, program: string, place: string) =>
  `${program}目前已滿。${child}排在${place}。`
export const placeInLine = (position: number) => `候補名單第${position}位`
export const waitingNext = (hours: number) =>
  `一有名額，我們就發電郵通知您，並為您保留${hours}小時。在那之前不用付款。`
export const waitingTogether =
  '按您的要求，我們只會為您的孩子們一起提供名額。如果名額只夠其中幾個孩子，可能會先問其他家庭。'
export const waitingLeave = '按按鈕可以查看候補位置。如果不再需要，在那裡按一下就可以退出候補，不用密碼。'

export const approvedSubject = (child: string, program: string) => `${child}有${program}的名額了`
export const approvedFree = (child: string) => `好消息：${child}有名額了，不用付款。球場見！`
export const covered = '您帳戶內的餘額已足夠支付。'
export const approved = (child: string, day: string | null, isHeld: boolean) =>
  `好消息：${child}有名額了。請${day === null ? '現在' : `在${day}或之前`}付款${isHeld ? '，以保留名額' : ''}。`
export const moreTime = '如果您需要多一點時間，或費用上需要幫助，請告訴我們。'

export const paidSubject = (child: string) => `${child}一切準備就緒`
export const missingSubject = (child: string) => `${child}有名額了，還欠一項資料`
export const paid = (child: string, program: string) => `多謝，我們收到了您的付款。${child}已加入${program}。`
export const isIn = (child: string, program: string) => `${child}已加入${program}。`
export const forTraining = '訓練時請戴好護脛，水樽裝滿水。'
export const missing = (contacts: string) => `還有一件事：請在您的帳戶內填寫${contacts}。`

export const rejectedSubject = (child: string) => `關於${child}的報名`
export const rejected = (child: string, program: string) => `很抱歉，我們未能為${child}安排${program}的名額。`
export const rejectedNext = '您不用付款。如果您覺得有誤，或想換一個組，請告訴我們。'

export const cancelledSubject = (child: string) => `${child}的報名已取消`
export const cancelledAsAsked = (child: string, program: string) =>
  `按您的要求，我們取消了${child}的${program}報名。`
export const cancelled = (child: string, program: string) => `我們取消了${child}的${program}報名。`
export const cancelledNext = '您不用付款。隨時歡迎您回來，重新報名只需兩分鐘。'

export const askedSubject = (child: string, program: string) => `您申請讓${child}退出${program}`
export const asked = (child: string) =>
  `我們收到了您的申請，很快就會確認。在那之前，${child}的名額還在，您可以改變主意。`
export const askedRefund =
  '按球會的退款規則，以今天計算，可以退給您的金額如下（下面的說明是英文，以英文為準）。'

export const withdrawnSubject = (child: string, program: string) => `${child}已退出${program}`
export const withdrawn = (child: string, program: string) =>
  `${child}已退出${program}。多謝你們和我們一起踢球。`
export const refundComes = '我們會用e-Transfer把退款發到這個地址，完成後發電郵通知您。'
export const noRefund = '按球會的規則，沒有退款。'

export const requotedSubject = '您的報名費用有變動'
export const requotedFamily = '您家報名的孩子人數變了，家庭優惠也隨之改變。'
export const requotedByHand = '我們更改了球會給您的一項優惠。'
export const newPrice = (child: string, after: string, before: string) =>
  `${child}：${after}（原本是${before}）。`
export const settledStay = '已經結清的月份不變。'
export const paidStays = '您已經付的款項不變。'
