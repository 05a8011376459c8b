import type { Line } from "../../report.ts";
import { inDatabase } from "../databases.ts";
import { openOperatorSite } from "../operator-site.ts";
import { SiteProcess } from "../site-process.ts";
import type { Attack } from "./attack.ts";
import { chatBurst } from "./chat-burst.ts";
import { exports } from "./exports.ts";
import { FLOODS } from "./floods.ts";
import { HEAVY_WRITES } from "./heavy-writes.ts";
import { heldRow } from "./held-row.ts";
import { searches } from "./searches.ts";
import { slowBodies } from "./slow-bodies.ts";
import { visits } from "./visits.ts";
import { underAttack } from "./watch.ts";

/** The memory of a small machine, and the limits of a usual site. */
const ENV = { NODE_OPTIONS: "--max-old-space-size=1024", RATE_LIMITS: "on" };

const ATTACKS: readonly Attack[] = [
	...FLOODS,
	slowBodies,
	searches,
	exports,
	visits,
	chatBurst,
	heldRow,
	...HEAVY_WRITES,
];

export async function attacks(): Promise<Line[]> {
	const lines: Line[] = [];
	for (const attack of ATTACKS) lines.push(...(await runAttack(attack)));
	return lines;
}

function runAttack({ name, database = "sqlite", env: settings, prepare }: Attack): Promise<Line[]> {
	return inDatabase(database, async ({ url, env }) => {
		const operator = await openOperatorSite(url);
		const site = await SiteProcess.start({ ...env, ...ENV, ...settings });
		try {
			const { run, findings = () => [] } = await prepare({ site, operator });
			const lines = await underAttack(name, site, run);
			return [...lines, ...(await findings())];
		} finally {
			await site.kill();
			await operator.close();
		}
	});
}
