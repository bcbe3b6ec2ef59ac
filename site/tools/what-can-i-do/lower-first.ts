/** A text as it goes on in the middle of a sentence. Names of app screens keep their other capitals. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
