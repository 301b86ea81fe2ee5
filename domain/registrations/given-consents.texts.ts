import { consentName } from './consent-names.texts.ts'
import type { ConsentText } from './consents.ts'

export const answeredTwice = ({ text }: { text: ConsentText }) =>
  `There are two answers about ${consentName(text)}.`
export const textHasChanged = ({ text }: { text: ConsentText }) =>
  `Our text on ${consentName(text)} has changed since you opened this page. Please read the new one and tick it again.`
