import { AuditEntry, ClubSetting, KitOrder, Tournament, TournamentSignUp } from './models/club.ts'
import type { Model, Named } from './models/model-types.ts'
import { Consent, Player, User } from './models/people.ts'
import {
  AppliableDiscount,
  Discount,
  PlayerProgramRegistration,
  Program,
  ProgramFee,
  RegistrationDiscount,
  Season,
} from './models/programs.ts'

const named = {
  User,
  Player,
  Consent,
  Season,
  Program,
  ProgramFee,
  Discount,
  AppliableDiscount,
  PlayerProgramRegistration,
  RegistrationDiscount,
  KitOrder,
  ClubSetting,
  Tournament,
  TournamentSignUp,
  AuditEntry,
}

export type Models = typeof named
export type ModelName = keyof Models

/** Every entity of the club. Schema, SQL, inputs, rows and the browser's documents are derived from this. */
export const models: Readonly<Record<string, Model>> = named

export function modelNamed<Name extends ModelName>(name: Name): Named<Name>
export function modelNamed(name: string): Model
export function modelNamed(name: string): Model {
  const model = models[name]
  if (!model) throw new Error(`There is no model named ${name}`)
  return model
}
