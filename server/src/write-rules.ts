import { clubSettingRules, tournamentRules } from './club/rules.ts'
import type { WriteRules } from './graphql/write/rules.ts'
import { kitOrderRules } from './kit/rules.ts'
import { playerRules } from './players/rules.ts'
import { discountRules, registrationDiscountRules } from './pricing/rules.ts'
import { programFeeRules, programRules } from './programs/rules.ts'
import { consentRules } from './registrations/consent-rules.ts'
import { registrationRules } from './registrations/rules.ts'
import { seasonRules } from './seasons/rules.ts'
import { userRules } from './users/rules.ts'

/** The rules for writing rows of each model; a model without an entry has none. */
export const writeRules: Record<string, WriteRules> = {
  User: userRules,
  Player: playerRules,
  Season: seasonRules,
  Program: programRules,
  ProgramFee: programFeeRules,
  Discount: discountRules,
  PlayerProgramRegistration: registrationRules,
  RegistrationDiscount: registrationDiscountRules,
  KitOrder: kitOrderRules,
  ClubSetting: clubSettingRules,
  Tournament: tournamentRules,
  Consent: consentRules,
}
