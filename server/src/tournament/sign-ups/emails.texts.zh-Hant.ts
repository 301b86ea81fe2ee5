interface Children {
  names: string
  isOne: boolean
}

interface About {
  tournament: string
  /** The day, if it is set. */
  day: string | null
}

const on = ({ tournament, day }: About) => `${tournament}${day === null ? '' : `（${day}）`}`

export const see = '查看錦標賽'
export const isFree = '不用付款。'

export const joinedSubject = (children: Children, tournament: string) =>
  `${children.names}已報名：${tournament}`
export const joined = (children: Children, about: About) =>
  `${children.names}已報名參加${on(about)}。報名截止後我們會分隊，並發電郵告訴您比賽的時間和場地。`
export const fee = (amount: string, day: string) =>
  `費用是${amount}，請在${day}或之前用e-Transfer電子轉賬支付，並寫上您的付款編號。`
export const mayLeave = (day: string) =>
  `如有變動，您可以在錦標賽頁面上退出。${day}或之前退出不收費；之後退出，仍要付費用，因為球隊已把您的孩子計算在內。`

export const waitingSubject = (children: Children, tournament: string) =>
  `${children.names}在候補名單上：${tournament}`
export const waiting = (children: Children, about: About) =>
  `${on(about)}目前已滿，${children.names}在候補名單上。`
export const waitingNext = (hours: number) =>
  `一有名額，我們就發電郵通知您，並為您保留${hours}小時。在那之前不用付款。`

export const offerSubject = (children: Children, tournament: string) =>
  `${children.names}有名額了：${tournament}`
export const offer = (children: Children, about: About) =>
  `好消息：${children.names}可以參加${on(about)}了。請在錦標賽頁面登入，接受名額。`
export const costs = (amount: string) => `費用是${amount}。`
export const unanswered = '如果我們沒有按時收到您的答覆，名額會給下一個家庭，您會移到候補名單的最後。'

export const goneSubject = (children: Children) => `為${children.names}保留的名額已過期`
export const gone = (children: Children, tournament: string) =>
  `我們為${children.names}保留了${tournament}的名額，但沒有收到您的答覆，所以名額已給了下一個家庭。`
export const goneNext = (children: Children) =>
  `${children.names}仍在候補名單上，排在最後。再有名額時我們會發電郵通知您。`

export const revokedSubject = (children: Children) => `為${children.names}保留的名額已給下一個家庭`
export const revoked = (children: Children, tournament: string) =>
  `我們為${children.names}保留了${tournament}的名額，但${children.names}目前不能接受，所以名額已給了下一個家庭。`
export const revokedNext = '您的候補位置不變。'

export const leftSubject = (children: Children, tournament: string) =>
  `${children.names}已退出：${tournament}`
export const left = (children: Children, about: About) => `${children.names}已不在${on(about)}的名單上。`
export const stillDue = (amount: string) => `報名已經截止，所以仍要付${amount}的費用。`
export const nothingToPay = '不用付款。已付的款項會留在您的帳戶內作為餘額。如果您想退款，請告訴我們。'

export const cancelledSubject = (tournament: string) => `${tournament}已取消`
export const cancelled = (children: Children, about: About) =>
  `${on(about)}不會舉行。非常抱歉，我們知道${children.names}會失望。`

export const waiverSubject = (children: Children, tournament: string) =>
  `請為${children.names}簽名：${tournament}`
export const waiver = (children: Children, about: About) =>
  `${children.names}已報名參加${on(about)}，但同意書還沒有簽。只需兩分鐘，簽一次就包括您所有的孩子。`
export const waiverNeeded = '沒有簽名，孩子當日不能上場。'
