import { consentName } from './consent-names.texts.ts'
import type { ConsentText } from './consents.ts'

export const answeredTwice = ({ text }: { text: ConsentText }) => `「${consentName(text)}」有兩個不同的回答。`
export const textHasChanged = ({ text }: { text: ConsentText }) =>
  `您打開這個頁面之後，「${consentName(text)}」的內容有更新。請閱讀新的內容，再勾選一次。`
