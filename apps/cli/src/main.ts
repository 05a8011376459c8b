import { reasonOf } from "@hilo/rules/errors/errors";
import { ownRelease } from "@hilo/server/app/operator";
import { createProgram } from "./program.ts";
import { processTerminal } from "./terminal.ts";

try {
	await createProgram(processTerminal(), await ownRelease(process.env)).parseAsync();
} catch (error) {
	console.error(`hilo: ${reasonOf(error)}`);
	process.exitCode = 1;
}
