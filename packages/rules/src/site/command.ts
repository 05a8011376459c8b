/** Beside a text that names the operator's command `hilo`, which is on the path in the image alone. */
export const COMMAND_IN_CLONE = "In a clone of the project, hilo is npx --yes pnpm@12 hilo.";

/** Returns whether a text names the operator's command: "hilo restore". */
export const namesCommand = (text: string): boolean => /\bhilo [a-z]/.test(text);
