export const healthNotes = 'Health notes'
export const healthHint =
  'Allergies, asthma, anything a coach should know. Private: only you, the club’s administrators and first aid see this.'
