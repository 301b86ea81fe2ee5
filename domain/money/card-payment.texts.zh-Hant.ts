import { formatCents } from '../pricing/cents.ts'

export const nothingToPay = () => '這一項沒有要付的了。'
export const tooLittleForCard = ({ least }: { least: number }) =>
  `用卡付款最少${formatCents(least)}。請和別的費用一起支付。`
export const noCardService = () => '目前不能用卡付款。請過一分鐘再試，或用e-Transfer電子轉賬付款。'
