/**
 * What Playwright is given: of a command's folder and files in it that somebody asked for, the files alone. It would run both.
 *
 * @param {readonly string[]} args
 */
export const browserTestFiles = (args) =>
  args.filter((folder) => !args.some((file) => file.startsWith(`${folder}/`)));
