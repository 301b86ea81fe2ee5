import type { ConsentTexts } from '../schemas/consent-texts.ts'
import texts from './consent-texts.json' with { type: 'json' }

/** The texts that families agree to. Have a lawyer read them; a changed text needs a new version (C-4). */
export const defaultConsents: ConsentTexts = texts
