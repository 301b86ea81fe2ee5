import type { ConsentText } from './consents.ts'

const NAMES: Record<ConsentText, string> = {
  CONDUCT: '行為準則',
  RISK: '風險確認書',
  CONCUSSION: '腦震盪須知',
  PHOTOS: '照片和影片',
  NEWSLETTER: '球會通訊',
  FUN_DAY_WAIVER: '同樂日同意書',
}
export const consentName = (text: ConsentText) => NAMES[text]
