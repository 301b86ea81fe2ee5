import { formatCents } from '../pricing/cents.ts'

export const nothingToPay = () => '这一项没有要付的了。'
export const tooLittleForCard = ({ least }: { least: number }) =>
  `刷卡最少${formatCents(least)}。请和别的费用一起支付。`
export const noCardService = () => '目前不能刷卡。请过一分钟再试，或用e-Transfer电子转账付款。'
