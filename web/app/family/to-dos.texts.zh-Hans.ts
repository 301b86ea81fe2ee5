import { listOf } from '@touchline/domain/words.ts'

export const invited = '另一位监护人邀请了您'
export const wouldLikeToShare = (email: string) => `${email}希望和您共同管理孩子的资料。`
export const answer = '回复'
export const accepted = '您的邀请已被接受'
export const confirmSharing = (email: string) => `请确认您和${email}共同管理孩子的资料。`
export const confirm = '确认'

export const placeOpened = (player: string) => `${player}有名额了`
export const heldUntil = (name: string, moment: string) => `${name}：名额为您保留到${moment}。`

export const pay = (amount: string, names: readonly string[]) =>
  names.length === 0 ? `支付${amount}` : `支付${amount}：${listOf(names, 'and')}`
export const kit = '装备'
export const kitFor = (item: string, player: string) => `${player}的${item}`
export const kitOfAll = (list: string) => `${list}。`
export const between = ''
export const dueNow = '现在应付。'
export const due = (day: string) => `请在${day}或之前付款。`
export const wasDue = (day: string) => `已逾期，付款期限是${day}。`
export const howToPay = '如何付款'

export const addPhone = '请填写您的电话'
export const whyPhone = '好让在球场的教练能联系到您。'
export const addIt = '去填写'
export const addEmergency = (player: string) => `请为${player}填写紧急联系人`
export const whyEmergency = '姓名和电话，联系不上您时用。'

export const readAndAgree = (player: string) => `请为${player}阅读并勾选同意书`
export const read = '去阅读'

export const pickUp = (item: string, player: string) => `请领取${player}的${item}`
export const seeOrder = '查看订单'

export const sendForm = (players: string) => `${players}的报名还没有提交`
export const notSentYet = '您填了报名表，但还没有提交。填写的内容都还在。'
export const goOn = '继续'

export const label = (action: string, title: string) => `${action}：${title}`
