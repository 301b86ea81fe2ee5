export const codeUnknown = () => '代碼和出生日期不相符，或代碼已失效。請檢查兩項，或向球會要一個新代碼。'
export const codeTriedTooOften = () => '嘗試次數太多。請過一會兒再試，或打電話給球會。'
