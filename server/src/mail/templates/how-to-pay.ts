import type { Payment } from '@touchline/domain/club/schemas/payment.ts'

/** In the club's own words, with the reference to quote. */
export const howToPay = (reference: string, { etransfer, etransferTo, cash }: Payment): string =>
  `How to pay: ${etransfer} Address: ${etransferTo}. Reference: ${reference}. ${cash}`
