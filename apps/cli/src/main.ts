import { processTerminal } from "./process-terminal.ts";
import { createProgram } from "./program.ts";
import { reasonOf } from "./reason-of.ts";

try {
	await createProgram(processTerminal()).parseAsync();
} catch (error) {
	console.error(`hilo: ${reasonOf(error)}`);
	process.exitCode = 1;
}
