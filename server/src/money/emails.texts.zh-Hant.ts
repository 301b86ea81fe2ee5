export const receivedSubject = (amount: string) => `我們收到了您的付款${amount}`
export const received = '多謝，您的付款已經到了。'
export const stillToPay = (amount: string) => `還要付：${amount}。`
export const nothingLeft = '沒有要付的款項了。'
export const nothingLeftAndCredit = (amount: string) => `沒有要付的款項了。多付的${amount}會留作以後的費用。`
export const see = '查看付款'

export const dueToday = (what: string) => `${what}今天應付`
export const dueOn = (what: string, day: string) => `${what}應在${day}或之前付`
export const wasDue = (what: string, day: string) => `${what}本應在${day}或之前付`
export const oneDue = (subject: string, amount: string) => `${subject}：${amount}，`
export const overdue = '溫馨提醒：我們還沒有收到您的付款。'
export const dueSoon = '溫馨提醒，讓您早點知道。'
export const onItsWay =
  '如果您這幾天已經付了，多謝，我們很快就會入賬。如果您需要多一點時間，或費用上需要幫助，請告訴我們。'

export const keepPlace = (day: string, name: string) => `請在${day}或之前付款，保留${name}的名額`
export const keepPlaces = (day: string, names: string) => `請在${day}或之前付款，保留${names}的名額`
export const placeUnpaid = '我們還沒有收到這個名額的付款，而其他家庭也在等名額。'
export const placesUnpaid = '我們還沒有收到這些名額的付款，而其他家庭也在等名額。'
export const inProgram = (name: string, program: string) => `${name}，${program}`
export const atRisk = (place: string, { amount, day, lastDay }: AtRisk) =>
  `${place}：${amount}本應在${day}或之前付。如果到${lastDay}還沒有任何付款，報名會被取消，名額會給下一個家庭。`
export const whatKeepsIt =
  '只要付了款，哪怕只是一部分，名額就會保留。如果您需要多一點時間，或者有KidSport、Jumpstart這樣的基金願意資助，請在那之前回覆這封電郵，我們會等您。'
export const alreadyPaid = '如果您已經付了，謝謝！請告訴我們，好讓我們查找這筆付款。'

export const grantedSubject = (fund: string, name: string) => `好消息：${fund}資助${name}的費用`
export const granted = (fund: string, name: string, program: string) =>
  `${fund}會資助${name}在${program}的名額。`
export const grantedAmount = (amount: string) =>
  `資助金額是${amount}。款項一到，我們就從您的應付金額中扣除，您可以在付款頁上看到。`
export const grantedUntilThen = '在那之前，我們不會再提醒您為這個名額付款。'
export const refusedSubject = (fund: string, name: string) => `關於${fund}對${name}的資助`
export const refused = (fund: string, name: string, program: string) =>
  `${fund}這次無法資助${name}在${program}的名額。`
export const refusedNext =
  '如果您想向別的基金申請，或需要多一點時間付款，請直接回覆這封電郵，我們一起想辦法。'

export const sentSubject = (amount: string) => `我們給您退了${amount}`
export const refundFor = (name: string, program: string) => `${name}在${program}的退款`
export const yourCredit = '您的餘額'
export const wentOut = (what: string, day: string) => `${what}已在${day}匯出。`
export const bankReference = (reference: string) => `銀行的參考編號是${reference}。`
export const arrivesInAWeek = '這筆款項已列在您的球會結單上。如果一星期內還沒有收到，請直接回覆這封電郵。'
export const backToCard = (what: string) => `${what}正退回您付款用的卡。`
export const arrivesInTwoWeeks =
  '大多數銀行會在5到10天內入賬。這筆款項已列在您的球會結單上。如果兩星期內還沒有收到，請直接回覆這封電郵。'

interface AtRisk {
  amount: string
  day: string
  lastDay: string
}
