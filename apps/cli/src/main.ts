import { readRelease, releaseName } from "@hilo/server/platform/system/release";
import { processTerminal } from "./process-terminal.ts";
import { createProgram } from "./program.ts";
import { reasonOf } from "./reason-of.ts";

try {
	const release = releaseName(await readRelease(process.env));
	await createProgram(processTerminal(), release).parseAsync();
} catch (error) {
	console.error(`hilo: ${reasonOf(error)}`);
	process.exitCode = 1;
}
