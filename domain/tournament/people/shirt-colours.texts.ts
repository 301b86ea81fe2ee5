/** A colour as somebody has named it; those that we know have a name in each language. */
export const shirtColour = (name: string) => name
