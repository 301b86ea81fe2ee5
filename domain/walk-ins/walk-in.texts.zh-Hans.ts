export const codeUnknown = () => '代码和出生日期不相符，或代码已失效。请检查两项，或向俱乐部要一个新代码。'
export const codeTriedTooOften = () => '尝试次数太多。请过一会儿再试，或打电话给俱乐部。'
