import { consentName } from './consent-names.texts.ts'
import type { ConsentText } from './consents.ts'

export const answeredTwice = ({ text }: { text: ConsentText }) => `“${consentName(text)}”有两个不同的回答。`
export const textHasChanged = ({ text }: { text: ConsentText }) =>
  `您打开这个页面以后，“${consentName(text)}”的内容有更新。请阅读新的内容，再勾选一次。`
