import { listOf } from '@touchline/domain/words.ts'

export const invited = '另一位監護人邀請了您'
export const wouldLikeToShare = (email: string) => `${email}希望和您共同管理孩子的資料。`
export const answer = '回覆'
export const accepted = '您的邀請已獲接受'
export const confirmSharing = (email: string) => `請確認您和${email}共同管理孩子的資料。`
export const confirm = '確認'

export const placeOpened = (player: string) => `${player}有名額了`
export const heldUntil = (name: string, moment: string) => `${name}：名額為您保留到${moment}。`

export const pay = (amount: string, names: readonly string[]) =>
  names.length === 0 ? `支付${amount}` : `支付${amount}：${listOf(names, 'and')}`
export const kit = '裝備'
export const kitFor = (item: string, player: string) => `${player}的${item}`
export const kitOfAll = (list: string) => `${list}。`
export const between = ''
export const dueNow = '現在應付。'
export const due = (day: string) => `請在${day}或之前付款。`
export const wasDue = (day: string) => `已逾期，付款限期是${day}。`
export const howToPay = '如何付款'

export const addPhone = '請填寫您的電話'
export const whyPhone = '好讓在球場的教練能聯絡到您。'
export const addIt = '去填寫'
export const addEmergency = (player: string) => `請為${player}填寫緊急聯絡人`
export const whyEmergency = '姓名和電話，聯絡不上您時用。'

export const readAndAgree = (player: string) => `請為${player}閱讀並勾選同意書`
export const read = '去閱讀'

export const pickUp = (item: string, player: string) => `請領取${player}的${item}`
export const seeOrder = '查看訂單'

export const sendForm = (players: string) => `${players}的報名還沒有提交`
export const notSentYet = '您填了報名表，但還沒有提交。填寫的內容都還在。'
export const goOn = '繼續'

export const label = (action: string, title: string) => `${action}：${title}`
