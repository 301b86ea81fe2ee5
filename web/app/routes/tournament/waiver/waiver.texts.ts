export const title = 'Fun day consent'
export const description =
  'The informed consent for the fun day: read it, sign it once for all your children, and get a copy by email.'
export const keywords = 'fun day consent, informed consent, parents'
export const lead = 'Two minutes, one signature for all your children. We’ll email you a copy.'
export const isOver = 'This fun day is over, so there’s nothing to sign.'
export const printBlank = 'Print a blank form'
export const pleaseRead = 'Please read this'
export const version = (version: string) => `Version ${version}`
export const sign = 'Sign'
export const signing = 'Signing...'
export const nextOne = 'The next fun day will be '
export const onEvents = 'on our events page'
export const onceItIsOut = '. You can sign for it here once it’s announced.'
export const child = 'Child'
export const childNumber = (place: number) => `Child ${place}`
export const yourChild = 'Your child'
export const childName = 'Your child’s name'
export const bornOn = 'Birth date'
export const healthNotes = 'Allergies, conditions, medication'
export const healthHint = 'Only first-aiders see this.'
export const takeOut = (place: number) => `Remove child ${place}`
export const addChild = 'Add another child'
export const email = 'Email'
export const printOrEmail = 'Please print a blank form, or email '
export const stop = '.'
export const notSent =
  'Your form didn’t reach us. It’s still here: check your connection and sign it again, or print a blank one for the gate.'
export const signed = 'Signed. Thank you.'
export const referenceIs = (reference: string, email: string) =>
  ` Your reference is ${reference}; a copy is on its way to ${email}.`
export const showIt = 'Show the reference or this code at check-in to pick up your children’s wristbands.'
export const codeOf = (reference: string) => `Check-in code for ${reference}`
export const signedBefore = (day: string, names: string, reference: string) =>
  `You signed on ${day} for ${names}: ${reference}. Sign again only for another child, or if something has changed.`
export const guardian = 'Parent or guardian'
export const phoneAndEmail = 'Phone and email'
export const emergency = 'In an emergency, call'
export const blankLine = (label: string) => `${label}: ______________________________________________`
export const photosOnPaper = 'Photos and video: ☐ yes ☐ no'
export const signatureLine = 'Signature: ______________________________ Date: ______________'
export const markedFields = 'Please check the marked fields.'
export const textChanged =
  'This form has changed since you opened the page. Please reload it and read the new version.'
export const eventIsOver =
  'The fun day is over, so there’s nothing to sign. The next one will be on our events page.'
export const badAddress = 'This address can’t receive email.'
