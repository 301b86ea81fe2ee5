import type { ConsentText } from './consents.ts'

const NAMES: Record<ConsentText, string> = {
  CONDUCT: '行为准则',
  RISK: '风险确认书',
  CONCUSSION: '脑震荡须知',
  PHOTOS: '照片和视频',
  NEWSLETTER: '俱乐部通讯',
  FUN_DAY_WAIVER: '欢乐日同意书',
}
export const consentName = (text: ConsentText) => NAMES[text]
