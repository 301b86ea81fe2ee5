import * as en from '@touchline/domain/club/defaults/base.texts.ts'
import * as hans from '@touchline/domain/club/defaults/base.texts.zh-Hans.ts'
import * as hant from '@touchline/domain/club/defaults/base.texts.zh-Hant.ts'
import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import type { Language } from '@touchline/domain/languages.ts'

const textsIn = inEveryLanguage(en, hans, hant)

/** Text that the club wrote stays in English; our default text is translated (Y-3). */
export const howToTransfer = ({ etransfer }: Pick<Payment, 'etransfer'>, language: Language): string =>
  etransfer === en.etransfer ? textsIn(language).etransfer : etransfer

export function howToPay(payment: Payment, language: Language): string {
  const cash = payment.cash === en.cash ? textsIn(language).cash : payment.cash
  return [howToTransfer(payment, language), cash].join(language === 'en' ? ' ' : '')
}
