/** Says that a form's data was saved from another screen since the form was opened. */
export const SAVED_ELSEWHERE = "このページを開いたあとに、別の画面から保存されました。";

/** Says also that the typed content is still in the form, and overwrites the saved data on the next press. */
export const SAVE_OVERWRITES = `${SAVED_ELSEWHERE}入力した内容は残っています。もう一度保存すると上書きします`;
