export const weather = 'Rain or shine, unless it is unsafe.'
export const etransfer = 'Send an Interac e-Transfer and put the reference we give you in the message.'
export const cash =
  'Or bring cash to the club table before training, in an envelope with your player’s name on it.'

/** Only shown once the club has confirmed the lights, so that nobody is promised light that may not be there. */
export const floodlit = 'The field is floodlit for the whole session.'
export const notFloodlit =
  'The field has no floodlights: we’ll email you before then about where and when we train.'
export const lightsUnknown =
  'We’ll email you about lights before then; please ask us if you’d like to know now.'
