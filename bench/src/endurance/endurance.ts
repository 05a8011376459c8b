import { restarts } from "../parts/restarts.ts";
import { build } from "../processes/workspace.ts";
import { type Line, printPart } from "../report.ts";
import { attacks } from "./attacks/attacks.ts";
import { disk } from "./disk.ts";
import { fuzz } from "./fuzz.ts";
import { kill } from "./kill.ts";
import { load } from "./load/load.ts";
import { type EnduranceOptions, readOptions } from "./options.ts";
import { postgresFaults } from "./postgres-faults.ts";

interface Part {
	readonly title: string;
	run(options: EnduranceOptions): Promise<Line[]>;
}

const PARTS: Readonly<Record<string, Part>> = {
	kill: { title: "Servers killed while people do things", run: kill },
	postgres: { title: "PostgreSQL killed, restarted and frozen under two servers", run: postgresFaults },
	restarts: { title: "20 restarts, and 20 hand-overs of the port, under load", run: restarts },
	disk: { title: "The disk full and freed under a site on SQLite", run: disk },
	load: { title: "Steady load of everything", run: load },
	attacks: { title: "What one visitor or player does to stop the site", run: attacks },
	fuzz: { title: "Odd inputs and broken requests", run: fuzz },
};

/** `bench endurance [part…] [options]`. Returns the number of missed targets with --assert, else 0. */
export async function endurance(args: readonly string[]): Promise<number> {
	const { names, options, isAsserted } = readOptions(args);
	const unknown = names.filter((name) => !(name in PARTS));
	if (unknown.length > 0)
		throw new Error(`No part ${unknown.join(", ")}. There are: ${Object.keys(PARTS).join(", ")}.`);
	build(["server", "web"]);
	console.log(`Seed ${options.seed}`);
	let missed = 0;
	for (const [name, part] of Object.entries(PARTS)) {
		if (names.length > 0 && !names.includes(name)) continue;
		const lines = await part.run(options);
		printPart(part.title, lines);
		missed += lines.filter(({ pass }) => pass === false).length;
	}
	console.log(missed === 0 ? "\nNothing was found." : `\n${missed} missed.`);
	return isAsserted ? missed : 0;
}
