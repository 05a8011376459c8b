/** The operator's command in a clone of the project; in the image it is `hilo`, as texts write it. */
export const COMMAND_IN_CLONE = "npx --yes pnpm@12 hilo";

/** Returns whether a text names the operator's command: "hilo restore". */
export const namesCommand = (text: string): boolean => /\bhilo [a-z]/.test(text);
